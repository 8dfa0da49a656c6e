import { brotliCompressSync } from 'node:zlib';
import { data } from 'currency-codes';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import {
  type Currency,
  currencies,
  currencyOf,
  decimalsOf,
  isCrypto,
  isKnownCurrency,
} from './currencies.ts';

/** Codes of the published list that are no money of a country: funds, metals, accounting units, testing. */
const notMoney =
  'BOV CHE CHW CLF COU MXV USN UYI UYW XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' ');
/** In the published list of 2024, and withdrawn since: the guilder of the Antilles, the convertible peso. */
const withdrawn = ['ANG', 'CUC'];
/** Newer than that list. */
const newer = ['XCG'];
/** Symbols that are the country's own, with the locale that has them. */
const local = new Map([
  ['PEN', 'es-PE'],
  ['KES', 'en-KE'],
  ['TZS', 'en-TZ'],
  ['UGX', 'en-UG'],
  ['UZS', 'uz'],
  ['KGS', 'ky'],
]);
const ownSymbols = new Map([
  ['AFN', 'AFN'],
  // Signs of 2013 and 2014, which many a cheap phone draws as a box.
  ['AZN', 'AZN'],
  ['GEL', 'GEL'],
  ['XOF', 'CFA'],
]);

/** The release that the symbols were taken from; a runtime with another one may differ. */
const sameCldr = process.versions.cldr?.startsWith('48.') === true;

const fiat = currencies().filter(({ crypto, coin }) => !crypto && !coin);

function symbolOf(locale: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol') {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(
    1,
  );
  return parts.find(({ type }) => type === 'currency')?.value;
}

describe('the currency table', () => {
  it('has every national currency of ISO 4217 with its decimals, and no other', () => {
    const published = data
      .filter(({ code }) => !notMoney.includes(code) && !withdrawn.includes(code))
      .map(({ code, digits }) => `${code} ${digits}`);
    const ours = fiat
      .filter(({ code }) => !newer.includes(code))
      .map(({ code, decimals }) => `${code} ${decimals}`);
    expect(ours.sort()).toEqual(published.sort());
    expect(decimalsOf('XCG')).toBe(2);
  });

  it('knows each code once', () => {
    const codes = currencies().map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(85);
  });

  it.runIf(sameCldr)('bears the narrow symbols of CLDR, but for the named departures', () => {
    for (const { code, narrowSymbol } of fiat) {
      const own = local.get(code);
      const expected = own ? symbolOf(own, code, 'symbol') : symbolOf('en', code, 'narrowSymbol');
      expect(narrowSymbol, code).toBe(ownSymbols.get(code) ?? expected);
    }
  });

  it.runIf(sameCldr)('bears the telling symbols of CLDR', () => {
    for (const { code, symbol } of fiat) {
      expect(symbol, code).toBe(ownSymbols.get(code) ?? symbolOf('en', code, 'symbol'));
    }
  });

  it('has no symbol that turns the direction of a text or breaks a line', () => {
    for (const { code, symbol, narrowSymbol } of currencies()) {
      expect(`${symbol}${narrowSymbol}`, code).not.toMatch(/[\p{Script=Arabic}\p{Script=Hebrew}\p{Cf}\s\d]/u);
    }
  });

  it.each([
    'BTC',
    'ETH',
    'LTC',
    'USDT',
    'TRX',
    'USDC',
    'TON',
    'BCH',
    'XMR',
    'DASH',
    'DOGE',
    'ZEC',
    'XRP',
    'XLM',
  ])('has %s as crypto with eight decimals', (code) => {
    expect(currencyOf(code)).toEqual({
      code,
      symbol: code,
      narrowSymbol: code,
      decimals: 8,
      crypto: true,
      coin: false,
    } satisfies Currency);
  });

  it('has the coins of the sweepstakes', () => {
    expect(currencyOf('QGC')).toMatchObject({ symbol: 'GC', decimals: 2, crypto: false, coin: true });
    expect(currencyOf('QSC')).toMatchObject({ symbol: 'SC', decimals: 2, crypto: false, coin: true });
  });

  it.each(['ABC', 'POINTS', 'usd', '', '__proto__', 'constructor'])('takes %j as unknown', (code) => {
    expect(isKnownCurrency(code)).toBe(false);
    expect(isCrypto(code)).toBe(false);
    expect(currencyOf(code)).toEqual({
      code,
      symbol: code,
      narrowSymbol: code,
      decimals: 2,
      crypto: false,
      coin: false,
    } satisfies Currency);
  });
});

describe('what the package costs a page', () => {
  const bytes = async (contents: string) => {
    const stdin = { contents, resolveDir: import.meta.dirname };
    const result = await build({
      stdin,
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      write: false,
    });
    return brotliCompressSync(result.outputFiles[0]?.contents ?? '').length;
  };

  it('is less than 3 kB, with everything in it', async () => {
    const modules = ['currencies', 'parse', 'minor', 'round', 'format', 'arithmetic'];
    expect(await bytes(modules.map((name) => `export * from './${name}.ts';`).join('\n'))).toBeLessThan(3000);
  });

  it('is nothing for a page that imports it and uses none of it', async () => {
    expect(
      await bytes(`import { formatAmount } from './format.ts'; import { toMinor } from './minor.ts';`),
    ).toBeLessThan(5);
  });
});
