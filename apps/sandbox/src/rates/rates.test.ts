import { currencyOf } from '@opencashier/money/currencies';
import { describe, expect, it } from 'vitest';
import { assets } from '../payments/crypto/assets.ts';
import { ratedCodes, rateOf } from './rates.ts';

describe('rates', () => {
  it.each([
    ['BTC', 'USD', '64000'],
    ['USD', 'BTC', '0.000015625'],
    ['ETH', 'EUR', '2880'],
    ['EUR', 'USD', '1.1111111112'],
    ['USDT', 'INR', '80'],
    ['XLM', 'EUR', '0.09'],
    ['BTC', 'KWD', '19200'],
    ['INR', 'USDT', '0.0125'],
    ['EUR', 'RUB', '100'],
    ['EUR', 'EUR', '1'],
  ])('%s in %s is %s', (from, to, rate) => {
    expect(rateOf(from, to)).toBe(rate);
  });

  it('knows nothing of the rest', () => {
    for (const [from, to] of [
      ['XXX', 'EUR'],
      ['EUR', 'toString'],
      ['QGC', 'USD'],
    ] as const) {
      expect(rateOf(from, to)).toBeUndefined();
    }
  });

  it('has every asset, and codes of the table of currencies alone', () => {
    for (const { code } of assets) expect(rateOf(code, 'USD'), code).toBeDefined();
    expect(new Set(ratedCodes).size).toBe(ratedCodes.length);
    for (const code of ratedCodes) expect(currencyOf(code).code).toBe(code);
  });
});
