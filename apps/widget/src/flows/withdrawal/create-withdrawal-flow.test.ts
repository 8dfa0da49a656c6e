import { checkBankDestination } from '@opencashier/contract/destination/bank-destination';
import { expect, it } from 'vitest';
import { lost, ok, refused } from '../testing/test-client.ts';
import { method } from '../testing/test-methods.ts';
import { withdrawal } from '../testing/test-transaction.ts';
import { balance, codeAsked, withdrawalSetting } from '../testing/test-withdrawal.ts';

const pix = method('withdraw_pix', { fields: [{ name: 'pix_key', type: 'text' }] });
const values = { pix_key: 'ana@example.com' };

/** A flow at its summary, with R$300 to withdraw. */
async function begin() {
  const setting = withdrawalSetting({
    check: checkBankDestination,
    methodName: (name) => (name === 'withdraw_sepa' ? 'SEPA transfer' : undefined),
  });
  setting.flow.start(pix);
  await setting.clock.advance(0);
  setting.flow.setAmount('50', false);
  await setting.flow.submit(values);
  return setting;
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
  server.answers['withdrawal-create'] = () => codeAsked();
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
  server.answers['withdrawal-code-resend'] = () => codeAsked({ codeResendIn: 60, codeTriesLeft: 5 });
  await flow.resend();
  expect(state()).toMatchObject({ codeIssue: undefined, triesLeft: 5, resendAt: clock.now() + 60_000 });
  server.answers['withdrawal-confirm'] = () =>
    codeAsked({ transaction: withdrawal({ stage: 'review' }), isCodeRequired: false });
  await flow.confirm('123456');
  expect(nav.last()?.name).toBe('withdrawalComplete');
});

it('leaves the code behind when the withdrawal was taken back', async () => {
  const { server, nav, flow, state } = await begin();
  await flow.create();
  server.answers['withdrawal-cancel'] = () =>
    codeAsked({
      transaction: withdrawal({ stage: 'canceled', status: 'mistaked', updatedAt: '2026-11-21T12:00:00Z' }),
    });
  await flow.cancel('w1');
  expect(nav.last()?.name).toBe('withdrawalComplete');
  expect(state().withdrawalId).toBeUndefined();
});

it('goes no further with an account that there can’t be', async () => {
  const { nav, clock, flow, state } = withdrawalSetting({ check: checkBankDestination });
  flow.start(pix);
  await clock.advance(0);
  flow.setAmount('50', false);
  await flow.submit({ pix_key: '12345678901' });
  expect(nav.last()).toBeUndefined();
  expect(state().accepted).toBeUndefined();
});

it('leaves an address alone until its network is chosen', async () => {
  const { clock, flow, state } = withdrawalSetting({
    check: () => [{ field: 'crypto_address', key: 'field.error.address' }],
  });
  flow.start(
    method('withdraw_usdt', {
      fields: [
        { name: 'network', type: 'networks', values: [{ value: 'TRC-20', label: 'TRC-20' }] },
        { name: 'crypto_address', type: 'text' },
      ],
    }),
  );
  expect(state().checkDestination).toBeUndefined();
  await clock.advance(0);
  expect(state().checkDestination?.({ crypto_address: 'x' })).toEqual([]);
  expect(state().checkDestination?.({ crypto_address: 'x', network: 'TRC-20' })).toHaveLength(1);
});

it('says how much is left, and where money has to go first', async () => {
  const { server, flow, state } = await begin();
  server.answers['withdrawal-create'] = () =>
    refused('banking.withdrawalLimit', 400, { period: 'day', max: 100, left: 20, currency: 'BRL' });
  await flow.create();
  expect(state().refusal?.text).toBe('withdrawal.error.banking.withdrawalLimit withdrawal.error.left');
  await flow.submit(values);
  server.answers['withdrawal-create'] = () =>
    refused('banking.closedLoop', 400, {
      currency: 'BRL',
      methods: [
        { name: 'withdraw_sepa', amount: 40 },
        { name: 'gone', amount: 1.5 },
      ],
    });
  await flow.create();
  expect(state().refusal?.text).toBe(
    'withdrawal.error.banking.closedLoop SEPA transfer: R$40. gone: R$1.50.',
  );
});

