// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok, refused } from '../flows/testing/test-client.ts';
import { method } from '../flows/testing/test-methods.ts';
import { codeAsked } from '../flows/testing/test-withdrawal.ts';
import { eraseDrawn } from '../services/testing/draw.tsx';
import { type AccountDrawing, drawAccount } from '../services/testing/draw-account.tsx';
import { RedemptionConvert } from './sweepstake-screens.tsx';

const litecoin = method('withdraw_ltc', {
  category: 'crypto',
  currency: ['QSC'],
  asset: 'LTC',
  text: { en: 'Litecoin' },
  amount_rules: { QSC: { min: 5, max: 1_000 } },
  fields: [{ name: 'crypto_address', type: 'text', placeholder_key: 'field.cryptoAddress' }],
});
const address = 'LZ7XrvVYdXcg2rTJS8CrYnRbd4CLGBSPnL';

let issued = 0;
const answers = {
  'sweepstake-balance-get': () => ok([{ currency: 'QSC', balance: 50 }]),
  'sweepstake-recoup-sum': () => ok({ data: { status: 'played', amount: 0 } }),
  'payment-convert-v2': () => {
    issued += 1;
    return ok({ amount: 0.25, rate: '0.0125', rateId: `r${issued}`, expiresIn: 60 });
  },
  'sweepstake-redeem': () => codeAsked(),
};

const draw = (drawing: Partial<AccountDrawing> = {}) =>
  drawAccount(RedemptionConvert, {
    room: 'sweepWithdrawalConvert',
    methods: [litecoin],
    hasCoins: true,
    answers,
    ...drawing,
  });

/** The last look at 20 sweep coins, with the rate that is held. */
async function drawSummary(more: AccountDrawing['answers'] = {}) {
  const page = await draw({ previous: 'sweepWithdrawalConvert', answers: { ...answers, ...more } });
  page.flow.setAmount('20', false);
  await act(async () => page.flow.submit({ crypto_address: address }));
  await act(() => page.clock.advance(250));
  return page;
}

/** Numbers and units are kept together by spaces of their own. */
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

beforeEach(() => {
  issued = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it('shows what the coins come to as they are typed, with the rate and how long it is held', async () => {
  const page = await draw();
  expect(plain(page.words())).toContain('you can redeem 50 SC');
  await page.type(document.querySelector('[data-testid="amount-input"]'), '20');
  await act(() => page.clock.advance(250));
  expect(plain(page.one('converted').textContent)).toBe('0.25 LTC');
  expect(plain(page.one('conversion').textContent)).toContain('1 SC = 0.0125 LTC');
  expect(page.all('countdown')).toHaveLength(1);
});

it('says that nothing is redeemed without a rate, and asks for one again', async () => {
  const page = await draw({
    answers: { ...answers, 'payment-convert-v2': () => refused('banking.rateUnavailable') },
  });
  await page.type(document.querySelector('[data-testid="amount-input"]'), '20');
  await act(() => page.clock.advance(250));
  expect(plain(page.one('conversion').textContent)).toContain('The rate can’t be had right now');
  Object.assign(page.server.answers, answers);
  const again = page.one('conversion').querySelector('button');
  if (!again) throw new Error('there is no button');
  await page.press(again);
  expect(plain(page.one('converted').textContent)).toBe('0.25 LTC');
});

it('redeems at the rate that was seen, and asks for the code like a withdrawal', async () => {
  const page = await drawSummary();
  for (const word of ['20 SC', '0.25 LTC', 'Litecoin', address]) expect(plain(page.words())).toContain(word);
  await page.press(page.one('confirm'));
  expect(page.server.callsTo('sweepstake-redeem')[0]?.request).toMatchObject({
    amount: 20,
    currency: 'QSC',
    paymentType: 'withdraw_ltc',
    fields: { crypto_address: address },
    rateId: 'r1',
  });
  expect(page.server.callsTo('withdrawal-create')).toEqual([]);
  expect(page.nav.last()).toMatchObject({
    name: 'withdrawalConfirm',
    options: { query: { withdrawalId: 'w1' } },
  });
});

it('takes the second press of a double one for the form’s', async () => {
  const page = await drawSummary();
  const moves = page.nav.moves.length;
  for (const name of ['confirm', 'change']) {
    act(() => void page.one(name).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
    await page.settle();
  }
  expect(page.server.callsTo('sweepstake-redeem')).toEqual([]);
  expect(page.nav.moves).toHaveLength(moves);
});

it('tells when the rate was renewed before the confirmation, and takes the new one', async () => {
  const page = await drawSummary();
  expect(plain(page.words())).not.toContain('The rate was renewed');
  await act(() => page.clock.advance(60_000));
  expect(plain(page.words())).toContain('The rate was renewed');
  await page.press(page.one('confirm'));
  expect(page.server.callsTo('sweepstake-redeem')[0]?.request.rateId).toBe('r2');
});

it('goes back to the filled form with the reason of a refusal', async () => {
  const page = await drawSummary({
    'sweepstake-redeem': () => refused('banking.sweepstakesNotAllowed', 403),
  });
  await page.press(page.one('confirm'));
  expect(page.flow.store.getState().refusal?.text).toContain('Sweepstakes are not allowed where you are');
  expect(page.flow.store.getState().accepted).toBeUndefined();
});

it('leads to the list where nothing was chosen', async () => {
  const page = await draw({ methods: [] });
  expect(page.nav.last()?.name).toBe('sweepWithdrawal');
});
