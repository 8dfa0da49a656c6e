import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { coreHarness, createOf, type Harness } from '../testing/core-harness.ts';

const key = { kty: 'RSA', n: 'AQAB', e: 'AQAB', kid: 'one' };

/** Pays by a method, and has the provider remember the card. */
async function payAndSave(
  made: Harness,
  label: string,
  token = `token of ${label}`,
  player = 'p',
): Promise<void> {
  const request = createOf({ isSimilarConfirmed: true });
  const created = await made.core.calls['deposit-create'](made.context(player, `key ${label}`), request);
  if (!created.ok) throw new Error(created.error.message);
  const paid = made.first.pay(String(created.data.depositId), { minor: 2500n, currency: 'USD' });
  made.first.readWebhook = async () => ({
    kind: 'events',
    webhookId: `${made.brand} ${label}`,
    events: [{ ...paid, instrument: { token, label, brand: 'visa' } }],
  });
  const told = await made.core.receiveWebhook('first', {
    headers: {},
    body: new Uint8Array(),
    receivedAt: made.clock.now(),
  });
  expect(told.status).toBe(200);
  made.clock.advance(1000);
}

onEveryDatabase('deposit-prepare', (database) => {
  const prepare = (made: Harness, paymentMethod: string, player = 'p') =>
    made.core.calls['deposit-prepare'](made.context(player), { paymentMethod });

  it('hands on what the first provider says', async () => {
    const made = coreHarness(database());
    made.first.preparation = {
      kind: 'prepared',
      preparation: { fields: [{ name: 'sender' }], encryptionKey: key, text: 'Hello' },
    };
    expect(await prepare(made, 'vault')).toEqual({
      ok: true,
      data: { fields: [{ name: 'sender' }], encryptionKey: key, text: 'Hello' },
    });
  });

  it('is empty where the provider needs none', async () => {
    expect(await prepare(coreHarness(database()), 'friend')).toEqual({ ok: true, data: { fields: [] } });
  });

  it('asks the player to try again where it can’t do without an answer', async () => {
    const made = coreHarness(database());
    made.first.preparation = { kind: 'unknown', reason: 'timeout' };
    expect(await prepare(made, 'vault')).toMatchObject({
      error: { code: 'banking.providerUnavailable' },
    });
    expect(await prepare(made, 'bank')).toEqual({ ok: true, data: { fields: [] } });
    made.first.prepareDeposit = () => Promise.reject(new Error('bug'));
    expect(await prepare(made, 'vault')).toMatchObject({
      error: { code: 'banking.providerUnavailable' },
    });
  });

  it.each([
    ['nothing', {}, 'banking.methodNotOffered'],
    ['bank', { currency: 'EUR' }, 'banking.methodNotOffered'],
    ['bank', { currency: 'XXQ' }, 'banking.currencyUnknown'],
    ['bank', { selectedCountry: 'DE' }, 'banking.methodNotOffered'],
    ['down', {}, 'banking.methodUnavailable'],
    ['nobody', {}, 'banking.methodUnavailable'],
  ])('refuses %s with %j as %s', async (paymentMethod, change, code) => {
    const made = coreHarness(database());
    const reply = await made.core.calls['deposit-prepare'](made.context('p'), { paymentMethod, ...change });
    expect(reply).toMatchObject({ ok: false, error: { code } });
  });

  it('shows the cards that the provider remembers, last used first and without their tokens', async () => {
    const made = coreHarness(database());
    await payAndSave(made, 'Visa 1111');
    await payAndSave(made, 'Visa 2222');
    await payAndSave(made, 'Visa 1111 renewed', 'token of Visa 1111');
    const reply = await prepare(made, 'bank');
    expect(reply).toMatchObject({
      data: { wallets: [{ label: 'Visa 1111 renewed', brand: 'visa' }, { label: 'Visa 2222' }] },
    });
    expect(JSON.stringify(reply)).not.toContain('token of');
    expect(await prepare(made, 'coin')).toEqual({ ok: true, data: { fields: [] } });
    expect(await prepare(made, 'bank', 'q')).toEqual({ ok: true, data: { fields: [] } });
  });

  it('keeps no card whose provider did not mask it', async () => {
    const made = coreHarness(database());
    await payAndSave(made, '4111 1111 1111 1111');
    expect(await prepare(made, 'bank')).toEqual({ ok: true, data: { fields: [] } });
    expect(JSON.stringify(made.log.lines)).not.toContain('4111');
  });

  it('lets the player pay with one, and nobody else', async () => {
    const made = coreHarness(database());
    await payAndSave(made, 'Visa 1111');
    const reply = await prepare(made, 'bank');
    const wallet = reply.ok ? (reply.data.wallets?.[0]?.id ?? '') : '';
    expect(wallet).toMatch(/^ins_/);
    const create = (player: string, change: Parameters<typeof createOf>[0]) =>
      made.core.calls['deposit-create'](
        made.context(player, 'with wallet'),
        createOf({ amount: 30, ...change }),
      );
    for (const [player, change] of [
      ['q', { wallet }],
      ['p', { wallet: 'ins_none' }],
      ['p', { wallet, paymentType: 'coin', fields: { network: 'TRC-20' } }],
    ] as const) {
      expect(await create(player, change)).toMatchObject({ error: { code: 'banking.walletNotFound' } });
    }
    expect(await create('p', { wallet })).toMatchObject({ ok: true });
    expect(made.first.requests.at(-1)).toMatchObject({ instrument: 'token of Visa 1111' });
    expect(made.second.requests).toEqual([]);
  });

  it('offers the cards of like methods where a method saves none itself', async () => {
    const made = coreHarness(database());
    await payAndSave(made, 'Visa 1111');
    const reply = await prepare(made, 'saved');
    expect(reply).toMatchObject({ data: { wallets: [{ label: 'Visa 1111' }] } });
    const wallet = reply.ok ? (reply.data.wallets?.[0]?.id ?? '') : '';
    const request = createOf({ paymentType: 'saved', wallet });
    expect(await made.core.calls['deposit-create'](made.context('p', 'by saved'), request)).toMatchObject({
      ok: true,
    });
    expect(made.first.requests.at(-1)).toMatchObject({ instrument: 'token of Visa 1111' });
  });

  it('asks for a card of a method that takes remembered ones alone', async () => {
    const made = coreHarness(database());
    const reply = await made.core.calls['deposit-create'](
      made.context('p', 'k'),
      createOf({ paymentType: 'saved' }),
    );
    expect(reply).toMatchObject({
      error: { code: 'banking.paymentMethodRegex', details: [{ path: 'wallet' }] },
    });
  });
});
