import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { coreHarness, createOf, type Harness, runJobs } from '../testing/core-harness.ts';

const minute = 60_000;
const usd = (minor: bigint) => ({ minor, currency: 'USD' });

onEveryDatabase('reconciling', (database) => {
  /** A create whose process ends between the provider's yes and our commit: the call never comes back. */
  async function crashInCreate(made: Harness, provider: 'asked' | 'notAsked'): Promise<string> {
    let reference = '';
    let arrived: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    made.first.onCreate = (request) => {
      reference = request.reference;
      arrived();
      return new Promise(() => undefined);
    };
    void made.core.calls['deposit-create'](made.context('p', 'key'), createOf());
    await asked;
    if (provider === 'notAsked') made.first.onFind = async () => ({ kind: 'notFound' });
    made.first.onCreate = undefined;
    return reference;
  }

  it('brings a deposit to its right state after a crash between their yes and our commit', async () => {
    const made = coreHarness(database());
    const id = await crashInCreate(made, 'asked');
    made.first.pay(id, usd(2500n));
    const restarted = { ...made, ...made.wire() };
    made.clock.advance(2 * minute);

    const repeated = await restarted.core.calls['deposit-create'](made.context('p', 'key'), createOf());
    expect(repeated).toMatchObject({ ok: true, data: { depositId: id, created: true, source: null } });
    await runJobs(restarted);
    expect(await restarted.core.calls['deposit-status'](made.context('p'), { depositId: id })).toMatchObject({
      data: { status: 'processed', creditedAmount: 25 },
    });
    expect(made.first.requests).toHaveLength(1);
  });

  it('settles an abandoned key without the player', async () => {
    const made = coreHarness(database());
    const id = await crashInCreate(made, 'asked');
    const restarted = { ...made, ...made.wire() };
    made.clock.advance(2 * minute);
    await runJobs(restarted);
    const rows = await database().run({
      text: 'select state from idempotency_key where brand = $1',
      values: [made.brand],
    });
    expect(rows).toEqual([{ state: 'done' }]);
    const repeated = await restarted.core.calls['deposit-create'](made.context('p', 'key'), createOf());
    expect(repeated).toMatchObject({ ok: true, data: { depositId: id } });
    expect(made.first.requests).toHaveLength(1);
  });

  it('fails what never reached the provider, but not before it can be known', async () => {
    const made = coreHarness(database());
    const id = await crashInCreate(made, 'notAsked');
    const restarted = { ...made, ...made.wire() };
    await runJobs(restarted);
    const status = () => restarted.core.calls['deposit-status'](made.context('p'), { depositId: id });
    expect(await status()).toMatchObject({ data: { status: 'waiting' } });
    made.clock.advance(2 * minute);
    await runJobs(restarted);
    expect(await status()).toMatchObject({ data: { status: 'mistaked' } });
  });

  it('never expires or fails what the provider gives no clear answer about', async () => {
    const made = coreHarness(database());
    made.first.onCreate = async () => ({ kind: 'unknown', reason: 'timeout' });
    made.first.onFind = async () => ({ kind: 'unknown', reason: 'timeout' });
    const created = await made.core.calls['deposit-create'](made.context('p', 'key'), createOf());
    if (!created.ok) throw new Error(created.error.message);
    const depositId = String(created.data.depositId);
    const status = () => made.core.calls['deposit-status'](made.context('p'), { depositId });
    for (let round = 0; round < 6; round += 1) {
      made.clock.advance(11 * minute);
      await runJobs(made);
      expect(await status()).toMatchObject({ data: { status: 'waiting' } });
    }
    made.first.onFind = undefined;
    made.clock.advance(11 * minute);
    await runJobs(made);
    expect(await status()).toMatchObject({ data: { status: 'mistaked', depositStatus: 'AUTO_CANCELED' } });
  });

  it('asks within seconds where the create’s outcome is unknown, and ever more rarely', async () => {
    const made = coreHarness(database());
    const asked: number[] = [];
    made.first.onCreate = async () => ({ kind: 'unknown', reason: 'timeout' });
    const created = await made.core.calls['deposit-create'](made.context('p', 'key'), createOf());
    if (!created.ok) throw new Error(created.error.message);
    const depositId = String(created.data.depositId);
    const began = made.clock.now().getTime();
    made.first.onFind = async () => {
      asked.push((made.clock.now().getTime() - began) / 1_000);
      return { kind: 'unknown', reason: 'timeout' };
    };
    for (let seconds = 0; seconds < 32; seconds += 1) {
      await runJobs(made);
      made.clock.advance(1_000);
    }
    expect(asked).toEqual([2, 4, 8, 16]);
    made.first.onFind = async () => ({
      kind: 'found',
      providerReference: 'theirs',
      instruction: { kind: 'redirect', url: 'https://pay.example/late', method: 'GET' },
      events: [],
    });
    await runJobs(made);
    expect(await made.core.calls['deposit-status'](made.context('p'), { depositId })).toMatchObject({
      data: { status: 'waiting', canContinue: true, source: 'https://pay.example/late' },
    });
  });

  it('finds a payment whose webhook was lost, also after the deposit has expired', async () => {
    const made = coreHarness(database());
    const created = await made.core.calls['deposit-create'](made.context('p', 'key'), createOf());
    if (!created.ok) throw new Error(created.error.message);
    const depositId = String(created.data.depositId);
    made.clock.advance(31 * minute);
    await runJobs(made);
    made.first.pay(depositId, usd(2500n));
    made.clock.advance(15 * minute);
    await runJobs(made);
    expect(await made.core.calls['deposit-status'](made.context('p'), { depositId })).toMatchObject({
      data: { status: 'processed', marks: ['late'] },
    });
  });
});
