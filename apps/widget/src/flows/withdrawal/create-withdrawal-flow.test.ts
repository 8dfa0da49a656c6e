import { expect, it } from 'vitest';
import { createBalances } from '../balances.ts';
import { lost, ok, refused } from '../testing/test-client.ts';
import { depositSetting } from '../testing/test-deposit.ts';
import { method } from '../testing/test-methods.ts';
import { withdrawal } from '../testing/test-transaction.ts';
import { createWithdrawalFlow } from './create-withdrawal-flow.ts';

const pix = method('withdraw_pix', { fields: [{ name: 'pix_key', type: 'text' }] });
const values = { pix_key: 'ana@example.com' };
const reply = (extra: object = {}) =>
  ok({ withdrawalId: 'w1', transaction: withdrawal({ stage: 'confirm' }), isCodeRequired: true, ...extra });

/** A flow at its summary, with R$300 to withdraw. */
async function begin() {
  const setting = depositSetting();
  const { server, nav, session, selection, status, notifications, entry, clock, page, host } = setting;
  const balance = { currency: 'BRL', available: 300, reserved: 0, pending: 0, bonus: 0, withdrawable: 300 };
  server.answers['balance-get'] = () => ok({ balances: [balance] });
  server.answers['withdrawal-create'] = () => reply();
  server.answers['withdrawal-status'] = () => ok(withdrawal({ stage: 'confirm' }));
  let ids = 0;
  const flow = createWithdrawalFlow({
    client: server.client,
    navigator: nav.navigator,
    session,
    selection,
    status,
    notifications,
    texts: { locale: 'en', text: (key) => key, has: () => true },
    analytics: { track: () => undefined },
    entry,
    clock,
    newId: () => `key-${++ids}`,
    random: () => 0,
    sealCard: async () => 'sealed',
    lifecycle: page.lifecycle,
    balances: createBalances({ client: server.client }),
  });
  flow.start(pix);
  await clock.advance(0);
  flow.setAmount('50', false);
  await flow.submit(values);
  return { server, nav, entry, clock, host, flow, state: () => flow.store.getState() };
}

it('sends nothing before the summary was confirmed, and asks for no more than there is', async () => {
  const { server, nav, state } = await begin();
  expect(nav.last()?.name).toBe('withdrawalConfirm');
  expect(server.callsTo('withdrawal-create')).toHaveLength(0);
  expect(state().limits).toEqual({ min: 10, max: 300 });
});

it('keeps the key before the call, and asks on with it while nobody answers', async () => {
  const { server, entry, clock, nav, flow, state } = await begin();
  server.answers['withdrawal-create'] = () => lost();
  void flow.create();
  await clock.advance(0);
  expect(entry.read()).toMatchObject({ attemptKey: 'key-1', kind: 'withdrawal', amount: 50 });
  expect(state().phase.kind).toBe('checking');
  server.answers['withdrawal-create'] = () => reply();
  await flow.create();
  await clock.advance(60_000);
  const keys = server.callsTo('withdrawal-create').map(({ options }) => options.idempotencyKey);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys)).toEqual(new Set(['key-1']));
  expect(nav.last()?.options.query).toEqual({ status: 'waiting', withdrawalId: 'w1' });
  expect(entry.read()).toMatchObject({ paymentId: 'w1', route: 'withdrawalConfirm' });
});

it('goes back to the filled form with the reason of a refusal, and forgets the attempt', async () => {
  const { server, entry, flow, state } = await begin();
  server.answers['withdrawal-create'] = () => refused('banking.destinationInvalid');
  await flow.create();
  expect(state()).toMatchObject({
    phase: { kind: 'editing' },
    withdrawalId: undefined,
    refusal: { text: 'withdrawal.error.banking.destinationInvalid' },
  });
  expect(state().fields[0]?.props.value).toBe(values.pix_key);
  expect(entry.read()).toBeUndefined();
});

it('counts wrong codes, wants another after the last, and ends with the right one', async () => {
  const { server, nav, clock, flow, state } = await begin();
  await flow.create();
  server.answers['withdrawal-confirm'] = () => refused('banking.codeInvalid', 400, { triesLeft: 4 });
  await flow.confirm('000000');
  expect(state()).toMatchObject({ triesLeft: 4, codeIssue: { isSpent: false } });
  server.answers['withdrawal-confirm'] = () => refused('banking.codeExpired');
  await flow.confirm('000000');
  expect(state().codeIssue).toEqual({ code: 'banking.codeExpired', isSpent: true });
  server.answers['withdrawal-code-resend'] = () => reply({ codeResendIn: 60, codeTriesLeft: 5 });
  await flow.resend();
  expect(state()).toMatchObject({ codeIssue: undefined, triesLeft: 5, resendAt: clock.now() + 60_000 });
  server.answers['withdrawal-confirm'] = () =>
    reply({ transaction: withdrawal({ stage: 'review' }), isCodeRequired: false });
  await flow.confirm('123456');
  expect(nav.last()?.name).toBe('withdrawalComplete');
});

it('leaves the code behind when the withdrawal was taken back', async () => {
  const { server, nav, flow, state } = await begin();
  await flow.create();
  server.answers['withdrawal-cancel'] = () =>
    reply({
      transaction: withdrawal({ stage: 'canceled', status: 'mistaked', updatedAt: '2026-11-21T12:00:00Z' }),
    });
  await flow.cancel('w1');
  expect(nav.last()?.name).toBe('withdrawalComplete');
  expect(state().withdrawalId).toBeUndefined();
});
