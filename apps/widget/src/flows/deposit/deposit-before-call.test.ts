import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { lost, ok, refused } from '../testing/test-client.ts';
import { depositSetting } from '../testing/test-deposit.ts';
import { method } from '../testing/test-methods.ts';
import { transaction } from '../testing/test-transaction.ts';
import type { DepositDeps } from './deposit-deps.ts';

const p2p = method('card-p2p', {
  cardViewType: cardViewTypes.p2p,
  securityRulesGroup: 'scoring',
  fields: [{ name: 'note', type: 'text' }],
});
const card = method('visa_mastercard', {
  cardViewType: cardViewTypes.card,
  isPreparationRequired: true,
  fields: [
    { name: 'card_number', type: 'text', category: 'card' },
    { name: 'email', type: 'text' },
  ],
});
const key = { kty: 'RSA', n: 'n', e: 'AQAB', kid: 'k1' };
const invoice = {
  depositId: 'd1',
  data: { card: { number: '8600123456789012' } },
  payment_amount: 50,
  payment_currency: 'BRL',
  timeout_minutes: 20,
};

describe('a peer-to-peer deposit', () => {
  const setting = () => {
    const test = depositSetting({ extra: { findMethod: () => p2p } });
    const { server } = test;
    server.answers['deposit-prepare'] = () =>
      ok({
        fields: [{ name: 'sender' }],
        banks: [
          { value: 'sber', label: 'Sber' },
          { value: 'vtb', label: 'VTB' },
        ],
      });
    server.answers['deposit-check'] = () => ok({ exists: false, depositId: 0 });
    server.answers['deposit-create-p2p'] = () => ok(invoice);
    return test;
  };

  it('asks first what is to be filled in', async () => {
    const { flow, clock, state } = setting();
    flow.start(p2p);
    expect(state().preparation.kind).toBe('loading');
    await clock.advance(0);
    expect(state().preparation.kind).toBe('ready');
    expect(state().fields.map((field) => field.name)).toEqual(['note', 'sender', 'bank']);
  });

  it('asks for no bank where there is but one, and names it all the same', async () => {
    const { flow, clock, state, server } = setting();
    server.answers['deposit-prepare'] = () => ok({ fields: [], banks: [{ value: 'sber', label: 'Sber' }] });
    flow.start(p2p);
    await clock.advance(0);
    expect(state().fields.map((field) => field.name)).toEqual(['note']);
    flow.setAmount('50', false);
    await flow.submit({ note: 'n' });
    expect(server.callsTo('deposit-create-p2p')[0]?.request).toMatchObject({ bank: 'sber' });
  });

  it('says that the preparation failed, and asks again when told to', async () => {
    const { flow, clock, state, server } = setting();
    server.answers['deposit-prepare'] = () => lost();
    flow.start(p2p);
    await clock.advance(0);
    expect(state().preparation.kind).toBe('failed');
    server.answers['deposit-prepare'] = () => ok({ fields: [] });
    flow.prepareAgain();
    await clock.advance(0);
    expect(state().preparation.kind).toBe('ready');
  });

  it('looks for an open one, opens no window, and creates by its own call', async () => {
    const { flow, clock, server, windows, nav } = setting();
    flow.start(p2p);
    await clock.advance(0);
    flow.setAmount('50', false);
    await flow.submit({ note: 'n', sender: 's', bank: 'sber' });
    expect(windows.opened).toHaveLength(0);
    expect(server.callsTo('deposit-check')[0]?.request).toEqual({
      paymentMethod: 'card-p2p',
      selectedCountry: 'BR',
    });
    expect(server.callsTo('deposit-create-p2p')[0]?.request).toMatchObject({
      paymentMethod: 'card-p2p',
      depositId: 0,
      bank: 'sber',
      checkScore: true,
      fields: { note: 'n', sender: 's' },
    });
    expect(server.callsTo('deposit-create')).toHaveLength(0);
    expect(nav.last()).toMatchObject({ name: 'depositP2pInvoice' });
  });

  it.each([
    ['card', { data: { card: { payment_system: 'card-p2p' } } }],
    ['amount', { payment_amount: undefined }],
    ['currency', { payment_currency: undefined }],
    ['time', { timeout_minutes: 0 }],
  ])('is given up where the reply lacks the %s', async (_, lacking) => {
    const { flow, clock, server, nav, notices, entry, host, phase } = setting();
    server.answers['deposit-create-p2p'] = () => ok({ ...invoice, ...lacking });
    flow.start(p2p);
    await clock.advance(0);
    flow.setAmount('50', false);
    await flow.submit({ note: 'n', sender: 's', bank: 'sber' });
    expect(notices()).toEqual(['[common.errors.banking.invalidResponse]']);
    expect(host.payloads('displayError')).toMatchObject([{ code: 'banking.invalidResponse' }]);
    expect(server.callsTo('deposit-cancel')[0]?.request).toMatchObject({ depositId: 'd1' });
    expect(phase().kind).toBe('editing');
    expect(entry.read()).toBeUndefined();
    expect(nav.moves).toEqual([]);
  });

  it('goes on with a form of the server’s, whatever the payee made of the amount', async () => {
    const { flow, clock, server, nav, state } = setting();
    const form = { fields: [{ name: 'sender_digits', type: 'text' }] };
    server.answers['deposit-create-p2p'] = ({ request }) =>
      ok(request.depositId === 'd1' ? invoice : { depositId: 'd1', data: { unifiedFlow: form } });
    flow.start(p2p);
    await clock.advance(0);
    flow.setAmount('50', false);
    await flow.submit({ note: 'n', sender: 's', bank: 'sber' });
    expect(nav.last()).toMatchObject({ name: 'depositP2pUnifiedForm' });
    expect(state()).toMatchObject({ isFieldsRequired: true, limits: undefined });
    flow.setAmount('50003', false);
    await flow.submit({ sender_digits: '1234' });
    expect(server.callsTo('deposit-create-p2p').map(({ request }) => request)).toMatchObject([
      { depositId: 0 },
      { depositId: 'd1', fields: { sender_digits: '1234' } },
    ]);
    expect(server.callsTo('deposit-check')).toHaveLength(1);
    expect(nav.last()).toMatchObject({ name: 'depositP2pInvoice' });
  });

  it('comes back to the form of a deposit whose answers were refused', async () => {
    const { flow, clock, server, entry, phase } = setting();
    const form = { fields: [{ name: 'sender_digits', type: 'text' }] };
    server.answers['deposit-create-p2p'] = ({ request }) =>
      request.depositId === 'd1'
        ? refused('banking.merchantClientError', 422)
        : ok({ depositId: 'd1', data: { unifiedFlow: form } });
    flow.start(p2p);
    await clock.advance(0);
    flow.setAmount('50', false);
    await flow.submit({ note: 'n', sender: 's', bank: 'sber' });
    await flow.submit({ sender_digits: '1234' });
    expect(phase().kind).toBe('editing');
    expect(entry.read()).toMatchObject({ paymentId: 'd1', route: 'depositP2pUnifiedForm' });
  });

  it('goes on with the open one instead of making a second', async () => {
    const { flow, clock, server, nav } = setting();
    server.answers['deposit-check'] = () =>
      ok({ exists: true, depositId: 'd9', payment_amount: 40, payment_currency: 'BRL' });
    server.answers['external-deposit-continue'] = () => ok({ ...invoice, depositId: 'd9' });
    flow.start(p2p);
    await clock.advance(0);
    flow.setAmount('50', false);
    await flow.submit({ note: 'n', sender: 's', bank: 'sber' });
    expect(server.callsTo('deposit-create-p2p')).toHaveLength(0);
    expect(nav.last()).toMatchObject({
      name: 'depositP2pInvoice',
      options: { query: { depositId: 'd9', found: '1' } },
    });
  });

  it('is not made any more once the player has left', async () => {
    const { flow, clock, server } = setting();
    flow.start(p2p);
    await clock.advance(0);
    flow.setAmount('50', false);
    const submitted = flow.submit({ note: 'n', sender: 's', bank: 'sber' });
    flow.leave();
    await submitted;
    expect(server.callsTo('deposit-create-p2p')).toHaveLength(0);
    expect(server.callsTo('session-form-on-close-modal')).toHaveLength(1);
  });
});

