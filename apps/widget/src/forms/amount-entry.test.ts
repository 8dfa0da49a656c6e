import { formatAmountInput } from '@opencashier/money/format';
import { parseAmountText } from '@opencashier/money/parse';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOfText, enteredAmount, pastedAmount } from './amount-entry.ts';

describe('a pasted amount', () => {
  it.each([
    ['25', '25'],
    [' 1 000,50 ', '1 000,50'],
    ['EUR 1 234,50', '1 234,50'],
    ['€25', '25'],
    ['25EUR', '25'],
    ['R$ 25,00', '25,00'],
    ['Rs. 500', '500'],
    ['Pay 25 EUR.', '25'],
    ['about €1 234,50!', '1 234,50'],
    ['1\u202f234\u00a0€', '1 234'],
    ["1'234.50", "1'234.50"],
    ['1.234.567,89', '1.234.567,89'],
    ['1,23,456.50', '1,23,456.50'],
    ['1,00,000', '1,00,000'],
    ['€12,345,678', '12,345,678'],
    ['1.500', '1.500'],
    ['\u2066€25\u2069', '25'],
    ['١٢٫٥', '١٢٫٥'],
    ['.5', '.5'],
  ])('%j is %j', (text, number) => {
    expect(pastedAmount(text)).toBe(number);
  });

  it.each([
    '1e9',
    '-5',
    '−5',
    '25-',
    '+5',
    '10 or 20',
    '10 20',
    '1.2.3',
    '20k',
    '2 million',
    '20%',
    '(25)',
    '0x10',
    '<img src=x onerror=alert(1)>20',
    '<b>20</b>',
    'all of it',
    '',
    '9'.repeat(25),
  ])('%j is refused', (text) => {
    expect(pastedAmount(text)).toBeUndefined();
  });

  it('is the amount that was copied, in every way the widget writes it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom('en', 'ar', 'de'),
        (cents, locale) => {
          const taken = pastedAmount(`EUR ${formatAmountInput(cents / 100, 'EUR', locale)}`);
          expect(parseAmountText(taken ?? '')).toBe(cents / 100);
        },
      ),
    );
  });
});

describe('an amount that is entered', () => {
  const typed = (text: string) =>
    [...text].reduce((before, key) => enteredAmount(before, before + key) ?? before, '');

  it.each(['10e2', '-50', '1e5', '1,000,00', '10 20', '20k', '5%', '9'.repeat(25)])(
    '%j typed is no amount, as it is none when pasted',
    (text) => {
      expect(typed(text)).toBe(text);
      expect(amountOfText(typed(text), 'EUR')).toBe(0);
      expect(enteredAmount('', text, 'insertFromPaste')).toBeUndefined();
    },
  );

  it.each([
    ['25€', 25],
    ['EUR 25', 25],
    ['10.', 10],
    ['1,500.', 1500],
  ])('%j typed is %d', (text, amount) => {
    expect(amountOfText(typed(text), 'EUR')).toBe(amount);
  });

  it('stands as it is typed', () => {
    expect(enteredAmount('1', '1e')).toBe('1e');
    expect(enteredAmount('', '-')).toBe('-');
    expect(enteredAmount('9'.repeat(120), '9'.repeat(121))).toBeUndefined();
    expect(enteredAmount('1 000', '1 000,')).toBe('1 000,');
    expect(enteredAmount('25', '2')).toBe('2');
    expect(enteredAmount('25', '')).toBe('');
  });

  it('is refused as a whole when it came as a whole', () => {
    expect(enteredAmount('', '1e9')).toBeUndefined();
    expect(enteredAmount('5', '-5', 'insertFromPaste')).toBeUndefined();
    expect(enteredAmount('10', '10 20')).toBeUndefined();
    expect(enteredAmount('25', '25€', 'insertFromPaste')).toBe('25');
  });
});

describe('the amount of a text', () => {
  it.each([
    ['1,500', 'EUR', 1500],
    ['1.500', 'EUR', 1500],
    ['1 500', 'EUR', 1500],
    ["1'500", 'EUR', 1500],
    ['12,345,678', 'USD', 12_345_678],
    ['1,00,000', 'INR', 100_000],
    ['1.500', 'JPY', 1500],
    ['١,٥٠٠', 'SAR', 1500],
    ['1,500.00', 'EUR', 1500],
    ['1,50', 'EUR', 1.5],
    ['10.5', 'EUR', 10.5],
    ['0,500', 'EUR', 0.5],
    ['1234,567', 'EUR', 1234.567],
    ['1.234,567', 'EUR', 1234.567],
    ['1,500', 'KWD', 1.5],
    ['10.500', 'KWD', 10.5],
    ['0.123', 'BTC', 0.123],
    ['1.500', 'USDT', 1.5],
  ])('%j in %s is %d', (text, currency, amount) => {
    expect(amountOfText(text, currency)).toBe(amount);
  });

  const whole = fc.integer({ min: 1, max: 999_999_999_999 });
  const grouped = fc
    .tuple(whole, fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN'))
    .map(([value, locale]) => ({ value, text: new Intl.NumberFormat(locale).format(value) }));

  it('is the number that was grouped, pasted or typed, where the currency has no third decimal', () => {
    fc.assert(
      fc.property(grouped, fc.constantFrom('EUR', 'INR', 'JPY', 'XYZ'), ({ value, text }, currency) => {
        expect(amountOfText(pastedAmount(text) ?? '', currency)).toBe(value);
        let typed = '';
        for (const key of text) typed = enteredAmount(typed, typed + key) ?? '';
        expect(amountOfText(typed, currency)).toBe(value);
      }),
    );
  });

  it('stays a decimal in a currency with three decimals or more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999 }),
        fc.integer({ min: 0, max: 999 }),
        fc.constantFrom('.', ','),
        fc.constantFrom('KWD', 'BHD', 'BTC', 'USDT'),
        (units, thousandths, separator, currency) => {
          const text = `${units}${separator}${String(thousandths).padStart(3, '0')}`;
          expect(amountOfText(text, currency)).toBeCloseTo(units + thousandths / 1000, 9);
        },
      ),
    );
  });

  it('stays what the parser reads wherever the last separator has not three figures behind it', () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 0, max: 99 }), fc.constantFrom('.', ','), (units, cents, dot) => {
        const text = `${units}${dot}${cents}`;
        expect(amountOfText(text, 'EUR')).toBe(parseAmountText(text));
      }),
    );
  });
});
