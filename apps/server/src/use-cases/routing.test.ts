import { beforeEach, expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { usualCircuitRules } from '../domain/circuit.ts';
import { coreHarness, createOf, type Harness } from '../testing/core-harness.ts';
import type { ScriptedProvider } from '../testing/scripted-provider.ts';

const usd = (minor: bigint) => ({ minor, currency: 'USD' });
const outage = async () => ({ kind: 'declined', code: 'unreachable', isSafe: true, isOutage: true }) as const;
const silence = async () => ({ kind: 'unknown', reason: 'no reply within 25000 ms' }) as const;
const circuit = { ...usualCircuitRules, failures: 2, coolMs: 30_000 };

onEveryDatabase('routes of a deposit', (database) => {
  // Circuit breakers are shared by all tests of a database.
  beforeEach(async () => {
    await database().run({ text: 'delete from circuit' });
    await database().run({ text: 'delete from circuit_change' });
  });

  let keys = 0;
  const create = async ({ core, context }: Harness, change = {}) => {
    keys += 1;
    const reply = await core.calls['deposit-create'](
      context(`player-${keys}`, `routing-${keys}`),
      createOf(change),
    );
    return reply.ok ? String(reply.data.depositId) : reply.error.code;
  };
  const attemptsOf = async ({ core }: Harness, id: string) =>
    (await core.operator.depositDossier(id))?.attempts.map(({ provider, state, reason, passedOver }) => ({
      provider,
      state,
      reason,
      passedOver,
    }));
  const paid = async ({ core, clock }: Harness, provider: ScriptedProvider, reference: string) => {
    const event = provider.pay(reference, usd(2_500n));
    const body = new TextEncoder().encode(event.eventId);
    const headers = { id: `hook-${event.eventId}` };
    return core.receiveWebhook(provider.id, { headers, body, receivedAt: clock.now() });
  };

  it('go on to the next after an outage, and tell of both', async () => {
    const made = coreHarness(database());
    made.first.onCreate = outage;
    const id = await create(made);
    expect(made.second.requests).toMatchObject([{ reference: `${id}-2`, money: usd(2_500n) }]);
    expect(await attemptsOf(made, id)).toEqual([
      { provider: 'first', state: 'declined', reason: 'unreachable', passedOver: [] },
      { provider: 'second', state: 'created', reason: undefined, passedOver: [] },
    ]);
  });

  it('end where nobody knows what the first has done', async () => {
    const made = coreHarness(database());
    made.first.onCreate = silence;
    const id = await create(made);
    expect(made.second.requests).toEqual([]);
    expect(await attemptsOf(made, id)).toMatchObject([{ provider: 'first', state: 'unknown' }]);
  });

  it('credit both where the first is paid late after the second was', async () => {
    const made = coreHarness(database());
    made.first.onCreate = outage;
    const id = await create(made);
    await paid(made, made.second, `${id}-2`);
    await paid(made, made.first, id);
    const dossier = await made.core.operator.depositDossier(id);
    expect(dossier?.deposit).toMatchObject({ state: 'credited', creditedMinor: 5_000n, isHeld: false });
    expect(dossier?.movements.map(({ provider, state }) => [provider, state])).toEqual([
      ['second', 'credited'],
      ['first', 'credited'],
    ]);
    await paid(made, made.first, id);
    const held = await made.core.operator.depositDossier(id);
    expect(held?.movements.map(({ state }) => state)).toEqual(['credited', 'credited', 'held']);
    const report = await made.core.operator.verify(new Date(0));
    expect(report.differences.filter(({ subject }) => subject.includes(id))).toEqual([]);
  });

  it('tell that the provider does not answer where every one is out of order', async () => {
    const made = coreHarness(database());
    made.first.onCreate = outage;
    made.second.onCreate = outage;
    expect(await create(made)).toBe('banking.providerUnavailable');
  });

  it('are those that take the amount', async () => {
    const made = coreHarness(database());
    const large = await create(made, { paymentType: 'routed', amount: 25 });
    const small = await create(made, { paymentType: 'routed', amount: 20 });
    expect(made.second.requests.map(({ reference }) => reference)).toEqual([large]);
    expect(made.first.requests.map(({ reference }) => reference)).toEqual([small]);
    expect(await create(made, { paymentType: 'routed', amount: 24.99 })).toBe('banking.methodUnavailable');
  });

  it('pass an account by once its failures open its circuit, on every server, until one try is answered', async () => {
    const made = coreHarness(database(), { circuit });
    const other = { ...made, ...made.wire() };
    made.first.onCreate = outage;
    await create(made);
    made.first.onCreate = silence;
    await create(made);
    made.first.onCreate = undefined;
    expect(made.first.requests).toHaveLength(2);

    const passed = await create(other);
    expect(made.first.requests).toHaveLength(2);
    expect(await attemptsOf(made, passed)).toEqual([
      { provider: 'second', state: 'created', reason: undefined, passedOver: ['first'] },
    ]);

    made.clock.advance(30_000);
    let answer: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    made.first.onCreate = async (request) => {
      await gate;
      return {
        kind: 'created',
        providerReference: request.reference,
        instruction: { kind: 'redirect', url: 'https://pay.example/go', method: 'GET' },
      };
    };
    const flight = Array.from({ length: 6 }, (_, index) => create(index % 2 === 0 ? made : other));
    await expect.poll(() => made.first.requests.length + made.second.requests.length).toBe(10);
    answer();
    await Promise.all(flight);
    // One of the six tried it.
    expect(made.first.requests).toHaveLength(3);
    const before = made.first.requests.length;
    await create(made);
    expect(made.first.requests).toHaveLength(before + 1);
    expect((await made.stores.circuits.history(10)).map(({ state, reason }) => [state, reason])).toEqual([
      ['closed', 'answered'],
      ['halfOpen', 'probed'],
      ['open', 'no reply within 25000 ms'],
    ]);
  });

  it('are closed again for as long where the one that tries fails', async () => {
    const made = coreHarness(database(), { circuit });
    made.first.onCreate = outage;
    await create(made);
    await create(made);
    made.clock.advance(30_000);
    const tried = await create(made);
    expect(await attemptsOf(made, tried)).toMatchObject([
      { provider: 'first', state: 'declined' },
      { provider: 'second', state: 'created' },
    ]);
    made.clock.advance(29_999);
    await create(made);
    expect(made.first.requests).toHaveLength(3);
  });

  it('are none, and nothing is written, while every account rests', async () => {
    const made = coreHarness(database(), { circuit });
    made.first.onCreate = outage;
    made.second.onCreate = outage;
    await create(made);
    await create(made);
    expect(await create(made)).toBe('banking.methodUnavailable');
    expect(await made.core.calls.transactions(made.context(`player-${keys}`), {})).toMatchObject({
      data: { transactions: [] },
    });
  });

  it('keep a player’s word on one payment from closing an account to all', async () => {
    const made = coreHarness(database(), { circuit });
    made.first.onCreate = async () => ({ kind: 'declined', code: 'declined', isSafe: false });
    for (let times = 0; times < 5; times += 1) await create(made);
    made.first.onCreate = undefined;
    const id = await create(made);
    expect(await attemptsOf(made, id)).toMatchObject([{ provider: 'first', state: 'created' }]);
  });
});
