import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { coreHarness, type Harness, payCard, peerToPeerOf, runJobs } from '../testing/core-harness.ts';

type Fields = Readonly<Record<string, string>>;

async function opened(database: Parameters<typeof coreHarness>[0], paymentMethod = 'friend') {
  const made = coreHarness(database);
  made.first.onCreate = async () => payCard;
  const request = peerToPeerOf({ paymentMethod });
  const created = await made.core.calls['deposit-create-p2p'](made.context('p', 'create'), request);
  if (!created.ok) throw new Error(created.error.message);
  const depositId = String(created.data.depositId);
  const complete = (key: string, fields?: Fields, player = 'p', method = paymentMethod) =>
    made.core.calls['deposit-complete'](made.context(player, key), {
      depositId,
      paymentMethod: method,
      ...(fields === undefined ? {} : { fields }),
    });
  return { made, depositId, complete };
}

const dossier = async (made: Harness, id: string) => made.core.operator.depositDossier(id);

onEveryDatabase('deposit-complete', (database) => {
  it('writes the player’s word down once, then tells the provider', async () => {
    const { made, depositId, complete } = await opened(database());
    const at = made.clock.now();
    const said = await complete('k1', { transaction_id: ' TX1 ' });
    expect(said).toMatchObject({
      ok: true,
      data: { id: depositId, status: 'waiting', claimedAt: at.toISOString(), expiresIn: 900 },
    });
    made.clock.advance(5_000);
    expect(await complete('k2', { transaction_id: 'another' })).toMatchObject({
      data: { claimedAt: at.toISOString(), expiresIn: 895 },
    });
    expect(made.first.claims).toEqual([{ reference: depositId, fields: { transaction_id: 'TX1' } }]);
    expect(await dossier(made, depositId)).toMatchObject({
      deposit: { state: 'pending', claimedAt: at },
      claim: { at, fields: { transaction_id: 'TX1' }, outcome: 'noted' },
    });
  });

  it('is told once by ten calls at once', async () => {
    const { made, complete } = await opened(database());
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => complete(`parallel-${index}`)),
    );
    expect(replies.every(({ ok }) => ok)).toBe(true);
    expect(made.first.claims).toHaveLength(1);
  });

  it('tells the provider again where nobody knows whether it heard', async () => {
    const { made, depositId, complete } = await opened(database());
    made.first.claim = { kind: 'unknown', reason: 'timeout' };
    expect(await complete('k1')).toMatchObject({ ok: true });
    expect((await dossier(made, depositId))?.claim?.outcome).toBe('unknown');
    made.first.claimDeposit = () => Promise.reject(new Error('bug'));
    expect(await complete('k2')).toMatchObject({ ok: true });
    const heard: string[] = [];
    made.first.claimDeposit = async (reference) => {
      heard.push(reference);
      return { kind: 'refused', code: 'late' };
    };
    expect(await complete('k3')).toMatchObject({ data: { status: 'waiting' } });
    await complete('k4');
    expect(heard).toEqual([depositId]);
    expect((await dossier(made, depositId))?.claim?.outcome).toBe('refused');
  });

  it('tells a provider again whose telling was cut off', async () => {
    const { made, depositId, complete } = await opened(database());
    await made.stores.deposits.claim(depositId, {}, made.clock.now());
    await complete('k1');
    expect(made.first.claims).toEqual([]);
    made.clock.advance(61_000);
    await complete('k2');
    expect(made.first.claims).toHaveLength(1);
  });

  it('answers a deposit that has ended as it stands', async () => {
    const { made, complete } = await opened(database());
    made.clock.advance(16 * 60_000);
    await runJobs(made);
    const reply = await complete('k');
    expect(reply).toMatchObject({ ok: true, data: { status: 'mistaked', depositStatus: 'AUTO_CANCELED' } });
    expect(reply.ok && reply.data).not.toHaveProperty('claimedAt');
    expect(made.first.claims).toEqual([]);
  });

  it('asks for the transaction id where the method has one', async () => {
    const { complete } = await opened(database(), 'bkash_p2p');
    for (const fields of [undefined, {}, { transaction_id: '  ' }, { transaction_id: 'a b' }]) {
      expect(await complete('k', fields)).toMatchObject({
        error: { code: 'banking.paymentMethodRegex', details: [{ path: 'fields.transaction_id' }] },
      });
    }
    expect(await complete('k', { transaction_id: 'BFD90JRLST' })).toMatchObject({ ok: true });
  });

  it('knows only the player’s own deposit, of its own method', async () => {
    const { made, depositId, complete } = await opened(database());
    expect(await complete('k', {}, 'q')).toMatchObject({ error: { code: 'banking.depositNotFound' } });
    expect(await complete('k', {}, 'p', 'bank')).toMatchObject({
      error: { code: 'banking.depositNotFound' },
    });
    expect(await complete('k', { note: 'x'.repeat(257) })).toMatchObject({
      error: { code: 'banking.paymentMethodRegex' },
    });
    const many = Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`f${index}`, 'x']));
    expect(await complete('k', many)).toMatchObject({ error: { code: 'banking.paymentMethodRegex' } });
    expect((await dossier(made, depositId))?.claim).toBeUndefined();
  });

  it('tells the operator', async () => {
    const { made, complete } = await opened(database());
    await complete('k');
    await runJobs(made);
    expect(made.pushed.at(-1)).toMatchObject({ name: 'deposit.status', payload: { status: 0 } });
  });
});
