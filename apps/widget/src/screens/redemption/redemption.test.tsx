// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lost, ok } from '../../flows/testing/test-client.ts';
import { method } from '../../flows/testing/test-methods.ts';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { drawAccount } from '../../services/testing/draw-account.tsx';
import { Redemption } from './redemption.tsx';

const coin = (name: string) => method(name, { category: 'crypto', currency: ['QSC'], amount_rules: {} });
const told = {
  'sweepstake-balance-get': () =>
    ok([
      { currency: 'QSC', balance: 12.5, unplayed: 7.5, reserved: 3 },
      { currency: 'QGC', balance: 40_000 },
    ]),
  'sweepstake-recoup-sum': () => ok({ data: { status: 'unplayed', amount: 7.5 } }),
};

const draw = (answers: Parameters<typeof drawAccount>[1]['answers'] = told) =>
  drawAccount(Redemption, {
    room: 'sweepWithdrawal',
    methods: [coin('withdraw_usdt'), coin('withdraw_btc')],
    hasCoins: true,
    answers,
  });

/** Numbers and units are kept together by spaces of their own. */
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it('tells what can be redeemed, what is still to be played and why, and that gold is for play', async () => {
  const page = await draw();
  expect(plain(page.one('redeemable').textContent)).toBe('12.5 SC');
  expect(plain(page.one('unplayed').textContent)).toContain('Play 7.5 SC first');
  const words = plain(page.words());
  for (const word of ['In redemptions under way', '3 SC', 'Gold coins, for play', '40,000 GC']) {
    expect(words).toContain(word);
  }
});

it('leads on by the crypto methods', async () => {
  const page = await draw();
  await page.press(page.one('group-tile'));
  expect(page.nav.last()).toMatchObject({ name: 'withdrawalGroup', options: { query: { group: 'crypto' } } });
});

it('says what to do where there is nothing to redeem', async () => {
  const page = await draw({
    'sweepstake-balance-get': () => ok([{ currency: 'QSC', balance: 0 }]),
    'sweepstake-recoup-sum': () => ok({ data: { status: 'played', amount: 0 } }),
  });
  expect(plain(page.words())).toContain('Nothing to redeem yet');
  expect(plain(page.one('unplayed').textContent)).toContain('once they have been played');
});

it('shows 0 where the coins cannot be loaded, says so, and offers another try', async () => {
  const page = await draw({
    'sweepstake-balance-get': () => lost(),
    'sweepstake-recoup-sum': () => lost(),
  });
  expect(plain(page.one('redeemable').textContent)).toBe('0 SC');
  expect(page.one('unplayed').dataset.amount).toBe('0');
  expect(plain(page.one('coins-failed').textContent)).toContain('They are safe');
  Object.assign(page.server.answers, told);
  const again = page.one('coins-failed').querySelector('button');
  if (!again) throw new Error('there is no button');
  await page.press(again);
  expect(plain(page.one('redeemable').textContent)).toBe('12.5 SC');
  expect(page.all('coins-failed')).toEqual([]);
});
