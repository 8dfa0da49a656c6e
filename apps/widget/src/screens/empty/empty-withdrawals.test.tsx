// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { titleKey } from '../../boot/shell/title-key.ts';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { drawAccount } from '../../services/testing/draw-account.tsx';
import { Empty } from './empty.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it('without a method that pays out leads to another country, and back to the withdrawals', async () => {
  const page = await drawAccount(Empty, { room: 'empty', query: { of: 'withdrawal' } });
  expect(page.nav.last()).toMatchObject({ name: 'empty', options: { query: { of: 'withdrawal' } } });
  expect(page.words()).toContain('There are no payment methods available for this region');
  await page.press(page.one('region'));
  expect(page.nav.last()).toEqual({
    name: 'emptyRegion',
    options: { query: { of: 'withdrawal' } },
  });
  const [, refresh] = document.querySelectorAll('button');
  await page.press(refresh ?? document.body);
  expect(page.nav.last()).toEqual({ name: 'withdrawal', options: { query: { refetch: '1' } } });
  await page.press(page.one('history-link'));
  expect(page.nav.last()?.name).toBe('history');
});

it('is still titled as the withdrawals', () => {
  const of = { of: 'withdrawal' };
  for (const name of ['empty', 'emptyRegion'] as const) {
    expect(titleKey({ name, transaction: 'deposit', query: of }, 'main')).toBe('title.withdrawal');
  }
});
