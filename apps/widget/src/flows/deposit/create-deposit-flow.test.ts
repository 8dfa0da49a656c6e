import { describe, expect, it } from 'vitest';
import { later, ok } from '../testing/test-client.ts';
import { settle } from '../testing/test-clock.ts';
import { depositSetting, pageUrl, redirectReply } from '../testing/test-deposit.ts';
import { method } from '../testing/test-methods.ts';
import { transaction } from '../testing/test-transaction.ts';

describe('starting', () => {
  it('opens a session and asks the limits, with the catalogue’s until then', async () => {
    const test = depositSetting();
    test.flow.setAmount('25', false);
    test.selection.setState({
      group: { name: 'card_method', label: 'l', position: 1, paymentMethods: [] },
    });
    test.flow.start(test.visa);
    expect(test.state()).toMatchObject({
      limits: { min: 10, max: 1_000 },
      currency: 'BRL',
      amountText: '25',
    });
    await settle();
    expect(test.state().limits).toEqual({ min: 10, max: 500 });
    expect(test.state().chips).toEqual([10, 25, 50, 75, 100, 150, 250, 500]);
    expect(test.server.callsTo('session-start')[0]?.request).toEqual({
      amount: 25,
      currency: 'BRL',
      pendingGroup: 'card_method',
    });
    expect(test.server.callsTo('deposit-limits')[0]?.request).toEqual({
      currency: 'BRL',
      paymentMethod: 'visa',
    });
  });

  it('names no crypto currency to the session', async () => {
    const test = depositSetting();
    test.flow.start(method('btc', { currency: ['BTC'], category: 'crypto' }));
    expect(test.state().currency).toBe('BTC');
    expect(test.server.callsTo('session-start')[0]?.request).toEqual({});
  });

  it('listens to the method chosen last', async () => {
    const test = depositSetting();
    const slow = later();
    test.server.answers['deposit-limits'] = slow.answer;
    test.flow.start(test.visa);
    test.server.answers['deposit-limits'] = () => ok({ other: { min: 1, max: 2 } });
    test.flow.start(method('other'));
    await settle();
    slow.give(ok({ visa: { min: 7, max: 8 } }));
    await settle();
    expect(test.state().limits).toEqual({ min: 1, max: 2 });
  });
});

