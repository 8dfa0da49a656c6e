import type { CreateDepositOutcome } from '@opencashier/provider-kit/provider';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import {
  coreHarness,
  createOf,
  type Harness,
  payCard,
  peerToPeerOf,
  runJobs,
} from '../testing/core-harness.ts';

function payable(database: Parameters<typeof coreHarness>[0]): Harness {
  const made = coreHarness(database);
  made.first.onCreate = async () => payCard;
  return made;
}

async function open(
  made: Harness,
  key = 'k',
  change: Parameters<typeof peerToPeerOf>[0] = {},
): Promise<string> {
  const created = await made.core.calls['deposit-create-p2p'](made.context('p', key), peerToPeerOf(change));
  if (!created.ok) throw new Error(created.error.message);
  return String(created.data.depositId);
}

onEveryDatabase('deposit-create-p2p', (database) => {
  it('says whom to pay, how much and how long', async () => {
    const made = payable(database());
    const request = peerToPeerOf({ bank: 'kapitalbank', fields: { sender: 'Ann' } });
    const created = await made.core.calls['deposit-create-p2p'](made.context('p', 'k'), request);
    expect(created).toMatchObject({
      ok: true,
      data: {
        created: true,
        apiResponse: { type: 'OFFLINE' },
        payment_amount: 25,
        payment_currency: 'USD',
        timeout_minutes: 15,
        expiresIn: 900,
        card: { number: '8600490400000000' },
        data: { requisites: [{ name: 'card' }], card: { bank_type: 'kapitalbank' } },
      },
    });
    expect(made.first.requests).toMatchObject([{ fields: { sender: 'Ann', bank: 'kapitalbank' } }]);
  });

  it('keeps its methods apart from those of deposit-create', async () => {
    const made = payable(database());
    const other = await made.core.calls['deposit-create'](
      made.context('p', 'k'),
      createOf({ paymentType: 'friend' }),
    );
    expect(other).toMatchObject({
      error: { code: 'validation.failed', details: [{ path: 'paymentType' }] },
    });
    const reply = await made.core.calls['deposit-create-p2p'](
      made.context('p', 'k'),
      peerToPeerOf({ paymentMethod: 'bank' }),
    );
    expect(reply).toMatchObject({
      error: { code: 'validation.failed', details: [{ path: 'paymentMethod' }] },
    });
    expect(made.first.requests).toEqual([]);
  });

  it('replies the stored reply to a repeated key, with the time that is left by then', async () => {
    const made = payable(database());
    const create = made.core.calls['deposit-create-p2p'];
    const one = await create(made.context('p', 'k'), peerToPeerOf());
    if (!one.ok) throw new Error(one.error.message);
    made.clock.advance(60_500);
    expect(await create(made.context('p', 'k'), peerToPeerOf())).toEqual({
      ok: true,
      data: { ...one.data, expiresIn: 839 },
    });
    expect(made.first.requests).toHaveLength(1);
    expect(await create(made.context('p', 'k'), peerToPeerOf({ bank: 'x' }))).toMatchObject({
      error: { code: 'idempotency.bodyMismatch' },
    });
    made.clock.advance(3_600_000);
    expect(await create(made.context('p', 'k'), peerToPeerOf())).toMatchObject({ data: { expiresIn: 0 } });
    await runJobs(made);
    const after = await create(made.context('p', 'k'), peerToPeerOf());
    expect(after).toMatchObject({ ok: true });
    expect(after.ok && after.data).not.toHaveProperty('expiresIn');
  });

  it('finds out after a crash what was done under a key', async () => {
    const made = payable(database());
    const { recordOutcome } = made.stores.deposits;
    made.stores.deposits.recordOutcome = () => Promise.reject(new Error('connection lost'));
    const create = made.core.calls['deposit-create-p2p'];
    await expect(create(made.context('p', 'k'), peerToPeerOf())).rejects.toThrow('connection lost');
    made.stores.deposits.recordOutcome = recordOutcome;
    expect(await create(made.context('p', 'k'), peerToPeerOf())).toMatchObject({
      ok: true,
      data: { created: true, source: null },
    });
    expect(made.first.requests).toHaveLength(1);
  });

  it.each<[string, Partial<Extract<CreateDepositOutcome, { kind: 'created' }>>]>([
    ['no requisites', { instruction: { kind: 'requisites', requisites: [] } }],
    ['an empty card', { instruction: { kind: 'requisites', requisites: [], card: { bank_type: 'x' } } }],
    ['an empty form', { instruction: { kind: 'unifiedForm', fields: [] } }],
    ['nothing', { instruction: { kind: 'none' } }],
    ['an address', { instruction: { kind: 'redirect', url: 'https://pay.example/', method: 'GET' } }],
    ['another currency', { payable: { minor: 2500n, currency: 'EUR' } }],
    ['no amount', { payable: { minor: 0n, currency: 'USD' } }],
    ['no time', { timeoutMinutes: 0 }],
    ['a time that is none', { timeoutMinutes: Number.NaN }],
  ])(
    'takes a reply with %s for invalid: the deposit ends, and the provider is told',
    async (_name, change) => {
      const made = coreHarness(database());
      made.first.onCreate = async () => ({ ...payCard, ...change });
      const create = () => made.core.calls['deposit-create-p2p'](made.context('p', 'k'), peerToPeerOf());
      const refused = await create();
      expect(refused).toMatchObject({ ok: false, error: { code: 'banking.invalidResponse' } });
      expect(await create()).toEqual(refused);
      const reference = made.first.requests[0]?.reference ?? '';
      expect(made.first.canceled).toEqual([reference]);
      expect(await made.core.operator.depositDossier(reference)).toMatchObject({
        deposit: { state: 'failed', failReason: 'invalidResponse' },
        attempts: [{ state: 'declined', reason: 'invalidResponse' }],
      });
      made.first.readWebhook = async () => ({
        kind: 'events',
        webhookId: `late ${made.brand}`,
        events: [made.first.pay(reference, { minor: 2500n, currency: 'USD' })],
      });
      await made.core.receiveWebhook('first', {
        headers: {},
        body: new Uint8Array(),
        receivedAt: new Date(),
      });
      expect(await made.core.operator.depositDossier(reference)).toMatchObject({ marks: ['late'] });
    },
  );

  it('leaves an unclear answer waiting', async () => {
    const made = coreHarness(database());
    made.first.onCreate = async () => ({ kind: 'unknown', reason: 'timeout' });
    const reply = await made.core.calls['deposit-create-p2p'](made.context('p', 'k'), peerToPeerOf());
    expect(reply).toMatchObject({ ok: true, data: { created: true, source: null, expiresIn: 900 } });
    expect(reply.ok && reply.data).not.toHaveProperty('card');
  });

  it('ends by itself when its time is over', async () => {
    const made = payable(database());
    const depositId = await open(made);
    made.clock.advance(15 * 60_000);
    await runJobs(made);
    expect(await made.core.calls['deposit-status'](made.context('p'), { depositId })).toMatchObject({
      data: { status: 'mistaked', depositStatus: 'AUTO_CANCELED' },
    });
  });
});

