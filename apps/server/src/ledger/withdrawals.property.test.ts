import type { PayoutEvent } from '@opencashier/provider-kit/payouts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { coreHarness, type Harness } from '../testing/core-harness.ts';
import { expectSoundBooks, givePlayer } from '../testing/withdrawal-books.ts';
import { applyPayoutEvent } from '../use-cases/apply-payout-event.ts';

const gift = 300_00n;
const fields = { iban: 'DE89370400440532013000', holder_name: 'Ann' };
const pick = fc.nat(5);

/** What one step of a run does; withdrawals are picked by number. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('request' as const), amount: fc.integer({ min: 10, max: 120 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('requestTogether' as const),
      amount: fc.integer({ min: 60, max: 200 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('approve' as const, 'reject' as const, 'cancel' as const),
      which: pick,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('payOut' as const),
      // What the provider makes of the next orders. `Taken`: it is on record there, whatever is said.
      as: fc.constantFrom(
        'accepted' as const,
        'refusedSafely' as const,
        'refused' as const,
        'silentTaken' as const,
        'silent' as const,
      ),
    }),
  },
  // The process ends between the record of an attempt, its own or another server's, and the provider's reply.
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('crash' as const),
      which: pick,
      ordinal: fc.constantFrom(1, 2),
      isTaken: fc.boolean(),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constantFrom('settle' as const, 'refuse' as const, 'giveBack' as const, 'misreport' as const),
      which: pick,
      ordinal: fc.integer({ min: 1, max: 2 }),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 15 }) }),
  },
);
const providerOf = (ordinal: number): 'first' | 'second' => (ordinal === 1 ? 'first' : 'second');
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function runOf(made: Harness) {
  let keys = 0;
  const ids: string[] = [];
  const request = async (amount: number) => {
    keys += 1;
    const reply = await made.core.calls['withdrawal-create'](made.context('ann', `key-number-${keys}`), {
      ...{ amount, fields },
      currency: 'USD',
      paymentType: 'to_bank',
    });
    if (reply.ok) ids.push(reply.data.withdrawalId);
    else expect(reply.error.code).toBe('banking.insufficientBalance');
  };
  const decide = async (id: string, decision: 'approved' | 'rejected') => {
    await made.core.operator.decideWithdrawal({
      ...{ decision, operatorKey: 'key', decidedBy: 'Lou', reason: 'why', playerReason: undefined },
      withdrawalId: id,
    });
  };
  const tell = async (provider: 'first' | 'second', event: PayoutEvent, times: number) => {
    const deps = {
      payouts: made.stores.payouts,
      incoming: made.stores.incoming,
      outbox: { wake: () => undefined },
      clock: made.clock,
      log: made.log,
    };
    for (let time = 0; time < times; time += 1) await applyPayoutEvent(deps, provider, event);
  };
  const payOut = async (as: 'accepted' | 'refusedSafely' | 'refused' | 'silentTaken' | 'silent') => {
    for (const { payouts } of [made.first, made.second]) {
      payouts.onCreate = async (order) => {
        // An order that is on record keeps its first answer, as idempotency has it.
        if (as === 'silent') return { kind: 'unknown', reason: 'timeout' };
        const isKnown = (await payouts.findPayout(order.reference)).kind === 'found';
        if (as === 'refusedSafely' && !isKnown) return { kind: 'refused', code: 'busy', isSafe: true };
        if (as === 'refused' && !isKnown) return { kind: 'refused', code: 'closed', isSafe: false };
        payouts.take(order);
        if (as === 'silentTaken') return { kind: 'unknown', reason: 'timeout' };
        return { kind: 'accepted', providerReference: `their-${order.reference}` };
      };
    }
    await made.runPayouts();
  };
  const crash = async (id: string, ordinal: number, isTaken: boolean) => {
    const found = await made.stores.withdrawals.find(id);
    const attempt = {
      reference: ordinal === 1 ? id : `${id}-2`,
      withdrawalId: id,
      ordinal,
      provider: providerOf(ordinal),
      providerMethod: 'hosted',
    };
    if (!(await made.stores.payouts.recordAttempt(attempt, made.clock.now())) || !found || !isTaken) return;
    const money = { minor: found.minor - found.feeMinor, currency: found.currency };
    made[attempt.provider].payouts.take({
      ...attempt,
      ...{ money, fields, country: 'US', language: 'en', webhookUrl: 'https://x.example' },
      method: 'hosted',
      player: { id: 'ann' },
    });
  };
  const happen = async (
    what: 'settle' | 'refuse' | 'giveBack' | 'misreport',
    id: string,
    ordinal: number,
    times: number,
  ) => {
    const isSecond = ordinal === 2 && (await made.second.payouts.findPayout(`${id}-2`)).kind === 'found';
    const provider = providerOf(isSecond ? 2 : 1);
    const { payouts } = made[provider];
    const reference = isSecond ? `${id}-2` : id;
    const found = await payouts.findPayout(reference);
    if (found.kind !== 'found') return;
    const [settled] = found.events.filter((event) => event.type === 'payoutSettled');
    const back = found.events.filter((event) => event.type === 'payoutReturned');
    switch (what) {
      case 'giveBack': {
        // A part comes back first, then the rest.
        if (settled === undefined || back.length > 1) return;
        const [part] = back;
        const minor = part === undefined ? settled.money.minor / 3n : settled.money.minor - part.money.minor;
        return tell(provider, payouts.giveBack(reference, minor), times);
      }
      case 'misreport': {
        // News of money that nobody booked: the same under another name, or some after a refusal.
        const own = await made.stores.withdrawals.find(id);
        if (own === undefined || !['settled', 'returned', 'failed'].includes(own.state)) return;
        const said = { reference, eventId: `said-${reference}`, transactionId: `said-${reference}` };
        const money = { minor: own.minor - own.feeMinor, currency: 'USD' };
        return tell(provider, { ...said, occurredAt: made.clock.now(), type: 'payoutSettled', money }, times);
      }
      default:
        return tell(provider, payouts[what](reference), times);
    }
  };
  const take = async (each: Step) => {
    const id = 'which' in each ? ids[each.which % Math.max(1, ids.length)] : undefined;
    switch (each.do) {
      case 'request':
        return request(each.amount);
      case 'requestTogether':
        await Promise.all([request(each.amount), request(each.amount), request(each.amount)]);
        return;
      case 'approve':
      case 'reject':
        if (id) await decide(id, each.do === 'approve' ? 'approved' : 'rejected');
        return;
      case 'cancel':
        if (id) await made.core.calls['withdrawal-cancel'](made.context('ann'), { withdrawalId: id });
        return;
      case 'payOut':
        return payOut(each.as);
      case 'crash':
        if (id) await crash(id, each.ordinal, each.isTaken);
        return;
      case 'wait':
        made.clock.advance(each.minutes * 60_000);
        return;
      default:
        if (id) await happen(each.do, id, each.ordinal, each.times);
    }
  };
  return { ids, take, payOut, happen };
}

onEveryDatabase('withdrawals of one balance', (database) => {
  it('stay sound through any order of requests, decisions, payouts, repetitions and crashes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 26, size: 'max' }), async (steps) => {
        // Some approve themselves, some wait for people.
        const autoApproval = { USD: { mostMinor: 90_00n, mostOfDayMinor: gift * 100n } };
        const made = coreHarness(database(), { withdrawals: { autoApproval } });
        await givePlayer(database(), made.brand, 'ann', gift);
        const run = runOf(made);
        for (const each of steps) {
          await run.take(each);
          await expectSoundBooks(database());
          await expectPaidOnce(made, run.ids);
        }
        // In the end everything is known, and the provider's books and ours tell the same.
        for (let round = 0; round < 4; round += 1) {
          made.clock.advance(15 * 60_000);
          await run.payOut('accepted');
          for (const id of run.ids) for (const ordinal of [1, 2]) await run.happen('settle', id, ordinal, 1);
        }
        await expectSoundBooks(database());
        await expectAgreement(made, run.ids);
      }),
      { numRuns: 25 },
    );
  }, 240_000);
});

/** No withdrawal has money out at more than one reference, and what is out was asked for. */
async function expectPaidOnce(made: Harness, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const times = made.first.payouts.paidFor(id) + made.second.payouts.paidFor(id);
    expect(times, id).toBeLessThanOrEqual(1);
  }
}

async function expectAgreement(made: Harness, ids: readonly string[]): Promise<void> {
  let out = 0n;
  for (const id of ids) {
    const found = await made.stores.withdrawals.find(id);
    expect(['settled', 'returned', 'failed', 'rejected', 'canceled', 'review']).toContain(found?.state);
    const times = made.first.payouts.paidFor(id) + made.second.payouts.paidFor(id);
    expect(times).toBe(found?.state === 'settled' || found?.state === 'returned' ? 1 : 0);
    if (found === undefined) continue;
    const { state, minor, feeMinor, returnedMinor } = found;
    if (state === 'settled' || state === 'review') out += minor;
    if (state === 'returned' && returnedMinor < minor - feeMinor) out += minor - returnedMinor;
  }
  const { cash } = await made.stores.players.balances(made.brand, 'ann', 'USD');
  expect(cash).toBe(gift - out);
}
