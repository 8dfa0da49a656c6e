import { expect, it } from 'vitest';
import { bonusesFor } from './bonuses.ts';

it('names the bonus in the player’s language', () => {
  expect(bonusesFor('EUR', 'ar')[0]?.title).toMatch(/^[\u0600-\u06ff ]+$/);
  expect(bonusesFor('EUR', 'ar-EG')[0]?.title).toMatch(/^[\u0600-\u06ff ]+$/);
  expect(bonusesFor('EUR', 'fi')[0]?.title).toBe('Welcome bonus');
});
