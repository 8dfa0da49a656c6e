import { currencyOf } from './currencies.ts';
import { roundToDecimals } from './round.ts';

/** `exact` shows all of the currency's decimals behind a symbol. */
type Style = 'symbol' | 'exact' | 'number' | 'typed';

/** Shown for an amount that is not a number, where zero would be a claim. */
const unknownAmount = '–';
const space = '\u00A0';
/** Formatters kept at most; a server meets few locales, but any client may name one. */
const memoSize = 256;
const memo = new Map<string, Intl.NumberFormat>();

/**
 * Languages for which browsers lack CLDR's data (Chromium writes Uzbek amounts the English way), and one whose
 * conventions are the same. It also lets a page made on the server agree with the browser that takes it over.
 */
const sameConventions: ReadonlyMap<string, string> = new Map([
  ['az', 'de'],
  ['kk', 'ru'],
  ['ky', 'ru'],
  ['tg', 'ru'],
  ['uz', 'ru'],
]);

/**
 * An amount for people: fiat with its narrow symbol where the language puts it, crypto with its code, coins as a
 * plain number whose word the caller adds. Fiat has no decimals when they are zero and else all of the currency's
 * (`$10`, `$10.50`); crypto and coins as many as they need. What has more is rounded to the nearest. Latin digits in every language, no right-to-left characters, and
 * no-break spaces only: in a right-to-left page put it into `<bdi dir="ltr">`.
 * Never throws: an unknown currency is written by its code, an unknown locale reads as English, NaN is `–`.
 * @param value major units
 */
export function formatAmount(value: number, currency: string, locale: string): string {
  if (!Number.isFinite(value)) return unknownAmount;
  const { code, narrowSymbol, decimals, crypto, coin } = currencyOf(currency);
  const rounded = roundToDecimals(value, currency, 'nearest');
  if (!crypto && !coin) {
    const style = Number.isInteger(rounded) ? 'symbol' : 'exact';
    return withSymbol(formatter(locale, style, decimals).formatToParts(rounded), narrowSymbol);
  }
  const number = tidy(formatter(locale, 'number', decimals).format(rounded));
  return crypto ? `${number}${space}${code}` : number;
}

/**
 * An amount for an input: the language's decimal separator, no grouping and no symbol, so that `parseAmountText`
 * reads the same amount back. Empty for NaN and the infinities.
 * @param value major units
 */
export function formatAmountInput(value: number, currency: string, locale: string): string {
  if (!Number.isFinite(value)) return '';
  const { decimals } = currencyOf(currency);
  return tidy(formatter(locale, 'typed', decimals).format(roundToDecimals(value, currency, 'nearest')));
}

/**
 * Puts our own symbol into the language's pattern, because Intl's depends on the runtime's age and it refuses codes
 * that are not three letters. The pattern is the dollar's; CLDR keeps a letter off the digits with a space.
 */
function withSymbol(parts: readonly Intl.NumberFormatPart[], symbol: string): string {
  const before = /\p{S}$/u.test(symbol) ? symbol : `${symbol}${space}`;
  const after = /^\p{S}/u.test(symbol) ? symbol : `${space}${symbol}`;
  return parts
    .map(({ type, value }, index) => {
      if (type !== 'currency') return tidy(value);
      if (parts[index + 1]?.type === 'integer') return before;
      const previous = parts[index - 1]?.type;
      return previous === 'integer' || previous === 'fraction' ? after : symbol;
    })
    .join('');
}

/** Directional marks go, since the caller isolates; kinds of space, which differ between runtimes, become one. */
function tidy(text: string): string {
  return text.replace(/[\u200E\u200F\u061C]/g, '').replace(/\s/g, space);
}

function formatter(locale: string, style: Style, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${style} ${decimals}`;
  const kept = memo.get(key);
  if (kept) return kept;
  if (memo.size >= memoSize) memo.clear();
  const made = makeFormatter(locale, style, decimals);
  memo.set(key, made);
  return made;
}

function makeFormatter(locale: string, style: Style, decimals: number): Intl.NumberFormat {
  const options: Intl.NumberFormatOptions = {
    ...(style === 'symbol' || style === 'exact'
      ? { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }
      : {}),
    // Left out elsewhere: `true` would group four digits where the language does not (`1234 €` in Spanish).
    ...(style === 'typed' ? { useGrouping: false } : {}),
    numberingSystem: 'latn',
    minimumFractionDigits: style === 'exact' ? decimals : 0,
    maximumFractionDigits: decimals,
  };
  const [language = ''] = locale.split('-');
  try {
    return new Intl.NumberFormat([sameConventions.get(language) ?? locale, 'en'], options);
  } catch {
    // A malformed tag throws; well-formed ones without data fall through to English by themselves.
    return new Intl.NumberFormat('en', options);
  }
}
