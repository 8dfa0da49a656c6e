// @vitest-environment happy-dom
import type { Transaction, WithdrawalStage } from '@opencashier/contract/entities/transaction';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lost, ok } from '../../flows/testing/test-client.ts';
import { withdrawal } from '../../flows/testing/test-transaction.ts';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { drawAccount } from '../../services/testing/draw-account.tsx';
import { PaymentComplete } from './payment-complete.tsx';

const draw = (told: Partial<Transaction>) =>
  drawAccount(PaymentComplete, {
    room: 'withdrawalComplete',
    query: { withdrawalId: 'w1', status: 'waiting' },
    answers: { 'withdrawal-status': () => ok(withdrawal(told)) },
  });

const actions = ['enter-code', 'cancel-withdrawal', 'check-now', 'done', 'try-again', 'leave'] as const;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it.each<readonly [WithdrawalStage, Transaction['status'], string, readonly string[]]>([
  ['confirm', 'waiting', 'Your code is still needed', ['enter-code', 'leave']],
  ['review', 'waiting', 'The amount is set aside. Next it is approved and sent.', ['leave']],
  ['approved', 'waiting', 'Next the provider takes it.', ['leave']],
  ['sent', 'waiting', 'The provider has it. Next it arrives at your account.', ['leave']],
  ['settled', 'processed', 'Your money has been paid out', ['done']],
  ['rejected', 'mistaked', 'The money is back in your balance.', ['try-again']],
  ['canceled', 'mistaked', 'The withdrawal was canceled', ['try-again']],
  ['failed', 'mistaked', 'The money is in your balance.', ['try-again']],
  ['returned', 'mistaked', 'It is back in your balance.', ['try-again']],
])(
  'a withdrawal in %s (%s) says where the money is and what can be done',
  async (stage, status, words, can) => {
    const page = await draw({ stage, status });
    expect(page.one('status').dataset.status).toBe(status);
    expect(page.words()).toContain(words);
    expect(actions.filter((name) => page.all(name).length > 0)).toEqual(can);
  },
);

it('tells where it goes, what it costs, what arrives, and since when it stands where', async () => {
  const page = await draw({
    methodText: 'SEPA transfer',
    destination: '•••• 3000',
    fee: 1,
    netAmount: 49,
    stages: [
      { stage: 'requested', at: '2026-11-20T10:00:00Z' },
      { stage: 'review', at: '2026-11-20T10:05:00Z' },
    ],
  });
  for (const told of ['SEPA transfer', '•••• 3000', 'R$1', 'R$49', 'Nov 20']) {
    expect(page.words()).toContain(told);
  }
});

it('tells why it was rejected, in the operator’s words, and of no money that arrives', async () => {
  const page = await draw({
    stage: 'rejected',
    status: 'mistaked',
    reason: 'Please use your own account.',
    fee: 1,
    netAmount: 49,
  });
  expect(page.one('reason').textContent).toBe('Please use your own account.');
  expect(page.words()).not.toContain('R$49');
});

it('is taken back where that is still possible, once it was asked', async () => {
  const page = await draw({ canCancel: true });
  page.server.answers['withdrawal-cancel'] = () =>
    ok({
      withdrawalId: 'w1',
      transaction: withdrawal({ stage: 'canceled', status: 'mistaked', updatedAt: '2026-11-21T12:00:00Z' }),
    });
  await page.press(page.one('cancel-withdrawal'));
  expect(page.server.callsTo('withdrawal-cancel')).toEqual([]);
  await page.press(page.one('cancel-confirm'));
  expect(page.words()).toContain('The withdrawal was canceled');
});

it('is still checked while nobody answers, and never said to have failed', async () => {
  const page = await draw({});
  page.server.answers['withdrawal-status'] = () => lost();
  page.status.refresh();
  await page.settle();
  expect(page.words()).toContain('Still checking: your money is safe');
  expect(page.one('status').dataset.status).toBe('waiting');
  expect(page.all('check-now')).toHaveLength(1);
});

it('takes no word of the address for its end', async () => {
  const page = await drawAccount(PaymentComplete, {
    room: 'withdrawalComplete',
    query: { withdrawalId: 'w1', status: 'processed' },
    answers: { 'withdrawal-status': () => lost() },
  });
  expect(page.words()).not.toContain('paid out');
  expect(page.one('status').dataset.status).toBe('waiting');
});