describe('card data', () => {
  const values = { card_number: '4111 1111 1111 1111', email: 'a@b.co' };
  const setting = (preparation: object, extra: Partial<DepositDeps> = {}) => {
    const test = depositSetting({ extra });
    test.server.answers['deposit-prepare'] = () => ok(preparation);
    test.server.answers['deposit-create'] = () => ok({ depositId: 'd1' });
    test.server.answers['deposit-status'] = () => ok(transaction());
    return test;
  };

  it('leaves sealed alone', async () => {
    const { flow, clock, creates } = setting({ fields: [], encryptionKey: key });
    flow.start(card);
    await clock.advance(0);
    flow.setAmount('50', false);
    await flow.submit(values);
    expect(creates()[0]?.request.fields).toEqual({ email: 'a@b.co', encrypted_card: 'sealed:card_number' });
  });

  it('is not even asked for without a key', async () => {
    const { flow, clock, creates, state, server } = setting({ fields: [] });
    flow.start(card);
    await clock.advance(0);
    expect(state().preparation.kind).toBe('failed');
    flow.setAmount('50', false);
    await flow.submit(values);
    expect(creates()).toHaveLength(0);
    server.answers['deposit-prepare'] = () => ok({ fields: [], encryptionKey: key });
    flow.prepareAgain();
    await clock.advance(0);
    await flow.submit(values);
    expect(creates()).toHaveLength(1);
  });

  it('never leaves with a key that the browser can’t use', async () => {
    const sealCard = () => Promise.reject(new Error('no key of this kind'));
    const { flow, clock, creates, notices, phase, entry, windows } = setting(
      { fields: [], encryptionKey: key },
      { sealCard },
    );
    flow.start(card);
    await clock.advance(0);
    flow.setAmount('50', false);
    await flow.submit(values);
    expect(creates()).toHaveLength(0);
    expect(notices()).toEqual(['[common.errors.cardEncryption]']);
    expect(phase().kind).toBe('editing');
    expect(entry.read()).toBeUndefined();
    expect(windows.opened[0]?.isClosed).toBe(true);
  });

  it('ends on the complete page once it is charged, with nothing to instruct about', async () => {
    const { flow, clock, server, nav } = setting({ fields: [], encryptionKey: key });
    server.answers['deposit-create'] = () => ok({ depositId: 'd1', apiResponse: { type: 'OFFLINE' } });
    flow.start(card);
    await clock.advance(0);
    flow.setAmount('50', false);
    await flow.submit(values);
    expect(nav.last()).toMatchObject({ name: 'depositComplete', options: { query: { depositId: 'd1' } } });
  });

  it('is not asked for where a saved wallet pays, which is chosen at first', async () => {
    const wallets = [
      { id: 'w1', label: '•••• 1111' },
      { id: 'w2', label: '•••• 2222' },
    ];
    const { flow, clock, creates, state } = setting({ fields: [], encryptionKey: key, wallets });
    flow.start(card);
    await clock.advance(0);
    expect(state().walletId).toBe('w1');
    flow.setAmount('50', false);
    flow.chooseWallet('w2');
    await flow.submit({ email: 'a@b.co' });
    expect(creates()[0]?.request).toMatchObject({ wallet: 'w2', fields: { email: 'a@b.co' } });
    flow.start(card);
    await clock.advance(0);
    flow.chooseWallet(undefined);
    await flow.submit(values);
    expect(creates()[1]?.request).not.toHaveProperty('wallet');
    expect(creates()[1]?.request.fields).toMatchObject({ encrypted_card: 'sealed:card_number' });
  });

  it('can’t be paid with from what is saved where nothing is', async () => {
    const { flow, clock, creates, state } = setting({ fields: [], encryptionKey: key });
    flow.start({ ...card, cardViewType: cardViewTypes.cardWalletOnly });
    await clock.advance(0);
    expect(state().preparation.kind).toBe('noWallet');
    flow.setAmount('50', false);
    await flow.submit(values);
    expect(creates()).toHaveLength(0);
  });
});
