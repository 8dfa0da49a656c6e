import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterDigitsAndComma, filterDigitsAndDot, parseAmountText } from './parse.ts';

describe('parseAmountText', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ["1 234'567.89", 1234567.89],
    ['1\u00A0234\u202F567,89', 1234567.89],
    ['1’234.5', 1234.5],
    ['12,34,567.5', 1234567.5],
    ['1,234', 1.234],
    ['1.234.567', 1234.567],
    ['1,,5', 1.5],
    ['.5', 0.5],
    ['5,', 5],
    ['007', 7],
    [' 10\t', 10],
    ['\u200F100\u200E', 100],
    ['١٬٢٣٤٫٥', 1234.5],
    ['۱۲۳', 123],
    ['१२.५', 12.5],
    ['১২', 12],
    ['౧౨', 12],
    ['๑๒', 12],
    ['12', 12],
    ['-5', -5],
    ['-0', 0],
  ])('reads %j as %d', (text, amount) => {
    expect(parseAmountText(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    '-',
    '-.',
    'abc',
    'مئة',
    '12a',
    '$5',
    '1-2',
    '--1',
    '+5',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
  ])('reads %j as 0', (text) => {
    expect(parseAmountText(text)).toBe(0);
  });

  it('reads digits beyond every number as 0', () => {
    expect(parseAmountText('9'.repeat(400))).toBe(0);
  });

  it('gives a finite number for any text, never -0', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(..."01.,-' e٣") }),
    );
    fc.assert(
      fc.property(text, (any) => {
        const amount = parseAmountText(any);
        expect(Number.isFinite(amount)).toBe(true);
        expect(Object.is(amount, -0)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the filters of an amount being typed', () => {
  it('keep digits and the separator', () => {
    expect(filterDigitsAndDot('1a2,3.4 -5€')).toBe('123.45');
    expect(filterDigitsAndComma('1a2,3.4 -5€')).toBe('12,345');
    expect(filterDigitsAndDot('١٢.५')).toBe('12.5');
  });
});