describe('a redirect', () => {
  it('opens the window in the click, sends it to the provider and follows the deposit', async () => {
    const test = depositSetting();
    await test.ready();
    const done = test.flow.submit({});
    expect(test.windows.opened).toHaveLength(1);
    expect(test.phase()).toEqual({ kind: 'creating' });
    expect(test.entry.read()).toEqual({
      attemptKey: 'key-1',
      route: 'depositComplete',
      paymentMethod: 'visa',
      amount: 50,
      currency: 'BRL',
    });
    await done;
    expect(test.windows.opened[0]?.targets).toEqual([{ url: pageUrl, method: 'GET' }]);
    expect(test.phase()).toEqual({
      kind: 'redirected',
      depositId: 'd1',
      url: pageUrl,
      isForm: false,
      window: 'open',
    });
    expect(test.entry.read()?.paymentId).toBe('d1');
    await settle();
    expect(test.state().transaction?.id).toBe('d1');
    expect(test.server.callsTo('deposit-status')[0]?.request).toEqual({
      depositId: 'd1',
      paymentMethod: 'visa',
    });
    expect(test.host.payloads('depositStatus')).toMatchObject([{ depositId: 'd1', status: 'waiting' }]);
  });

  it('sends the whole payload', async () => {
    const test = depositSetting({
      parent: {
        schema: 'https:',
        host: 'lucky.example',
        experiments: [{ key: 'list', group: 'b' }],
        bonusList: [{ id: 'bo', depositBonusData: { minDeposit: 20 } }],
      },
    });
    test.flow.start(
      method('purse', {
        fields: [
          { name: 'wallet', type: 'text' },
          { name: 'note', type: 'text' },
        ],
      }),
    );
    await settle();
    test.flow.setAmount('50', true);
    await test.flow.submit({ wallet: ' Z1 ', note: 'n' });
    expect(test.creates()[0]?.request).toEqual({
      amount: 50,
      currency: 'BRL',
      fields: { wallet: 'Z1', note: 'n' },
      isActivatedBonus: true,
      bonusId: 'bo',
      paymentSessionId: 's1',
      paymentType: 'purse',
      returnUrl: 'https://lucky.example',
      wallet: 'Z1',
      selectedCountry: 'BR',
      metadata: { isFromChip: true },
      abTestGroup: 'b',
    });
  });

  it('shows a button where the window was blocked', async () => {
    const test = depositSetting();
    test.windows.state.isBlocking = true;
    await test.ready();
    await test.flow.submit({});
    expect(test.phase()).toMatchObject({ kind: 'redirected', window: 'blocked' });
    test.windows.state.isBlocking = false;
    test.flow.openPayment();
    expect(test.phase()).toMatchObject({ window: 'open' });
    expect(test.windows.opened[0]?.targets).toEqual([{ url: pageUrl, method: 'GET' }]);
  });

  it('goes on in the player’s own tab where no window can be had, also by a form', async () => {
    const formParams = { order: '7' };
    const test = depositSetting();
    test.server.answers['deposit-create'] = () => ok({ ...redirectReply, method: 'POST', formParams });
    test.windows.state.isBlocking = true;
    await test.ready();
    await test.flow.submit({});
    test.flow.openPayment();
    expect(test.phase()).toMatchObject({ window: 'blocked', isForm: true });
    test.flow.payHere();
    expect(test.windows.external).toEqual([{ url: pageUrl, method: 'POST', formParams }]);
    expect(test.phase()).toMatchObject({ window: 'handedOver' });
    expect(test.entry.read()?.paymentId).toBe('d1');
  });

  it('takes a closed window for no verdict, and asks', async () => {
    const test = depositSetting();
    await test.ready();
    await test.flow.submit({});
    await settle();
    const asked = test.server.callsTo('deposit-status').length;
    test.windows.opened[0]?.closeByPlayer();
    await settle();
    expect(test.phase()).toMatchObject({ kind: 'redirected', window: 'closed' });
    expect(test.server.callsTo('deposit-status')).toHaveLength(asked + 1);
    expect(test.nav.moves).toEqual([]);
    test.flow.openPayment();
    expect(test.windows.opened).toHaveLength(2);
  });

  it('goes to the complete page when the deposit ends, or when the provider sends the player back', async () => {
    const ended = depositSetting();
    await ended.ready();
    await ended.flow.submit({});
    await settle();
    ended.server.answers['deposit-status'] = () =>
      ok(transaction({ status: 'processed', updatedAt: '2026-11-21T11:00:00Z' }));
    ended.server.push('deposit.status', { depositId: 'd1', status: 1, updatedAt: '2026-11-21T11:00:00Z' });
    await settle();
    expect(ended.nav.last()).toMatchObject({
      name: 'depositComplete',
      options: { query: { depositId: 'd1', status: 'processed' } },
    });
    expect(ended.entry.read()).toBeUndefined();

    const back = depositSetting();
    await back.ready();
    await back.flow.submit({});
    back.windows.comeBack();
    expect(back.nav.last()).toMatchObject({ options: { query: { depositId: 'd1', status: 'waiting' } } });
  });

  it.each([
    ['ios', 'visa', {}],
    ['android', 'visa', {}],
    ['frame', 'upi_qr', {}],
    ['standalone', 'paytm', {}],
    ['frame', 'ramp', { cardViewType: 13 }],
  ] as const)('opens no window before on %s with %s', async (kind, name, extra) => {
    const test = depositSetting({ kind });
    test.flow.start(method(name, extra));
    await settle();
    test.flow.setAmount('50', false);
    await test.flow.submit({});
    expect(test.windows.opened).toHaveLength(0);
    expect(test.windows.external).toEqual([{ url: pageUrl, method: 'GET' }]);
    expect(test.phase()).toMatchObject({ kind: 'redirected', window: 'handedOver' });
  });

  it('refuses an unsafe address, and takes an app’s link that the method declares', async () => {
    for (const [source, schemes, isSafe] of [
      ['javascript:alert(1)', [], false],
      ['http://pay.example', [], false],
      ['upi://pay?x', [], false],
      ['upi://pay?x', ['upi'], true],
    ] as const) {
      const test = depositSetting();
      test.server.answers['deposit-create'] = () => ok({ ...redirectReply, source });
      test.flow.start(method('paytm', { deepLinkSchemes: [...schemes] }));
      await settle();
      test.flow.setAmount('50', false);
      await test.flow.submit({});
      expect(test.windows.external).toHaveLength(isSafe ? 1 : 0);
      expect(test.phase().kind).toBe(isSafe ? 'redirected' : 'editing');
      expect(test.notices()).toEqual(isSafe ? [] : ['[common.errors.unsafeAddress]']);
    }
  });
});

describe('one attempt at a time', () => {
  it('takes a double click for one', async () => {
    const test = depositSetting();
    await test.ready();
    const first = test.flow.submit({});
    await test.flow.submit({});
    await first;
    await test.flow.submit({});
    expect(test.creates()).toHaveLength(1);
    expect(test.windows.opened).toHaveLength(1);
  });

  it('submits nothing that breaks a rule, and tells the fields', async () => {
    const test = depositSetting();
    const strict = method('visa', {
      fields: [
        { name: 'cpf', type: 'text', regex: '^\\d$', regex_error_key: 'k' },
        { name: 'note', type: 'text' },
      ],
    });
    test.flow.start(strict);
    test.flow.setAmount('5', false);
    await test.flow.submit({ cpf: 'x' });
    expect(test.creates()).toHaveLength(0);
    expect(test.windows.opened).toHaveLength(0);
    // A field without a rule of its own is missing, not wrong.
    expect(test.events()).toMatchObject([
      { event: 'regex_error', event_cat: 'input', form_type: 'method', field: 'amount' },
      { event: 'regex_error', field: 'cpf' },
    ]);
    expect(test.events()).toHaveLength(2);
  });
});

describe('more fields', () => {
  it('are added to the form, and the repeat is a new attempt on the same deposit', async () => {
    const test = depositSetting();
    test.server.answers['deposit-create'] = () =>
      ok({ depositId: 'd1', isFieldsRequired: true, fields: [{ name: 'otp', type: 'text' }] });
    await test.ready();
    await test.flow.submit({});
    expect(test.phase()).toEqual({ kind: 'editing' });
    expect(test.state()).toMatchObject({ isFieldsRequired: true, fields: [{ name: 'otp' }] });
    expect(test.windows.opened[0]?.isClosed).toBe(true);
    expect(test.nav.moves).toEqual([]);
    test.server.answers['deposit-create'] = () => ok(redirectReply);
    await test.flow.submit({ otp: '123' });
    expect(test.keys()).toEqual(['key-1', 'key-2']);
    expect(test.creates()[1]?.request).toMatchObject({ depositId: 'd1', fields: { otp: '123' } });
    expect(test.phase().kind).toBe('redirected');
  });
});
