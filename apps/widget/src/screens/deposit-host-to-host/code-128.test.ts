import { describe, expect, it } from 'vitest';
import { code128 } from './code-128.ts';

const modules = (text: string) => code128(text)?.reduce((sum, width) => sum + width, 0);

/** The widths of one symbol. */
const symbolAt = (text: string, place: number) =>
  code128(text)
    ?.slice(place * 6, place * 6 + 6)
    .join('');

describe('a Code 128 barcode', () => {
  it('has the start, check and stop of the standard’s worked example', () => {
    // PJJ123C: start A or B, seven symbols, check symbol 54 in set A; in set B the start is one more, so 55.
    expect(symbolAt('PJJ123C', 0)).toBe('211214');
    expect(symbolAt('PJJ123C', 8)).toBe('311321');
    expect(code128('PJJ123C')?.slice(-7).join('')).toBe('2331112');
  });

  it('writes digits in pairs', () => {
    // Start C, 12, 34, check (105 + 12 + 2 * 34) mod 103 = 82.
    expect(code128('1234')?.join('')).toBe(['211232', '112232', '131123', '121241', '2331112'].join(''));
    expect(modules('1234567890')).toBe(11 * 7 + 13);
  });

  it('changes the set where letters and digits meet', () => {
    // Start B, A, B, to C, 12, 34, check, stop.
    expect(modules('AB1234')).toBe(11 * 7 + 13);
    // Start C, 12, 34, to B, 5, check, stop.
    expect(modules('12345')).toBe(11 * 6 + 13);
    expect(symbolAt('12345', 3)).toBe('114131');
  });

  it('has eleven modules a symbol, and thirteen for the stop', () => {
    for (const text of ['A', 'a1~ ', '0123456789012', 'SBX-7K2M9']) {
      expect(((modules(text) ?? 0) - 13) % 11).toBe(0);
    }
  });

  it.each(['', 'ß', 'a\n', '١٢٣٤'])('is none for %j', (text) => expect(code128(text)).toBeUndefined());
});
