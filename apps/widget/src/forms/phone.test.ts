import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nationalDigits, nationalMaskOf, phonePrefixOf, withPrefix } from './phone.ts';

const prefix = '+880';
const digits = fc.stringMatching(/^[1-9]\d{4,10}$/);

it('splits a mask', () => {
  expect(phonePrefixOf('+880 0000-000000')).toBe('+880');
  expect(nationalMaskOf('+880 0000-000000')).toBe('0000-000000');
  expect(phonePrefixOf('000 000')).toBe('');
  expect(phonePrefixOf(undefined)).toBe('');
  expect(nationalMaskOf(undefined)).toBeUndefined();
});

describe('the prefix', () => {
  const shown = withPrefix(prefix, '1712345678');

  it.each([
    ['a deleted digit of the prefix', '+88 1712345678'],
    ['a deleted plus', '880 1712345678'],
    ['a deleted prefix', '1712345678'],
    ['a digit typed over', '+890 1712345678'],
  ])('survives %s', (_, text) => {
    expect(nationalDigits(prefix, text, shown)).toBe('1712345678');
  });

  it.each([
    ['digits alone', '1712345678'],
    ['the prefix', '+880 1712-345678'],
    ['two zeros', '00880 1712 345678'],
    ['words', 'tel: 1712 345 678'],
    ['another plus', '+880 +1712345678'],
  ])('is taken off a paste with %s', (_, text) => {
    expect(nationalDigits(prefix, text)).toBe('1712345678');
  });

  it('lets the number behind it be edited and emptied', () => {
    expect(nationalDigits(prefix, '+880 171', shown)).toBe('171');
    expect(nationalDigits(prefix, '+880 ', shown)).toBe('');
    expect(nationalDigits(prefix, '+88', '+880 ')).toBe('');
    expect(nationalDigits(prefix, '', '+880 ')).toBe('');
  });

  it('comes back off whatever number it was put before', () => {
    fc.assert(
      fc.property(digits, (number) => {
        expect(nationalDigits(prefix, withPrefix(prefix, number))).toBe(number);
      }),
    );
  });

  it('never holds a plus sign or a letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, before) => {
        expect(nationalDigits(prefix, text, before)).toMatch(/^\d*$/);
      }),
    );
  });
});
