import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { methodOfDeposit } from '../deposit/method-of-deposit.ts';
import { lost, ok, refused } from '../testing/test-client.ts';
import { depositSetting } from '../testing/test-deposit.ts';
import { method } from '../testing/test-methods.ts';
import { transaction } from '../testing/test-transaction.ts';
import { createInvoiceFlow } from './create-invoice-flow.ts';

const requisites = {
  depositId: 'd1',
  payment_amount: 50,
  payment_currency: 'BRL',
  timeout_minutes: 15,
  data: { card: { number: '8600 1234 5678 9012' } },
};

/** A room over a real deposit flow; only server, host and clock are the test's. */
function room() {
  const test = depositSetting();
  const { server, nav, selection, status, clock, visa } = test;
  server.answers['external-deposit-continue'] = () => ok(requisites);
  server.answers['deposit-complete'] = () => ok(transaction({ claimedAt: '2026-11-21T10:00:00Z' }));
  server.answers['deposit-cancel'] = () => ok(transaction({ status: 'mistaked' }));
  server.answers['bank-get'] = () => ok({ bank: { id: 'kapital', name: 'Kapitalbank' } });
  selection.setState({ method: visa });
  const invoice = createInvoiceFlow({
    client: server.client,
    navigator: nav.navigator,
    selection,
    deposit: test.flow,
    status,
    clock,
    newId: () => 'key',
    random: () => 0,
    httpOrigins: ['http://localhost:*'],
  });
  return { ...test, invoice, state: () => invoice.store.getState() };
}

