import type { DepositEvent } from '@opencashier/provider-kit/events';
import type { DepositInstruction } from '@opencashier/provider-kit/provider';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { coreHarness, createOf, payCard, peerToPeerOf } from '../testing/core-harness.ts';

const form: DepositInstruction = { kind: 'unifiedForm', fields: [{ name: 'sender', type: 'text' }] };

/** A peer-to-peer deposit whose provider answers with a form first, and with whom to pay once it is filled in. */
async function asked(database: Parameters<typeof coreHarness>[0]) {
  const made = coreHarness(database);
  made.first.onCreate = async ({ fields }) =>
    fields.sender === undefined ? { ...payCard, instruction: form } : payCard;
  const create = (key: string, change: Parameters<typeof peerToPeerOf>[0] = {}) =>
    made.core.calls['deposit-create-p2p'](made.context('p', key), peerToPeerOf(change));
  const first = await create('k1');
  if (!first.ok) throw new Error(first.error.message);
  const depositId = String(first.data.depositId);
  const answer = (key: string) => create(key, { depositId, fields: { sender: 'Ann' } });
  const attempts = async () => (await made.core.operator.depositDossier(depositId))?.attempts ?? [];
  const status = () => made.core.calls['deposit-status'](made.context('p'), { depositId });
  const tell = async (event: Omit<DepositEvent, 'eventId' | 'occurredAt'>) => {
    made.first.readWebhook = async () => ({
      kind: 'events',
      webhookId: `${made.brand} ${JSON.stringify(event)}`,
      events: [{ eventId: 'e', occurredAt: made.clock.now(), ...event } as DepositEvent],
    });
    await made.core.receiveWebhook('first', { headers: {}, body: new Uint8Array(), receivedAt: new Date() });
  };
  return { made, create, depositId, answer, attempts, status, tell, first: first.data };
}

onEveryDatabase('a create repeated with the provider’s form', (database) => {
  it('goes on as another attempt of the same deposit', async () => {
    const { made, depositId, answer, first } = await asked(database());
    expect(first.data?.unifiedFlow?.fields).toEqual([{ name: 'sender', type: 'text' }]);
    expect(await answer('k2')).toMatchObject({
      ok: true,
      data: { depositId, card: { number: '8600490400000000' } },
    });
    expect(made.first.requests.map(({ reference }) => reference)).toEqual([depositId, `${depositId}-2`]);
    expect(await answer('k3')).toMatchObject({ error: { code: 'banking.depositNotPayable' } });
    expect(await answer('k2')).toMatchObject({ ok: true, data: { depositId } });
  });

  it('goes on in another country too', async () => {
    const { made, depositId } = await asked(database());
    const moved = made.context('p', 'k2', { country: 'DE', currency: 'EUR' });
    const request = { ...peerToPeerOf({ depositId, fields: { sender: 'Ann' } }), selectedCountry: 'DE' };
    const create = made.core.calls['deposit-create-p2p'];
    expect(await create(moved, request)).toMatchObject({ ok: true, data: { depositId } });
    expect(made.first.requests.map(({ country }) => country)).toEqual(['US', 'US']);
    // Another player's deposit opens no country.
    expect(await create(made.context('q', 'k3', { country: 'DE' }), request)).toMatchObject({
      error: { code: 'banking.methodNotOffered' },
    });
  });

  it('is carried out once by ten windows at once', async () => {
    const { made, answer, attempts } = await asked(database());
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => answer(`parallel-${index}`)));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    for (const reply of replies) {
      if (!reply.ok) expect(reply.error.code).toBe('banking.depositNotPayable');
    }
    expect(made.first.requests).toHaveLength(2);
    expect(await attempts()).toHaveLength(2);
  });

  it('waits where its outcome is unknown: the form is gone and nothing is sent again', async () => {
    const { made, answer, status, depositId } = await asked(database());
    made.first.onCreate = async () => ({ kind: 'unknown', reason: 'timeout' });
    const reply = await answer('k2');
    expect(reply).toMatchObject({ ok: true, data: { depositId, source: null } });
    expect(reply.ok && reply.data).not.toHaveProperty('data');
    expect(await status()).toMatchObject({ data: { status: 'waiting', canContinue: false } });
    expect(await answer('k3')).toMatchObject({ error: { code: 'banking.depositNotPayable' } });
    expect(made.first.requests).toHaveLength(2);
  });

  it('ends the deposit with its latest attempt alone', async () => {
    const { answer, status, tell, depositId } = await asked(database());
    await answer('k2');
    await tell({ type: 'expired', reference: depositId });
    expect(await status()).toMatchObject({ data: { status: 'waiting' } });
    await tell({ type: 'failed', reference: `${depositId}-2`, reason: 'late' } as never);
    expect(await status()).toMatchObject({ data: { status: 'mistaked', depositStatus: 'CANCELED' } });
  });

  it('is refused once the deposit has ended', async () => {
    const { made, answer, attempts, depositId } = await asked(database());
    const cancel = { depositId, paymentMethod: 'friend' };
    await made.core.calls['deposit-cancel'](made.context('p'), cancel);
    expect(await answer('k2')).toMatchObject({ error: { code: 'banking.depositNotPayable' } });
    expect(await attempts()).toHaveLength(1);
  });

  it('fails as a whole where the provider declines it', async () => {
    const { made, answer, status } = await asked(database());
    made.first.onCreate = async () => ({
      kind: 'declined',
      code: 'limit',
      message: 'Too often',
      isSafe: true,
    });
    expect(await answer('k2')).toMatchObject({
      error: { code: 'banking.merchantClientError', message: 'Too often' },
    });
    expect(await status()).toMatchObject({ data: { status: 'mistaked' } });
    expect(made.second.requests).toEqual([]);
  });

  it('takes fields that were required once, too', async () => {
    const made = coreHarness(database());
    const fields = [{ name: 'cpf', type: 'text' as const }];
    made.first.onCreate = async (request) => ({
      ...payCard,
      instruction:
        request.fields.cpf === undefined
          ? { kind: 'fieldsRequired', fields }
          : { kind: 'redirect', url: 'https://pay.example/', method: 'GET' },
    });
    const create = made.core.calls['deposit-create'];
    const first = await create(made.context('p', 'k1'), createOf());
    if (!first.ok) throw new Error(first.error.message);
    const repeat = createOf({ depositId: first.data.depositId, fields: { cpf: '1' } });
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((key) => create(made.context('p', `${key}-key`), repeat)),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(made.first.requests).toHaveLength(2);
  });
});
