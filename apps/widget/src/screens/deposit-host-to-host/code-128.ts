/** Widths of bars and spaces by the value of a symbol, a stop at the end (ISO/IEC 15417, table 1). */
const widths: readonly string[] = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212
  112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131
  311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321
  112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
  313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
  314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114
  122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
  124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
  114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
`
  .trim()
  .split(/\s+/);

const startB = 104;
const startC = 105;
const toC = 99;
const toB = 100;
const stop = 106;
const firstPrintable = 32;
const printable = /^[ -~]+$/;

/** From so many digits on it is shorter to write them in pairs. */
const digitRun = /^(?:\d\d){2,}/;

/** The values of a text's symbols, without start check and stop: pairs of digits in set C, all else in set B. */
function symbolsOf(text: string): readonly number[] {
  const symbols: number[] = [];
  let set: 'B' | 'C' | undefined;
  let rest = text;
  while (rest !== '') {
    const run = digitRun.exec(rest)?.[0];
    const wanted = run === undefined ? 'B' : 'C';
    if (set !== wanted) {
      symbols.push(set === undefined ? { B: startB, C: startC }[wanted] : { B: toB, C: toC }[wanted]);
      set = wanted;
    }
    if (run === undefined) {
      symbols.push(rest.charCodeAt(0) - firstPrintable);
      rest = rest.slice(1);
    } else {
      for (const pair of run.match(/\d\d/g) ?? []) symbols.push(Number(pair));
      rest = rest.slice(run.length);
    }
  }
  return symbols;
}

/** The check symbol: start and symbols, each by its place, modulo 103. */
const checkOf = (symbols: readonly number[]): number =>
  symbols.reduce((sum, symbol, place) => sum + symbol * Math.max(place, 1), 0) % 103;

/**
 * A text as a Code 128 barcode: the widths of its bars and spaces in modules, a bar first.
 * @returns undefined for a text that has characters other than printable ASCII, or none
 */
export function code128(text: string): readonly number[] | undefined {
  if (!printable.test(text)) return undefined;
  const symbols = symbolsOf(text);
  const all = [...symbols, checkOf(symbols), stop];
  return all.flatMap((symbol) => [...(widths[symbol] ?? '')].map(Number));
}