it('keeps the form as it was sent while nobody knows what became of it', async () => {
  const { server, clock, flow, state } = await begin();
  server.answers['withdrawal-create'] = () => lost();
  void flow.create();
  await clock.advance(0);
  flow.start(method('withdraw_other'));
  await flow.submit({ pix_key: 'somebody@else.example' });
  expect(state()).toMatchObject({ method: { name: 'withdraw_pix' }, accepted: values });
});

it('tells of a code that was asked for before a reload what the server says, and when there is no other', async () => {
  const { server, clock, flow, state } = withdrawalSetting();
  server.answers['withdrawal-status'] = () =>
    ok({ ...withdrawal({ stage: 'confirm' }), codeResendIn: 30, codeTriesLeft: 3 });
  flow.openCode('w1');
  await clock.advance(0);
  expect(state()).toMatchObject({ resendAt: clock.now() + 30_000, triesLeft: 3, isLastCode: false });
  server.answers['withdrawal-code-resend'] = () => codeAsked({ codeTriesLeft: 5 });
  await flow.resend();
  expect(state()).toMatchObject({ resendAt: undefined, triesLeft: 5, isLastCode: true });
});

it('waits with another code as long as it has to, and says that the money is set aside', async () => {
  const { server, clock, notifications, flow, state } = withdrawalSetting({
    texts: { locale: 'en', text: (key) => key, has: () => false },
  });
  flow.openCode('w1');
  server.answers['withdrawal-code-resend'] = () => refused('rate.limited', 429, { codeResendIn: 25 });
  await flow.resend();
  expect(state().resendAt).toBe(clock.now() + 25_000);
  server.answers['withdrawal-code-resend'] = () => refused('banking.codeTriesExceeded');
  await flow.resend();
  expect(state().isLastCode).toBe(true);
  expect(notifications.store.getState().items.map(({ text }) => text)).toEqual(['withdrawal.error.made']);
});

it('asks on with one key after a lost answer to the code, and goes on with whatever tells that it was taken', async () => {
  const { server, nav, clock, flow, state } = await begin();
  await flow.create();
  server.answers['withdrawal-confirm'] = () => lost();
  void flow.confirm('123456');
  await clock.advance(0);
  expect(state().phase.kind).toBe('confirmChecking');
  await clock.advance(3_000);
  const keys = server.callsTo('withdrawal-confirm').map(({ options }) => options.idempotencyKey);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  server.push('withdrawal.status', {
    withdrawalId: 'w1',
    status: 0,
    stage: 'review',
    updatedAt: '2026-11-21T12:00:00Z',
  });
  expect(nav.last()?.name).toBe('withdrawalComplete');
  const asked = server.callsTo('withdrawal-confirm').length;
  await clock.advance(60_000);
  expect(server.callsTo('withdrawal-confirm')).toHaveLength(asked);
  expect(state()).toMatchObject({ phase: { kind: 'editing' }, withdrawalId: undefined });
});

it('sends a second press of either button once', async () => {
  const { server, clock, flow } = await begin();
  await Promise.all([flow.create(), flow.create()]);
  expect(server.callsTo('withdrawal-create')).toHaveLength(1);
  server.answers['withdrawal-confirm'] = () => codeAsked({ transaction: withdrawal({ stage: 'review' }) });
  await Promise.all([flow.confirm('123456'), flow.confirm('123456')]);
  expect(server.callsTo('withdrawal-confirm')).toHaveLength(1);
  await clock.advance(0);
});

it('goes on to the summary of another one while the code of the first is still asked for', async () => {
  const { server, clock, flow, state } = await begin();
  server.answers['balance-get'] = () => ok({ balances: [balance({ withdrawable: 250, reserved: 50 })] });
  await flow.create();
  await clock.advance(0);
  expect(state()).toMatchObject({ withdrawalId: 'w1', accepted: undefined, limits: { min: 10, max: 250 } });
  flow.setAmount('30', false);
  await flow.submit(values);
  expect(state()).toMatchObject({ withdrawalId: undefined, accepted: values, amount: 30 });
});
