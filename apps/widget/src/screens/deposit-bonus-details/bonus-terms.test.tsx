// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawBonus } from '../../services/testing/draw-bonus.tsx';
import { DepositBonusDetails } from './deposit-bonus-details.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('tells the terms: least, most, what has to be played, its end, and what it never comes with', async () => {
  const words = await drawBonus(DepositBonusDetails, 50);
  for (const term of ['Least deposit R$20', 'Bonus at most R$400', 'Thirty times.', 'On offer until Jan'])
    expect(words).toContain(term);
  expect(words).toContain('It doesn’t come with Crypto · webmoney_usd');
});
