import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorFor, unitsFor, unitsText } from './conversion.ts';

describe('conversion', () => {
  it('rounds what is asked up and what is credited down', () => {
    expect(unitsFor(5_000n, 'EUR', '58181.8181818182', 8)).toBe(85_938n);
    expect(minorFor(85_938n, 'EUR', '58181.8181818182', 8)).toBe(5_000n);
    expect(minorFor(85_937n, 'EUR', '58181.8181818182', 8)).toBe(4_999n);
    expect(unitsText(85_938n, 8)).toBe('0.00085938');
    expect(unitsText(10n ** 18n, 18)).toBe('1');
  });

  it('asks for no more decimals than people can type, whatever the chain has', () => {
    expect(unitsFor(1n, 'USD', '3200', 18) % 10n ** 10n).toBe(0n);
  });

  it('never credits less than was asked when what was asked is sent, nor a unit too much', () => {
    const rates = fc.constantFrom('58181.8181818182', '0.1454545455', '1', '0.9090909091', '256000000');
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 12n), rates, fc.constantFrom(6, 8, 18), (minor, rate, decimals) => {
        const units = unitsFor(minor, 'EUR', rate, decimals);
        expect(minorFor(units, 'EUR', rate, decimals)).toBeGreaterThanOrEqual(minor);
        const step = 10n ** BigInt(decimals - Math.min(decimals, 8));
        const less = units - step;
        if (less > 0n) expect(minorFor(less, 'EUR', rate, decimals)).toBeLessThan(minor);
      }),
    );
  });
});
