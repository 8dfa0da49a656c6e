// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lost, ok } from '../../flows/testing/test-client.ts';
import { balance } from '../../flows/testing/test-withdrawal.ts';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { drawAccount } from '../../services/testing/draw-account.tsx';
import { BalanceCard } from './balance-card.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it('tells what can be withdrawn apart from what is set aside and what is on its way', async () => {
  const mine = balance({ available: 300, reserved: 60, pending: 25, withdrawable: 280 });
  const page = await drawAccount(BalanceCard, {
    room: 'withdrawal',
    answers: { 'balance-get': () => ok({ balances: [mine] }) },
  });
  const sums = ['withdrawable', 'balance-available', 'balance-reserved', 'balance-pending'];
  expect(sums.map((name) => page.one(name).textContent)).toEqual(['R$280', 'R$300', 'R$60', 'R$25']);
});

it('claims no sum that nobody told, and offers another try', async () => {
  const page = await drawAccount(BalanceCard, {
    room: 'withdrawal',
    answers: { 'balance-get': () => lost() },
  });
  expect(page.one('withdrawable').textContent).toBe('–');
  page.server.answers['balance-get'] = () => ok({ balances: [balance()] });
  await page.press(document.querySelector('button') ?? document.body);
  expect(page.one('withdrawable').textContent).toBe('R$300');
});
