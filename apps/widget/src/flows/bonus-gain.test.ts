import { expect, it } from 'vitest';
import { gainOf } from './bonus-gain.ts';

const deposit = (data: { percent?: number; maxBonus?: number }) => ({
  id: 'b',
  depositBonusData: { minDeposit: 1, ...data },
});

it.each([
  [{ percent: 100 }, 50, 'EUR', 50],
  [{ percent: 33 }, 10.01, 'EUR', 3.3],
  [{ percent: 12.5 }, 19.99, 'EUR', 2.49],
  [{ percent: 100, maxBonus: 40 }, 50, 'EUR', 40],
  [{ percent: 100, maxBonus: 40.009 }, 50, 'EUR', 40],
  [{ percent: 50 }, 1501, 'JPY', 750],
  [{ percent: 1 }, 0.5, 'EUR', undefined],
  [{ percent: 0 }, 50, 'EUR', undefined],
  [{}, 50, 'EUR', undefined],
  [{ percent: 100 }, Number.NaN, 'EUR', undefined],
])('%j of %d %s adds %s', (data, amount, currency, gain) => {
  expect(gainOf(deposit(data), amount, currency)).toBe(gain);
});

it('is no money for free spins', () => {
  const spins = { id: 's', depositBonusData: null, freespinBonusData: { minDeposit: 10, spins: 50 } };
  expect(gainOf(spins, 50, 'EUR')).toBeUndefined();
});
