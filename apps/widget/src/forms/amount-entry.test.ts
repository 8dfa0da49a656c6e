import { formatAmountInput } from '@opencashier/money/format';
import { parseAmountText } from '@opencashier/money/parse';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enteredAmount, filterAmountText, pastedAmount } from './amount-entry.ts';

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
  it('does not take a typed character that is no figure', () => {
    expect(enteredAmount('1', '1e')).toBe('1');
    expect(enteredAmount('', '-')).toBe('');
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

it('keeps what belongs to an amount', () => {
  expect(filterAmountText('1 234,5x')).toBe('1 234,5');
  expect(filterAmountText('١٢٫٥')).toBe('١٢٫٥');
  expect(filterAmountText('9'.repeat(99))).toHaveLength(24);
});
