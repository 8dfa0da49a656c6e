import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { coreHarness, createOf } from '../testing/core-harness.ts';

onEveryDatabase('deposit-create', (database) => {
  it('asks the first provider under our reference and tells where to go', async () => {
    const { core, context, first } = coreHarness(database());
    const created = await core.calls['deposit-create'](context('p', 'k1'), createOf());
    if (!created.ok) throw new Error(created.error.message);
    const id = created.data.depositId;
    expect(created.data).toMatchObject({
      created: true,
      source: `https://pay.example/${id}`,
      method: 'GET',
      payment_amount: 25,
      payment_currency: 'USD',
      passedAmount: 0,
      timeout_minutes: 30,
    });
    expect(first.requests).toMatchObject([
      {
        reference: id,
        method: 'hosted',
        money: { minor: 2500n, currency: 'USD' },
        country: 'US',
        webhookUrl: 'https://cashier.example/api/webhooks/first',
        returnUrl: expect.stringMatching(/^https:\/\/cashier\.example\/cashier\/return\/ret_/),
      },
    ]);
    const status = await core.calls['deposit-status'](context('p'), { depositId: String(id) });
    expect(status).toMatchObject({
      ok: true,
      data: { status: 'waiting', depositStatus: 'WAITING', amount: 25 },
    });
  });

  it('replies the stored reply to a repeated key and refuses another body under it', async () => {
    const { core, context, first } = coreHarness(database());
    const create = core.calls['deposit-create'];
    const one = await create(context('p', 'k'), createOf());
    const two = await create(context('p', 'k'), createOf({ captchaV3: 'another token' }));
    expect(two).toEqual(one);
    expect(first.requests).toHaveLength(1);
    expect(await create(context('p', 'k'), createOf({ amount: 26 }))).toMatchObject({
      ok: false,
      error: { code: 'idempotency.bodyMismatch' },
    });
    expect(await create(context('p'), createOf())).toMatchObject({
      error: { code: 'idempotency.keyRequired' },
    });
    expect(await create(context('other', 'k'), createOf())).toMatchObject({ ok: true });
  });

  it('says that a call is in progress while it is, and creates once', async () => {
    const { core, context, first } = coreHarness(database());
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let arrived: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    first.onCreate = async () => {
      arrived();
      await gate;
      return { kind: 'unknown', reason: 'slow' };
    };
    const running = core.calls['deposit-create'](context('p', 'k'), createOf());
    await asked;
    expect(await core.calls['deposit-create'](context('p', 'k'), createOf())).toMatchObject({
      error: { code: 'idempotency.inProgress' },
    });
    release();
    const created = await running;
    expect(created).toMatchObject({ ok: true, data: { source: null } });
    expect(first.requests).toHaveLength(1);
    const depositId = created.ok ? String(created.data.depositId) : '';
    expect(await core.calls['deposit-status'](context('p'), { depositId })).toMatchObject({
      data: { status: 'waiting', canContinue: false, isUnconfirmed: true },
    });
  });

  it('falls back after a safe refusal and not after an unsafe one', async () => {
    const { core, context, first, second } = coreHarness(database());
    first.onCreate = async () => ({ kind: 'declined', code: 'noRoute', isSafe: true });
    const created = await core.calls['deposit-create'](context('p', 'k1'), createOf());
    if (!created.ok) throw new Error(created.error.message);
    expect(second.requests).toMatchObject([{ reference: `${created.data.depositId}-2`, method: 'page' }]);

    first.onCreate = async () => ({
      kind: 'declined',
      code: 'risk',
      message: 'Ask your bank',
      isSafe: false,
    });
    const refused = await core.calls['deposit-create'](context('p', 'k2'), createOf({ amount: 30 }));
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'banking.merchantClientError', message: 'Ask your bank' },
    });
    expect(second.requests).toHaveLength(1);
    expect(await core.calls['deposit-create'](context('p', 'k2'), createOf({ amount: 30 }))).toEqual(refused);
    first.onCreate = async () => ({
      kind: 'declined',
      code: 'declined',
      message: 'Declined.',
      isSafe: false,
    });
    const inArabic = { ...context('q', 'k3'), language: 'ar' };
    const plain = await core.calls['deposit-create'](inArabic, createOf({ amount: 31 }));
    expect(plain.ok ? undefined : plain.error.message).toMatch(/^[^A-Za-z]*[\u0600-\u06ff][^A-Za-z]*$/);
    const listed = await core.calls.transactions(context('p'), {});
    expect(listed).toMatchObject({
      data: { transactions: [{ status: 'mistaked', depositStatus: 'CANCELED' }, { status: 'waiting' }] },
    });
  });

  it('takes a provider that throws for an unclear answer', async () => {
    const { core, context, first, second } = coreHarness(database());
    first.onCreate = () => Promise.reject(new Error('bug'));
    const created = await core.calls['deposit-create'](context('p', 'k'), createOf());
    expect(created).toMatchObject({ ok: true, data: { created: true, source: null } });
    expect(second.requests).toHaveLength(0);
  });

  it('asks before it creates a like deposit', async () => {
    const { core, context } = coreHarness(database());
    const one = await core.calls['deposit-create'](context('p', 'k1'), createOf());
    if (!one.ok) throw new Error(one.error.message);
    expect(await core.calls['deposit-create'](context('p', 'k2'), createOf())).toMatchObject({
      error: { code: 'banking.similarDepositOpen', details: { deposit: { id: one.data.depositId } } },
    });
    const confirmed = createOf({ isSimilarConfirmed: true });
    expect(await core.calls['deposit-create'](context('p', 'k2'), confirmed)).toMatchObject({ ok: true });
  });

  it('goes on with the fields that the provider asked for', async () => {
    const { core, context, first } = coreHarness(database());
    first.onCreate = async ({ fields }) => ({
      kind: 'created',
      providerReference: 'x',
      instruction:
        fields.cpf === undefined
          ? { kind: 'fieldsRequired', fields: [{ name: 'cpf', type: 'text' }] }
          : { kind: 'redirect', url: 'https://pay.example/go', method: 'POST', formParams: { a: 'b' } },
    });
    const asked = await core.calls['deposit-create'](context('p', 'k1'), createOf());
    if (!asked.ok) throw new Error(asked.error.message);
    const { depositId } = asked.data;
    expect(asked.data).toMatchObject({ isFieldsRequired: true, fields: [{ name: 'cpf' }] });
    const repeat = createOf({ depositId, fields: { cpf: '1' } });
    expect(await core.calls['deposit-create'](context('other', 'k2'), repeat)).toMatchObject({
      error: { code: 'banking.depositNotFound' },
    });
    const changed = createOf({ depositId, fields: { cpf: '1' }, amount: 26 });
    expect(await core.calls['deposit-create'](context('p', 'k3'), changed)).toMatchObject({
      error: { code: 'banking.depositNotPayable' },
    });
    expect(await core.calls['deposit-create'](context('p', 'k4'), repeat)).toMatchObject({
      ok: true,
      data: { depositId, source: 'https://pay.example/go', method: 'POST', formParams: { a: 'b' } },
    });
    expect(first.requests.map(({ reference }) => reference)).toEqual([depositId, `${depositId}-2`]);
  });

  it.each([
    [{ currency: 'XXQ' }, 'banking.currencyUnknown'],
    [{ currency: 'EUR' }, 'banking.methodNotOffered'],
    [{ paymentType: 'nothing' }, 'banking.methodNotOffered'],
    [{ selectedCountry: 'DE' }, 'banking.methodNotOffered'],
    [{ paymentType: 'down' }, 'banking.methodUnavailable'],
    [{ paymentType: 'nobody' }, 'banking.methodUnavailable'],
    [{ amount: 25.001 }, 'banking.amountPrecision'],
    [{ amount: 200.5, currency: 'JPY' }, 'banking.amountPrecision'],
    [{ amount: 9.99 }, 'banking.amountOutOfLimits'],
    [{ amount: 1000.01 }, 'banking.amountOutOfLimits'],
    [{ amount: -25 }, 'banking.amountOutOfLimits'],
    [{ amount: 0 }, 'banking.amountOutOfLimits'],
    [{ amount: 1e30 }, 'banking.amountOutOfLimits'],
    [{ amount: Number.NaN }, 'banking.amountOutOfLimits'],
    [{ paymentType: 'card' }, 'banking.paymentMethodRegex'],
    [
      { paymentType: 'card', fields: { card_number: '4111111111111112', bank: 'one' } },
      'banking.paymentMethodRegex',
    ],
    [
      { paymentType: 'card', fields: { card_number: '4111111111111111', bank: 'two' } },
      'banking.paymentMethodRegex',
    ],
    [{ paymentType: 'coin', fields: { network: 'Bitcoin' }, amount: 0.01 }, 'banking.amountOutOfLimits'],
    [{ paymentType: 'coin', fields: { network: 'Bitcoin' }, amount: 14 }, 'banking.amountOutOfLimits'],
    [{ paymentType: 'hundreds', amount: 250 }, 'banking.paymentMethodRegex'],
    [{ isActivatedBonus: true, bonusId: 'none' }, 'banking.bonusUnavailable'],
    [{ returnUrl: 'https://evil.example/' }, 'banking.returnUrlForbidden'],
    [{ returnUrl: 'javascript:alert(1)' }, 'banking.returnUrlForbidden'],
    [{ depositId: 'dep_none' }, 'banking.depositNotFound'],
  ] as const)('refuses %j with %s and changes nothing', async (change, code) => {
    const { core, context, first } = coreHarness(database());
    const result = await core.calls['deposit-create'](context('p', 'k'), createOf(change));
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(first.requests).toHaveLength(0);
    expect(await core.calls.transactions(context('p'), {})).toMatchObject({ data: { transactions: [] } });
    expect(await core.calls['deposit-create'](context('p', 'k'), createOf())).toMatchObject({ ok: true });
  });

  it('names what is outside which limits, those of the network that was chosen', async () => {
    const { core, context } = coreHarness(database());
    const request = createOf({ paymentType: 'coin', fields: { network: 'Bitcoin' }, amount: 0.01 });
    expect(await core.calls['deposit-create'](context('p', 'k'), request)).toMatchObject({
      error: { details: { path: 'amount', min: 15, currency: 'USD' } },
    });
  });

  it.each([
    [{ selectedCountry: 'RU', amount: 5 }],
    [{ paymentType: 'card', fields: { card_number: '4111111111111111', bank: 'one' } }],
    [{ paymentType: 'coin', fields: { network: 'TRC-20' } }],
    [{ paymentType: 'hundreds', amount: 300 }],
    [{ returnUrl: 'https://casino.example/lobby?x=1' }],
    [{ isActivatedBonus: false, bonusId: 'none' }],
  ] as const)('takes %j', async (change) => {
    const { core, context } = coreHarness(database());
    const result = await core.calls['deposit-create'](context('p', 'k'), createOf(change));
    expect(result).toMatchObject({ ok: true });
  });
});