onEveryDatabase('deposit-check', (database) => {
  const check = (
    made: Harness,
    change: { paymentMethod?: string; selectedCountry?: string } = {},
    player = 'p',
  ) => made.core.calls['deposit-check'](made.context(player), { paymentMethod: 'friend', ...change });
  const none = { ok: true, data: { exists: false, depositId: 0 } };

  it('finds the newest one that can be paid', async () => {
    const made = payable(database());
    expect(await check(made)).toEqual(none);
    await open(made, 'k1');
    made.clock.advance(60_000);
    const newest = await open(made, 'k2', { amount: 40, selectedCountry: 'RU' });
    expect(await check(made)).toEqual({
      ok: true,
      data: {
        exists: true,
        depositId: newest,
        card: { number: '8600490400000000', bank_type: 'kapitalbank' },
        payment_amount: 40,
        payment_currency: 'USD',
        timeout_minutes: 15,
        expiresIn: 900,
      },
    });
    expect(await check(made, { selectedCountry: 'RU' })).toMatchObject({ data: { depositId: newest } });
    expect(await check(made, { selectedCountry: 'US' })).toMatchObject({ data: { payment_amount: 25 } });
    expect(await check(made, { selectedCountry: 'DE' })).toEqual(none);
    expect(await check(made, { paymentMethod: 'bkash_p2p' })).toEqual(none);
    expect(await check(made, {}, 'q')).toEqual(none);
  });

  it('brings the provider’s form back', async () => {
    const made = coreHarness(database());
    const fields = [{ name: 'code', type: 'text' as const }];
    made.first.onCreate = async () => ({ ...payCard, instruction: { kind: 'unifiedForm', fields } });
    await open(made);
    expect(await check(made)).toMatchObject({ data: { exists: true, unifiedFlow: { fields } } });
  });

  it('forgets one whose time is over, before the job comes to it', async () => {
    const made = payable(database());
    await open(made);
    made.clock.advance(15 * 60_000);
    expect(await check(made)).toEqual(none);
  });

  it('forgets one that was given up', async () => {
    const made = payable(database());
    const depositId = await open(made);
    await made.core.calls['deposit-cancel'](made.context('p'), { depositId, paymentMethod: 'friend' });
    expect(await check(made)).toEqual(none);
  });
});
