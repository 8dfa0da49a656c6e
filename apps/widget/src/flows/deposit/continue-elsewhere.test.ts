import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { ok } from '../testing/test-client.ts';
import { depositSetting } from '../testing/test-deposit.ts';
import { method } from '../testing/test-methods.ts';
import { transaction } from '../testing/test-transaction.ts';

const brCode = '00020101021226830014br.gov.bcb.pix';
const pixReply = {
  depositId: 'd5',
  source: null,
  pageId: 'pix',
  apiResponse: { type: 'CUSTOM_PAGE' },
  data: { page: { brCode } },
  payment_amount: 100,
  payment_currency: 'BRL',
};
const cardReply = {
  depositId: 'd5',
  source: null,
  apiResponse: { type: 'OFFLINE' },
  data: { card: { number: '9417 1234 5678 9012' }, requisites: [] },
  payment_amount: 1000,
  payment_currency: 'KGS',
  timeout_minutes: 15,
};
const left = (paymentMethod: string, extra = {}) =>
  transaction({ id: 'd5', canContinue: true, paymentMethod, methodText: 'In words', ...extra });

/** A player whose list has none of the methods that are continued. */
const elsewhere = (reply: object) => {
  const test = depositSetting();
  test.server.answers['external-deposit-continue'] = () => ok(reply);
  return test;
};
const optima = method('optima_p2p', { cardViewType: cardViewTypes.p2p, currency: ['KGS'] });

describe('an open deposit of a method that the list lacks', () => {
  it('leads to its room, with the method as the server tells it', async () => {
    const pix = method('pix', { cardViewType: cardViewTypes.pix });
    const test = elsewhere({ ...pixReply, paymentMethod: pix });
    await test.flow.continueDeposit(left('pix'));
    expect(test.nav.last()).toMatchObject({
      name: 'depositPix',
      options: { query: { depositId: 'd5', status: 'waiting' } },
    });
    expect(test.selection.getState().method?.name).toBe('pix');
    expect(test.windows.opened).toHaveLength(0);
    expect(test.notices()).toEqual([]);
  });

  it('leads among peers to their room', async () => {
    const test = elsewhere({ ...cardReply, paymentMethod: optima });
    await test.flow.continueDeposit(left('optima_p2p', { currency: 'KGS' }));
    expect(test.nav.last()?.name).toBe('depositP2pInvoice');
    expect(test.entry.read()).toMatchObject({ route: 'depositP2pInvoice', paymentId: 'd5' });
  });

  it('is reached with nothing known of its method but the name', async () => {
    const test = elsewhere(cardReply);
    await test.flow.continueDeposit(left('optima_p2p', { currency: 'KGS' }));
    expect(test.nav.last()?.name).toBe('depositHostToHost');
    expect(test.selection.getState().method).toMatchObject({ name: 'optima_p2p', text: { en: 'In words' } });
  });

  it('opens its page in a window of the click', async () => {
    const source = 'https://pay.example/checkout/5';
    const test = elsewhere({ depositId: 'd5', source, method: 'GET', apiResponse: { type: 'REDIRECT' } });
    const done = test.flow.continueDeposit(left('page', { source }));
    expect(test.windows.opened).toHaveLength(1);
    await done;
    expect(test.windows.opened[0]?.targets).toEqual([{ url: source, method: 'GET' }]);
    expect(test.nav.last()?.name).toBe('depositComplete');
  });

  it('asks for its fields on the form', async () => {
    const fields = [{ name: 'otp', type: 'text' }];
    const test = elsewhere({ depositId: 'd5', isFieldsRequired: true, fields });
    await test.flow.continueDeposit(left('bank', { currency: 'KGS', amount: 1000 }));
    expect(test.nav.last()?.name).toBe('depositRedirect');
    expect(test.state()).toMatchObject({ currency: 'KGS', amountText: '1000', fields: [{ name: 'otp' }] });
  });
});
