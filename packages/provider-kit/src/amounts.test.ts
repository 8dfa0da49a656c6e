import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { minorUnits } from './amounts.ts';

describe('minorUnits', () => {
  it('reads digits alone, however many', () => {
    expect(z.parse(minorUnits, '9007199254740993')).toBe(9_007_199_254_740_993n);
    for (const text of ['', '-1', '1.0', '1e3', '0x1', ' 1', '１', 1]) {
      expect(z.safeParse(minorUnits, text).success, String(text)).toBe(false);
    }
  });
});