describe('a room of a deposit', () => {
  it('shows what the create answered without asking again', async () => {
    const { invoice, flow, state, server, clock } = room();
    flow.store.setState({ response: requisites });
    invoice.open('d1');
    await clock.advance(0);
    expect(state()).toMatchObject({ phase: 'ready', amount: 50, currency: 'BRL' });
    expect(server.callsTo('external-deposit-continue')).toHaveLength(0);
  });

  it('asks the server after a reload, and follows the status', async () => {
    const { invoice, state, server, clock, status } = room();
    invoice.open('d1');
    expect(state().phase).toBe('loading');
    await clock.advance(0);
    expect(state()).toMatchObject({ phase: 'ready', outcome: { kind: 'hostToHost' } });
    expect(server.callsTo('external-deposit-continue')[0]?.options.idempotencyKey).toBe('key');
    expect(status.store.getState().paymentId).toBe('d1');
  });

  it('names the bank of the card that is paid to', async () => {
    const { invoice, state, server, clock } = room();
    invoice.open('d1');
    await clock.advance(0);
    expect(server.callsTo('bank-get')[0]?.request).toEqual({ payment_method: 'visa', bin: '86001234' });
    expect(state().bank).toBe('Kapitalbank');
  });

  it('goes on asking while nobody answers', async () => {
    const { invoice, state, server, clock } = room();
    server.answers['external-deposit-continue'] = () => lost();
    invoice.open('d1');
    await clock.advance(0);
    expect(state().phase).toBe('checking');
    server.answers['external-deposit-continue'] = () => ok(requisites);
    await clock.advance(2_000);
    expect(state().phase).toBe('ready');
  });

  it('stops asking once the player has left', async () => {
    const { invoice, server, clock } = room();
    server.answers['external-deposit-continue'] = () => lost();
    invoice.open('d1');
    await clock.advance(0);
    invoice.leave();
    await clock.advance(60_000);
    expect(server.callsTo('external-deposit-continue')).toHaveLength(1);
  });

  it('leaves for the complete page when nothing is to be paid any more', async () => {
    const { invoice, server, clock, nav } = room();
    server.answers['external-deposit-continue'] = () => refused('banking.depositNotPayable', 409);
    invoice.open('d1');
    await clock.advance(0);
    expect(nav.last()).toMatchObject({ name: 'depositComplete', options: { query: { depositId: 'd1' } } });
  });

  it('leaves when the deposit ends, by push too', async () => {
    const { invoice, server, clock, nav } = room();
    invoice.open('d1');
    await clock.advance(0);
    server.answers['deposit-status'] = () =>
      ok(transaction({ status: 'processed', updatedAt: '2026-11-21T11:00:00Z' }));
    server.push('deposit.status', { depositId: 'd1', status: 1, updatedAt: '2026-11-21T11:00:00Z' });
    await clock.advance(0);
    expect(nav.last()).toMatchObject({
      name: 'depositComplete',
      options: { query: { status: 'processed' }, replace: true },
    });
  });

  it.each([
    ['taken', () => ok(transaction())],
    ['lost', () => lost()],
    ['refused', () => refused('banking.depositNotPayable', 409)],
  ] as const)('ends a claim that is %s on the complete page', async (_, answer) => {
    const { invoice, server, clock, nav } = room();
    server.answers['deposit-complete'] = answer;
    invoice.open('d1');
    await clock.advance(0);
    await invoice.claim({ transaction_id: '8N7A' });
    expect(server.callsTo('deposit-complete')[0]?.request).toEqual({
      depositId: 'd1',
      paymentMethod: 'visa',
      fields: { transaction_id: '8N7A' },
    });
    expect(nav.last()).toMatchObject({ name: 'depositComplete' });
  });

  it('claims once, however often the button is pressed', async () => {
    const { invoice, server, clock } = room();
    invoice.open('d1');
    await clock.advance(0);
    await Promise.all([invoice.claim(), invoice.claim(), invoice.cancel()]);
    expect(server.callsTo('deposit-complete')).toHaveLength(1);
    expect(server.callsTo('deposit-cancel')).toHaveLength(0);
  });

  it('gives up a deposit on its own page, which stays and shows what came of it', async () => {
    const { invoice, server, nav, status, clock, state } = room();
    status.follow('d1', { paymentMethod: 'visa' });
    await clock.advance(0);
    server.answers['deposit-status'] = () => ok(transaction({ status: 'mistaked', endedBy: 'player' }));
    await invoice.cancel();
    await clock.advance(0);
    expect(server.callsTo('deposit-cancel')[0]?.request).toEqual({ depositId: 'd1', paymentMethod: 'visa' });
    expect(status.store.getState().status).toBe('mistaked');
    expect([nav.moves, state().action]).toEqual([[], 'none']);
  });

  it('takes the method that the server knows where the list lacks it', async () => {
    const { invoice, server, selection, clock } = room();
    const standIn = methodOfDeposit(transaction({ paymentMethod: 'gone' }));
    const known = method('gone', { cardViewType: cardViewTypes.pix });
    server.answers['external-deposit-continue'] = () => ok({ ...requisites, paymentMethod: known });
    selection.setState({ method: standIn });
    invoice.open('d1');
    await clock.advance(0);
    expect(selection.getState().method).toEqual(known);
  });

  it('lets the server tell what a cancel came to', async () => {
    const { invoice, server, clock, nav } = room();
    invoice.open('d1');
    await clock.advance(0);
    await invoice.cancel();
    expect(server.callsTo('deposit-cancel')[0]?.request).toEqual({ depositId: 'd1', paymentMethod: 'visa' });
    expect(nav.last()).toMatchObject({ name: 'depositComplete', options: { query: { status: 'waiting' } } });
  });

  it('takes up a form that the server asks for after a reload', async () => {
    const { invoice, server, clock, flow } = room();
    const fields = [{ name: 'otp', type: 'text' }];
    server.answers['external-deposit-continue'] = () =>
      ok({ depositId: 'd1', payment_amount: 50, payment_currency: 'BRL', data: { unifiedFlow: { fields } } });
    invoice.open('d1');
    await clock.advance(0);
    expect(flow.store.getState()).toMatchObject({
      isFieldsRequired: true,
      amount: 50,
      fields: [{ name: 'otp' }],
    });
  });

  it('leaves once the money is claimed, in another tab too', async () => {
    const { invoice, server, clock, nav } = room();
    invoice.open('d1', 'depositHostToHost');
    await clock.advance(0);
    expect(nav.moves).toEqual([]);
    server.answers['deposit-status'] = () =>
      ok(transaction({ claimedAt: '2026-11-21T10:05:00Z', updatedAt: '2026-11-21T10:05:00Z' }));
    await clock.advance(15_000);
    expect(nav.last()).toMatchObject({ name: 'depositComplete', options: { query: { status: 'waiting' } } });
  });

  it('exchanges a room that the deposit has left for the one where it stands', async () => {
    const { invoice, clock, nav, state } = room();
    invoice.open('d1', 'depositUnifiedForm');
    await clock.advance(0);
    expect(state().phase).toBe('loading');
    expect(nav.last()).toMatchObject({
      name: 'depositHostToHost',
      options: { query: { depositId: 'd1' }, replace: true },
    });
    invoice.open('d1', 'depositHostToHost');
    await clock.advance(0);
    expect(state().phase).toBe('ready');
  });

  it.each([
    ['card', { card: { payment_system: 'card-p2p' } }, {}],
    ['amount', { card: { number: '8600123456789012' } }, { payment_amount: 0 }],
    ['currency', { card: { number: '8600123456789012' } }, { payment_currency: '' }],
    ['time', { card: { phone: '+996555000000' } }, { timeout_minutes: 0 }],
  ])('shows nobody’s requisites when the %s is missing', async (_, data, lacking) => {
    const { invoice, server, clock, nav, selection, state } = room();
    selection.setState({ method: method('mbank_card_kg', { cardViewType: cardViewTypes.p2p }) });
    server.answers['external-deposit-continue'] = () => ok({ ...requisites, data, ...lacking });
    invoice.open('d1', 'depositP2pInvoice');
    await clock.advance(0);
    expect(state().phase).toBe('gone');
    expect(nav.last()).toMatchObject({ name: 'depositComplete' });
  });

  it('leads to safe addresses alone', async () => {
    const { invoice } = room();
    expect(invoice.isSafeLink('https://support.example/x')).toBe(true);
    expect(invoice.isSafeLink('http://localhost:4010/agents/1')).toBe(true);
    expect(invoice.isSafeLink('upi://pay?pa=x', ['upi'])).toBe(true);
    for (const url of ['http://support.example', 'upi://pay?pa=x', 'javascript:alert(1)', ''])
      expect(invoice.isSafeLink(url)).toBe(false);
  });
});
