import { decimalText, divide, parseDecimal, powerOfTen } from '@opencashier/money/decimal';

/**
 * What one unit is worth in US dollars. Fixed, near what they were in a quiet week, and round, so that sums can be
 * checked by hand.
 */
const dollars: Readonly<Record<string, string>> = {
  BTC: '64000',
  ETH: '3200',
  LTC: '80',
  BCH: '400',
  XMR: '160',
  DASH: '25',
  ZEC: '40',
  BNB: '600',
  TON: '5',
  XRP: '0.5',
  XLM: '0.1',
  TRX: '0.16',
  DOGE: '0.125',
  USDT: '1',
  USDC: '1',
  USD: '1',
};

/** How many units one US dollar buys; so counted, a coin's price in each of them ends after few decimals. */
const perDollar: Readonly<Record<string, string>> = {
  EUR: '0.9',
  GBP: '0.8',
  CHF: '0.9',
  KWD: '0.3',
  BHD: '0.375',
  OMR: '0.385',
  JOD: '0.7',
  AED: '3.67',
  AMD: '400',
  ARS: '1000',
  AUD: '1.5',
  AZN: '1.7',
  BDT: '120',
  BGN: '1.8',
  BOB: '7',
  BRL: '5',
  BYN: '3.2',
  CAD: '1.4',
  CLP: '900',
  COP: '4000',
  CRC: '500',
  CZK: '24',
  DKK: '7',
  DZD: '135',
  EGP: '48',
  ETB: '120',
  GEL: '2.7',
  GHS: '15',
  GTQ: '7.7',
  HKD: '7.8',
  HUF: '360',
  IDR: '16000',
  ILS: '3.7',
  INR: '80',
  IQD: '1300',
  ISK: '140',
  JPY: '150',
  KES: '130',
  KGS: '85',
  KHR: '4000',
  KRW: '1350',
  KZT: '500',
  LKR: '300',
  MAD: '10',
  MDL: '18',
  MNT: '3400',
  MXN: '18',
  MYR: '4.5',
  NGN: '1600',
  NOK: '11',
  NPR: '135',
  NZD: '1.7',
  PEN: '3.75',
  PHP: '57',
  PKR: '280',
  PLN: '4',
  QAR: '3.64',
  RON: '4.6',
  RSD: '108',
  RUB: '90',
  RWF: '1300',
  SAR: '3.75',
  SEK: '10.5',
  SGD: '1.35',
  THB: '35',
  TJS: '10.9',
  TMT: '3.5',
  TND: '3.1',
  TRY: '33',
  TZS: '2600',
  UAH: '40',
  UGX: '3700',
  UZS: '12500',
  VND: '25000',
  XAF: '600',
  XOF: '600',
  ZAR: '18',
  ZMW: '26',
};

interface Worth {
  readonly dollars: bigint;
  readonly units: bigint;
}

const scale = 6;
function exact(text: string): bigint {
  const decimal = parseDecimal(text);
  return decimal ? decimal.digits * powerOfTen(scale - decimal.scale) : 0n;
}

/** One unit as a fraction of dollars. */
function worthOf(code: string): Worth | undefined {
  const price = Object.hasOwn(dollars, code) ? dollars[code] : undefined;
  if (price !== undefined) return { dollars: exact(price), units: powerOfTen(scale) };
  const units = Object.hasOwn(perDollar, code) ? perDollar[code] : undefined;
  return units === undefined ? undefined : { dollars: powerOfTen(scale), units: exact(units) };
}

/** Digits after the point of a rate. */
const rateScale = 10;

/**
 * One unit of `from` in `to` as decimal text, rounded up to ten decimals, so that round sums stay
 * round; `undefined` for what is not in the table.
 */
export function rateOf(from: string, to: string): string | undefined {
  const [have, want] = [worthOf(from), worthOf(to)];
  if (!have || !want) return undefined;
  const digits = divide(have.dollars * want.units * powerOfTen(rateScale), have.units * want.dollars, 'ceil');
  const text = decimalText(digits, rateScale).replace(/\.?0+$/, '');
  return digits > 0n ? text : undefined;
}

/** Codes that have a rate. */
export const ratedCodes: readonly string[] = [...Object.keys(dollars), ...Object.keys(perDollar)];
