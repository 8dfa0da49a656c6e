import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, currencyOf } from './currencies.ts';
import { formatAmount, formatAmountInput } from './format.ts';
import { toMajor } from './minor.ts';
import { parseAmountText } from './parse.ts';

const locales = (
  'ar az bn de el en es es-MX es-ES fil fr hi hi-IN hi-Latn-IN id it ja kk ko ky mr ms pl pt ro ru sw te tg th tr uk ' +
  'ur uz vi zh'
).split(' ');
const codes = [...currencies().map(({ code }) => code), 'ABC', 'POINTS', ''];
const anyCode = fc.constantFrom(...codes);
const anyLocale = fc.constantFrom(...locales);
// Fifteen digits at most, as amounts have; most of them of a size that players see.
const anyMinor = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 7n }),
  fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
);

/** The number in a formatted amount, apart from the code or symbol. */
function numberIn(text: string): string {
  return /\d[\d.,\s]*/.exec(text.replace(/^POINTS|^ABC/, ''))?.[0].trimEnd() ?? '';
}

describe('formatAmount', () => {
  it.each([
    [10, 'USD', 'en', '$10'],
    [10.5, 'USD', 'en', '$10.50'],
    [1234567.89, 'USD', 'en', '$1,234,567.89'],
    [-10.5, 'USD', 'en', '-$10.50'],
    [1234.5, 'MXN', 'es-MX', '$1,234.50'],
    [1234.5, 'EUR', 'de', '1.234,50 €'],
    [1234.5, 'EUR', 'es', '1234,50 €'],
    [1234.5, 'EUR', 'fr', '1 234,50 €'],
    [1234567.5, 'INR', 'hi', '₹12,34,567.50'],
    [1234567.5, 'BDT', 'bn', '12,34,567.50৳'],
    [1234.5, 'INR', 'mr', '₹1,234.50'],
    [1234.5, 'USD', 'ar', '1,234.50 $'],
    [-1234.5, 'USD', 'ar', '-1,234.50 $'],
    [1234.5, 'AED', 'ar', '1,234.50 AED'],
    [-1234.5, 'PKR', 'ur', '-Rs 1,234.50'],
    [1234.5, 'RUB', 'ru', '1 234,50 ₽'],
    [1234.5, 'KGS', 'ky', '1 234,50 сом'],
    [1234.5, 'TJS', 'tg', '1 234,50 TJS'],
    [1234.5, 'UZS', 'uz', '1 234,50 soʻm'],
    [1234.5, 'KZT', 'kk', '1 234,50 ₸'],
    [1234.5, 'AZN', 'az', '1.234,50 AZN'],
    [1234.5, 'BRL', 'pt', 'R$ 1.234,50'],
    [1234.5, 'TRY', 'tr', '₺1.234,50'],
    [1234.5, 'KES', 'sw', 'Ksh 1,234.50'],
    [1234.5, 'PEN', 'en', 'S/ 1,234.50'],
    [1234, 'JPY', 'ja', '¥1,234'],
    [1234.567, 'KWD', 'en', 'KWD 1,234.567'],
    [10.5, 'KWD', 'en', 'KWD 10.500'],
    [10, 'KWD', 'en', 'KWD 10'],
    [10.5, 'EUR', 'en', '€10.50'],
    [10.25, 'HUF', 'en', 'Ft 10.25'],
    [0.00000001, 'BTC', 'en', '0.00000001 BTC'],
    [1234.5, 'USDT', 'de', '1.234,5 USDT'],
    [1234.5, 'USDC', 'ar', '1,234.5 USDC'],
    [5, 'DOGE', 'zh', '5 DOGE'],
    [10000, 'QGC', 'en', '10,000'],
    [12.5, 'QSC', 'ru', '12,5'],
    [12.345, 'POINTS', 'en', 'POINTS 12.35'],
    [1e21, 'JPY', 'en', '¥1,000,000,000,000,000,000,000'],
    [-0, 'USD', 'en', '$0'],
    [-0.001, 'USD', 'en', '$0'],
    [1.005, 'USD', 'en', '$1.01'],
  ])('writes %d %s in %s as %s', (value, currency, locale, expected) => {
    expect(formatAmount(value, currency, locale).replaceAll('\u00A0', ' ')).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'does not claim a number for %d',
    (value) => {
      expect(formatAmount(value, 'USD', 'en')).toBe('–');
      expect(formatAmountInput(value, 'USD', 'en')).toBe('');
    },
  );

  it.each(['', 'xx', 'mx', 'not a locale', '-', 'en_US', 'ar-u-nu-arab', 'x'.repeat(999)])(
    'survives the locale %j',
    (locale) => {
      expect(formatAmount(1234.5, 'USD', locale).replaceAll('\u00A0', ' ')).toMatch(
        /^\$1,234\.50$|^1,234\.50 \$$/,
      );
    },
  );

  it('never throws, in Latin digits and left to right, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.double(),
        fc.oneof(anyCode, fc.string()),
        fc.oneof(anyLocale, fc.string()),
        (value, code, locale) => {
          const text = formatAmount(value, code, locale);
          if (codes.includes(code))
            expect(text).not.toMatch(/[\u200E\u200F\u061C\p{Script=Arabic}]|(?![0-9])\p{Nd}/u);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('shows what parseAmountText reads back, over all currencies and languages', () => {
    fc.assert(
      fc.property(anyMinor, anyCode, anyLocale, (minor, code, locale) => {
        const value = toMajor(minor, code);
        const number = numberIn(formatAmount(value, code, locale));
        // A text that ends in a group of thousands reads as decimals, as typed text does.
        expect(parseAmountText(Number.isInteger(value) ? number.replace(/[.,]/g, '') : number)).toBe(value);
      }),
      { numRuns: 5000 },
    );
  });

  it('shows all of a fiat currency’s decimals or none', () => {
    fc.assert(
      fc.property(anyMinor, anyCode, anyLocale, (minor, code, locale) => {
        const { crypto, coin, decimals } = currencyOf(code);
        if (crypto || coin) return;
        const value = toMajor(minor, code);
        const decimal = /[.,](\d+)$/.exec(numberIn(formatAmount(value, code, locale)));
        if (!Number.isInteger(value)) expect(decimal?.[1]).toHaveLength(decimals);
      }),
      { numRuns: 1000 },
    );
  });

  it('names the currency by its symbol, crypto by its code', () => {
    fc.assert(
      fc.property(anyMinor, anyCode, anyLocale, (minor, code, locale) => {
        const { crypto, coin, narrowSymbol } = currencyOf(code);
        const text = formatAmount(toMajor(minor, code), code, locale);
        if (crypto) expect(text.endsWith(`\u00A0${code}`)).toBe(true);
        else if (coin) expect(text).toMatch(/^[\d.,\u00A0]+$/);
        else expect(text.startsWith(narrowSymbol) || text.endsWith(narrowSymbol)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('formatAmountInput', () => {
  it.each([
    [1234567.5, 'EUR', 'de', '1234567,5'],
    [1234567.5, 'INR', 'hi', '1234567.5'],
    [0.00000001, 'BTC', 'en', '0.00000001'],
    [1000, 'USD', 'ar', '1000'],
  ])('writes %d %s in %s as %s', (value, currency, locale, expected) => {
    expect(formatAmountInput(value, currency, locale)).toBe(expected);
  });

  it('is read back by parseAmountText, over all currencies and languages', () => {
    fc.assert(
      fc.property(anyMinor, anyCode, anyLocale, (minor, code, locale) => {
        const value = toMajor(minor, code);
        expect(parseAmountText(formatAmountInput(value, code, locale))).toBe(value);
      }),
      { numRuns: 5000 },
    );
  });
});
