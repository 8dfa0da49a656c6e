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
  const mask = '+880 0000-000000';

  it.each([
    ['digits alone', '1712345678'],
    ['the prefix', '+880 1712-345678'],
    ['two zeros', '00880 1712 345678'],
    ['no plus sign', '880 1712 345678'],
    ['the plus sign apart', '+ 880 1712 345678'],
    ['words', 'tel: 1712 345 678'],
    ['another plus', '+880 +1712345678'],
  ])('is taken off a paste with %s', (_, text) => {
    expect(nationalDigits(mask, text)).toBe('1712345678');
  });

  it('is not seen in a number that begins alike', () => {
    expect(nationalDigits(mask, '8801712345')).toBe('8801712345');
    expect(nationalDigits('+91 00000 00000', '9123456789')).toBe('9123456789');
    expect(nationalDigits('+91 00000 00000', '919123456789')).toBe('9123456789');
    expect(nationalDigits('+7 000 000 00 00[0]', '79161234567')).toBe('9161234567');
    expect(nationalDigits('+7 000 000 00 00[0]', '7771234567')).toBe('7771234567');
    expect(nationalDigits('+95 0 000 0000[000]', '951234567')).toBe('951234567');
  });

  it('is none where the mask has none', () => {
    expect(nationalDigits('000 000', '+880 171')).toBe('880171');
    expect(nationalDigits(undefined, '+880 171')).toBe('880171');
  });

  it('comes back off whatever number it was put before', () => {
    fc.assert(
      fc.property(digits, (number) => {
        expect(nationalDigits(mask, withPrefix(prefix, number))).toBe(number);
      }),
    );
  });

  it('never holds a plus sign or a letter', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(nationalDigits(mask, text)).toMatch(/^\d*$/);
      }),
    );
  });
});
