import { describe, expect, it } from 'vitest';
import { later, lost, ok, refused } from '../testing/test-client.ts';
import { settle } from '../testing/test-clock.ts';
import { depositSetting, redirectReply } from '../testing/test-deposit.ts';
import { transaction } from '../testing/test-transaction.ts';
import { createTestWindows } from '../testing/test-windows.ts';

describe('limits that changed after the form was drawn', () => {
  it('are asked for again and shown, and the refusal says so', async () => {
    const test = depositSetting({ texts: ['common.errors.banking.amountOutOfLimits'] });
    await test.ready();
    test.server.answers['deposit-limits'] = () => ok({ visa: { min: 80, max: 200 } });
    test.server.answers['deposit-create'] = () => refused('banking.amountOutOfLimits');
    await test.flow.submit({});
    await settle();
    expect(test.notices()).toEqual(['[common.errors.banking.amountOutOfLimits]']);
    expect(test.state()).toMatchObject({ limits: { min: 80, max: 200 }, chips: [100, 150] });
    await test.flow.submit({});
    expect(test.creates()).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it.each([
    [
      'banking.merchantClientError',
      '[error.snackbar.title] server: banking.merchantClientError [error.snackbar.text]',
    ],
    ['banking.amountOutOfLimits', '[common.errors.banking.amountOutOfLimits]'],
    ['banking.paymentMethodRegex', '[common.errors.provider]'],
    ['something.unheard', '[common.errors.provider]'],
    ['', '[common.errors.provider]'],
  ])('%j says %s, closes the window and forgets the attempt', async (code, notice) => {
    const test = depositSetting({
      texts: ['common.errors.banking.amountOutOfLimits', 'common.errors.banking.paymentMethodRegex'],
    });
    test.server.answers['deposit-create'] = () => refused(code);
    await test.ready();
    await test.flow.submit({});
    expect(test.notices()).toEqual([notice]);
    expect(test.phase()).toEqual({ kind: 'editing' });
    expect(test.windows.opened[0]?.isClosed).toBe(true);
    expect(test.entry.read()).toBeUndefined();
    expect(test.events()).toMatchObject([
      { event: 'deposit_submit' },
      { event: 'deposit_failed', text: code },
    ]);
    await test.flow.submit({});
    expect(test.keys()).toEqual(['key-1', 'key-2']);
  });

  it('names no deposit: an error', async () => {
    const test = depositSetting();
    test.server.answers['deposit-create'] = () => ok({ depositId: 0 });
    await test.ready();
    await test.flow.submit({});
    expect(test.notices()).toEqual(['[common.errors.provider]']);
    expect(test.phase()).toEqual({ kind: 'editing' });
  });
});

describe('a like deposit that is open', () => {
  const similar = () => refused('banking.similarDepositOpen', 409, { deposit: transaction({ id: 'd0' }) });

  it('is asked about, and another one is made with a new key and a window of its own', async () => {
    const test = depositSetting();
    test.server.answers['deposit-create'] = similar;
    await test.ready();
    await test.flow.submit({});
    expect(test.phase()).toMatchObject({ kind: 'similarOpen', open: { id: 'd0' } });
    expect(test.windows.opened[0]?.isClosed).toBe(true);
    expect(test.notices()).toEqual([]);
    test.server.answers['deposit-create'] = () => ok(redirectReply);
    const done = test.flow.confirmSimilar();
    expect(test.windows.opened).toHaveLength(2);
    await done;
    expect(test.keys()).toEqual(['key-1', 'key-2']);
    expect(test.creates()[1]?.request).toEqual({ ...test.creates()[0]?.request, isSimilarConfirmed: true });
  });

  it('can be left alone', async () => {
    const test = depositSetting();
    test.server.answers['deposit-create'] = similar;
    await test.ready();
    await test.flow.submit({});
    test.flow.declineSimilar();
    await test.flow.confirmSimilar();
    expect(test.phase()).toEqual({ kind: 'editing' });
    expect(test.creates()).toHaveLength(1);
  });
});

describe('giving up', () => {
  it('is silent: the window closes, a late answer changes nothing', async () => {
    const test = depositSetting();
    const slow = later();
    test.server.answers['deposit-create'] = slow.answer;
    await test.ready();
    void test.flow.submit({});
    test.flow.cancel();
    expect(test.creates()[0]?.options.signal?.aborted).toBe(true);
    slow.give(ok(redirectReply));
    await settle();
    expect(test.phase()).toEqual({ kind: 'editing' });
    expect(test.windows.opened[0]).toMatchObject({ isClosed: true, targets: [] });
    expect(test.notices()).toEqual([]);
    expect(test.entry.read()).toBeUndefined();
    expect(test.server.callsTo('session-form-on-close-modal')).toHaveLength(0);
  });

  it('by leaving is reported once, and the attempt can still be found', async () => {
    const test = depositSetting();
    test.server.answers['deposit-create'] = later().answer;
    await test.ready();
    void test.flow.submit({});
    test.page.unload();
    test.flow.leave();
    test.flow.leave();
    expect(test.server.callsTo('session-form-on-close-modal')).toMatchObject([
      {
        request: { paymentMethod: 'visa', paymentMethodText: 'Visa', userId: 7 },
        options: { keepalive: true },
      },
    ]);
    expect(test.entry.read()?.attemptKey).toBe('key-1');
  });

  it('by leaving is reported for each attempt, and not where nothing is created', async () => {
    const test = depositSetting({ parent: { userId: 'host-7' } });
    await test.ready();
    test.flow.leave();
    test.page.unload();
    expect(test.server.callsTo('session-form-on-close-modal')).toHaveLength(0);
    test.server.answers['deposit-create'] = () => lost();
    for (const _ of [1, 2]) {
      void test.flow.submit({});
      await settle();
      test.flow.leave();
    }
    expect(test.server.callsTo('session-form-on-close-modal')).toMatchObject([
      { request: { userId: 'host-7' }, options: { keepalive: false } },
      { request: { userId: 'host-7' }, options: { keepalive: false } },
    ]);
  });

  it('stops asking', async () => {
    const test = depositSetting();
    test.server.answers['deposit-create'] = () => lost();
    await test.ready();
    void test.flow.submit({});
    await settle();
    test.flow.leave();
    await test.clock.advance(60_000);
    expect(test.creates()).toHaveLength(1);
  });
});

describe('going on with an open deposit', () => {
  const open = transaction({ id: 'd5', canContinue: true });

  it('opens its page from the click and shows its status', async () => {
    const test = depositSetting();
    test.server.answers['external-deposit-continue'] = () => ok({ ...redirectReply, depositId: 'd5' });
    const done = test.flow.continueDeposit(open);
    await test.flow.continueDeposit(open);
    expect(test.windows.opened).toHaveLength(1);
    await done;
    expect(test.windows.opened[0]?.targets).toHaveLength(1);
    expect(test.server.callsTo('external-deposit-continue')).toMatchObject([
      { request: { depositId: 'd5' }, options: { idempotencyKey: 'key-1' } },
    ]);
    expect(test.nav.last()).toMatchObject({
      name: 'depositComplete',
      options: { query: { depositId: 'd5' } },
    });
    expect(test.phase()).toEqual({ kind: 'editing' });
    expect(test.entry.read()?.paymentId).toBe('d5');
  });

  it('is mistaked by a clear no, and waiting where the answer was lost', async () => {
    const no = depositSetting();
    no.server.answers['external-deposit-continue'] = () => refused('banking.depositNotPayable', 409);
    await no.flow.continueDeposit(open);
    expect(no.nav.last()?.options.query).toEqual({ status: 'mistaked' });
    expect(no.windows.opened[0]?.isClosed).toBe(true);

    const gone = depositSetting();
    gone.server.answers['external-deposit-continue'] = () => lost();
    await gone.flow.continueDeposit(open);
    expect(gone.nav.last()?.options.query).toEqual({ status: 'waiting', depositId: 'd5' });
    expect(gone.entry.read()?.paymentId).toBe('d5');
  });

  it('fails for the player only where the server said that it ended', async () => {
    const test = depositSetting({ texts: ['common.errors.rate.limited'] });
    test.server.answers['external-deposit-continue'] = () => refused('rate.limited', 429);
    await test.flow.continueDeposit(open);
    expect(test.nav.last()).toMatchObject({
      name: 'depositComplete',
      options: { query: { status: 'mistaked', depositId: 'd5' } },
    });
    expect(test.entry.read()?.paymentId).toBe('d5');
    expect(test.notices()).toEqual(['[common.errors.rate.limited]']);
    const claimed = depositSetting({ texts: ['common.errors.rate.limited'] });
    claimed.server.answers['external-deposit-continue'] = () => refused('rate.limited', 429);
    await claimed.flow.continueDeposit({ ...open, claimedAt: '2026-11-21T10:00:00Z' });
    expect(claimed.notices()).toEqual(['[complete.stillChecking.title]']);
  });

  it('can be pressed again after a fault, which is told', async () => {
    const windows = createTestWindows();
    let isFaulty = true;
    const open = () => {
      if (isFaulty) throw new Error('no window');
      return windows.windows.open();
    };
    const test = depositSetting({ extra: { windows: { ...windows.windows, open } } });
    test.server.answers['external-deposit-continue'] = () => ok({ ...redirectReply, depositId: 'd5' });
    const left = transaction({ id: 'd5', canContinue: true });
    await expect(test.flow.continueDeposit(left)).rejects.toThrow('no window');
    expect(test.notices()).toEqual(['[error.title]']);
    isFaulty = false;
    await test.flow.continueDeposit(left);
    expect(windows.opened[0]?.targets).toHaveLength(1);
  });

  it('says so where nothing opens', async () => {
    const test = depositSetting();
    test.server.answers['external-deposit-continue'] = () => ok({ depositId: 'd5', source: null });
    await test.flow.continueDeposit(open);
    expect(test.notices()).toEqual(['[common.errors.banking.depositNotPayable]']);

    const blocked = depositSetting();
    blocked.windows.state.isBlocking = true;
    blocked.server.answers['external-deposit-continue'] = () => ok({ ...redirectReply, depositId: 'd5' });
    await blocked.flow.continueDeposit(open);
    expect(blocked.notices()).toEqual(['[redirected.blocked.title]']);
    blocked.windows.state.isBlocking = false;
    blocked.notifications.store.getState().items[0]?.action?.run();
    expect(blocked.windows.opened[0]?.targets).toHaveLength(1);
  });

  it('comes back to the form where fields are required', async () => {
    const test = depositSetting();
    test.server.answers['external-deposit-continue'] = () =>
      ok({ depositId: 'd5', isFieldsRequired: true, fields: [{ name: 'otp', type: 'text' }] });
    await test.flow.continueDeposit(open);
    expect(test.nav.last()?.name).toBe('depositRedirect');
    expect(test.selection.getState().method?.name).toBe('visa');
    expect(test.state()).toMatchObject({
      amountText: '50',
      isFieldsRequired: true,
      fields: [{ name: 'otp' }],
    });
  });
});

it('measures the first click on the button alone, in whole milliseconds', async () => {
  const test = depositSetting();
  await test.ready('1');
  await test.flow.submit({});
  test.flow.setAmount('50', false);
  await test.flow.submit({});
  expect(test.reported).toEqual([['deposit_delay', 1_500]]);
  expect(test.state().depositDelayMs).toBe(1_500);
  expect(test.events().map(({ event }) => event)).toEqual([
    'regex_error',
    'deposit_submit',
    'deposit_created',
  ]);
});
