import { welcomeBonus } from '@opencashier/contract/sample-bonuses';
import { expect, it } from 'vitest';
import { bonusesFor } from './bonuses.ts';

it('names the bonus in the player’s language', () => {
  expect(bonusesFor('EUR', 'ar')[0]?.title).toMatch(/^[\u0600-\u06ff ]+$/);
  expect(bonusesFor('EUR', 'ar-EG')[0]?.title).toMatch(/^[\u0600-\u06ff ]+$/);
  expect(bonusesFor('EUR', 'fi')[0]?.title).toBe('Welcome bonus');
});

it('offers what the server knows under the same id', () => {
  const [offer] = bonusesFor('BRL', 'en');
  expect(offer?.id).toBe(welcomeBonus.id);
  expect(offer?.depositBonusData).toEqual({
    minDeposit: 100,
    maxBonus: 2_000,
    percent: 100,
    currency: 'BRL',
  });
  expect(bonusesFor('ISK', 'en')).toEqual([]);
});
