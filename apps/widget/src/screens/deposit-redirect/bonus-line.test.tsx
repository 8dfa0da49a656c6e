// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawBonus, visa } from '../../services/testing/draw-bonus.tsx';
import { BonusLine } from './bonus-line.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const Line = () => <BonusLine method={visa} />;

it.each([
  [50, 'R$50 on top of your deposit'],
  [15, 'R$5 more to get it'],
  [0, 'For deposits from R$20'],
])('says below %d what the bonus brings, or what is missing', async (amount, words) => {
  expect(await drawBonus(Line, amount)).toBe(words);
});

it('says nothing of one that is switched off, or that is told in another currency', async () => {
  expect(await drawBonus(Line, 50, undefined, false)).toBe('');
  expect(await drawBonus(Line, 50, 'EUR')).toBe('');
  expect(await drawBonus(Line, 50, 'BRL')).not.toBe('');
});
