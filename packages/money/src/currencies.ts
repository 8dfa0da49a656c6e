import { coins, crypto, cryptoDecimals, fiat } from './currency-table.ts';

/** How a currency is written and counted. */
export interface Currency {
  /** ISO 4217 code, or the usual ticker of a crypto currency or coin. */
  readonly code: string;
  /** Symbol that tells currencies apart (`MX$`, `CA$`); the code where there is none. */
  readonly symbol: string;
  /** Shortest symbol (`$` for all dollars); the code where there is none. Never a right-to-left character. */
  readonly narrowSymbol: string;
  /** Digits after the decimal point: one major unit is `10 ** decimals` minor units. */
  readonly decimals: number;
  readonly crypto: boolean;
  /** Coin of the sweepstakes (`QGC`, `QSC`): written as a number, its name being a word of the language. */
  readonly coin: boolean;
}

/** Decimals of a code that the table does not know. */
const defaultDecimals = 2;
const codeLength = 3;

/** Gold coins: for play, never worth money. */
export const goldCoin = 'QGC';
/** Sweep coins: given away, redeemable. */
export const sweepCoin = 'QSC';

let known: ReadonlyMap<string, Currency> | undefined;

/** Built on first use, so that importing the module costs nothing. */
function table(): ReadonlyMap<string, Currency> {
  known ??= new Map(
    [
      ...fiat.flatMap(([decimals, entries]) =>
        readEntries(entries, { decimals, crypto: false, coin: false }),
      ),
      ...crypto
        .split(' ')
        .map((code) => plain(code, { decimals: cryptoDecimals, crypto: true, coin: false })),
      ...readEntries(coins, { decimals: defaultDecimals, crypto: false, coin: true }),
    ].map((currency) => [currency.code, currency]),
  );
  return known;
}

type Traits = Pick<Currency, 'decimals' | 'crypto' | 'coin'>;

function readEntries(entries: string, traits: Traits): Currency[] {
  return entries.split(' ').map((entry) => {
    const code = entry.slice(0, codeLength);
    const [narrow, symbol] = entry.slice(codeLength).split(',');
    return { code, symbol: symbol || code, narrowSymbol: narrow || code, ...traits };
  });
}

function plain(code: string, traits: Traits): Currency {
  return { code, symbol: code, narrowSymbol: code, ...traits };
}

/**
 * The currency of a code. Codes are compared exactly, in capitals. An unknown one has two decimals, is not crypto
 * and is written by its code, so that an operator's own code works without a release; check with
 * {@link isKnownCurrency} where that is not wanted.
 */
export function currencyOf(code: string): Currency {
  return table().get(code) ?? plain(code, { decimals: defaultDecimals, crypto: false, coin: false });
}

/** Whether the table has this code. */
export function isKnownCurrency(code: string): boolean {
  return table().has(code);
}

/** Digits after the decimal point of a currency: ISO 4217's, 8 for crypto, 2 for unknown codes. */
export function decimalsOf(code: string): number {
  return currencyOf(code).decimals;
}

/** Whether a code is a crypto currency of the table. */
export function isCrypto(code: string): boolean {
  return currencyOf(code).crypto;
}

/** Every currency of the table: fiat by decimals and code, then crypto, then coins. */
export function currencies(): readonly Currency[] {
  return [...table().values()];
}
