import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { type SweepstakesHarness, sweepstakesHarness } from '../testing/sweepstakes-harness.ts';
import { expectSoundBooks } from '../testing/withdrawal-books.ts';

const pick = fc.nat(4);
const share = fc.constantFrom(1, 3, 10);
const of = <const What extends string>(...whats: readonly [What, ...What[]]) => fc.constantFrom(...whats);

/** What one step of a run does; purchases, payments, redemptions and words of the operator are picked by number. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: of('buy'), box: fc.constantFrom('small', 'large') }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: of('pay'),
      which: pick,
      // In hundredths of the price; the tolerance is one.
      percent: fc.constantFrom(100, 100, 99, 98, 130, 40),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: of('reverse'),
      which: pick,
      share,
      kind: fc.constantFrom('refund' as const, 'chargeback' as const, 'chargebackWon' as const),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: of('release', 'refuseHeld', 'expire'), which: pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: of('play'),
      id: pick,
      minor: fc.integer({ min: 1, max: 3_000 }),
      returned: fc.integer({ min: 0, max: 4_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: of('grant'),
      id: pick,
      minor: fc.integer({ min: 1, max: 2_000 }),
      currency: fc.constantFrom('QSC' as const, 'QGC' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: of('redeem', 'redeemTogether'), amount: fc.integer({ min: 5, max: 40 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: of('approve', 'reject', 'cancel'), which: pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: of('payOut'),
      as: fc.constantFrom('accepted' as const, 'refused' as const, 'silent' as const, 'silentTaken' as const),
    }),
  },
  // The process ends between the record of a payout and the provider's reply.
  { weight: 1, arbitrary: fc.record({ do: of('crash'), which: pick }) },
  { weight: 4, arbitrary: fc.record({ do: of('settle', 'refuse', 'giveBack'), which: pick, share }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function runOf(made: SweepstakesHarness) {
  const boxes: string[] = [];
  const payments: Awaited<ReturnType<SweepstakesHarness['pay']>>[] = [];
  const redemptions: string[] = [];
  const at = <Item>(all: readonly Item[], which: number): Item | undefined =>
    all[which % Math.max(1, all.length)];

  const redeem = async (amount: number) => {
    const reply = await made.redeem({ amount });
    if (reply.ok) redemptions.push(reply.data.withdrawalId);
    else expect(reply.error.code).toBe('banking.insufficientRedeemable');
  };
  const decideHeld = async (id: string | undefined, decision: 'released' | 'rejected') => {
    if (id === undefined) return;
    const by = { operatorKey: 'desk', decidedBy: 'Lou', reason: 'why' };
    await made.core.operator.decideHeld({ ...by, depositId: id, decision });
  };
  const payOut = async (as: 'accepted' | 'refused' | 'silent' | 'silentTaken') => {
    const { payouts } = made.first;
    payouts.onCreate = async (order) => {
      const isKnown = (await payouts.findPayout(order.reference)).kind === 'found';
      if (as === 'silent') return { kind: 'unknown', reason: 'timeout' };
      if (as === 'refused' && !isKnown) return { kind: 'refused', code: 'closed', isSafe: false };
      payouts.take(order);
      if (as === 'silentTaken') return { kind: 'unknown', reason: 'timeout' };
      return { kind: 'accepted', providerReference: `their-${order.reference}` };
    };
    made.clock.advance(3 * 60_000);
    await made.runPayouts();
  };
  const happen = async (what: 'settle' | 'refuse' | 'giveBack', id: string, part: number) => {
    const { payouts } = made.first;
    const found = await payouts.findPayout(id);
    if (found.kind !== 'found') return;
    if (what !== 'giveBack') return void (await made.tellPayout(payouts[what](id)));
    const settled = found.events.find((event) => event.type === 'payoutSettled');
    const back = found.events
      .filter((event) => event.type === 'payoutReturned')
      .reduce((sum, { money }) => sum + money.minor, 0n);
    if (settled === undefined || back >= settled.money.minor) return;
    const rest = settled.money.minor - back;
    const event = payouts.giveBack(id, part === 1 ? rest : rest / BigInt(part) + 1n);
    await made.tellPayout(event);
    await made.tellPayout(event);
  };

  const decide = async (what: 'approve' | 'reject' | 'cancel', id: string) => {
    if (what === 'cancel') {
      await made.core.calls['withdrawal-cancel'](made.context('ann'), { withdrawalId: id });
    } else await made.decide(id, what === 'approve' ? 'approved' : 'rejected');
  };

  const take = async (each: Step): Promise<void> => {
    switch (each.do) {
      case 'buy':
        boxes.push(await made.bought({ boxId: each.box }));
        return;
      case 'pay': {
        const id = at(boxes, each.which);
        const deposit = id === undefined ? undefined : await made.stores.deposits.find(id);
        if (deposit === undefined) return;
        const paid = await made.pay(deposit.id, (deposit.askedMinor * BigInt(each.percent)) / 100n);
        payments.push(paid);
        for (let time = 1; time < each.times; time += 1) await made.tell(paid);
        return;
      }
      case 'reverse': {
        const paid = at(payments, each.which);
        if (paid === undefined) return;
        const event = made.first.reverse(paid, each.kind, paid.money.minor / BigInt(each.share));
        for (let time = 0; time < each.times; time += 1) await made.tell(event);
        return;
      }
      case 'release':
      case 'refuseHeld':
        return decideHeld(at(boxes, each.which), each.do === 'release' ? 'released' : 'rejected');
      case 'expire':
        made.clock.advance(31 * 60_000);
        await made.stores.deposits.expireDue(made.clock.now(), 50);
        return;
      case 'play':
        await made.play(BigInt(each.minor), BigInt(each.returned), `play-of-run-${each.id}`);
        return;
      case 'grant':
        await made.grant(BigInt(each.minor), each.currency, `grant-of-run-${each.id}`);
        return;
      case 'redeem':
        return redeem(each.amount);
      case 'redeemTogether':
        await Promise.all([redeem(each.amount), redeem(each.amount)]);
        return;
      case 'payOut':
        return payOut(each.as);
      case 'crash': {
        const id = at(redemptions, each.which);
        if (id === undefined) return;
        const attempt = {
          reference: id,
          withdrawalId: id,
          ordinal: 1,
          provider: 'first',
          providerMethod: 'hosted',
        };
        await made.stores.payouts.recordAttempt(attempt, made.clock.now());
        return;
      }
      default: {
        const id = at(redemptions, each.which);
        if (id === undefined) return;
        if ('share' in each) await happen(each.do, id, each.share);
        else await decide(each.do, id);
      }
    }
  };
  return { redemptions, take };
}

/** Coins that there are: what players have, against what came by boxes and gifts and went by play and redemption. */
async function expectCoinsConserved(made: SweepstakesHarness): Promise<void> {
  const coins = await made.coins();
  const boxes = (await made.core.operator.listDeposits({ brand: made.brand, limit: 200 })).items;
  const events = (await made.core.operator.coins.events({ brand: made.brand, limit: 200 })).items;
  const redemptions = (await made.core.operator.listWithdrawals({ brand: made.brand, limit: 200 })).items;
  const sum = (all: readonly bigint[]) => all.reduce((total, each) => total + each, 0n);
  const granted = (currency: string) =>
    sum(
      events.filter((each) => each.kind === 'grant' && each.currency === currency).map(({ minor }) => minor),
    );

  expect(coins.goldMinor).toBe(sum(boxes.map(({ box }) => box?.givenGoldMinor ?? 0n)) + granted('QGC'));
  expect(coins.goldMinor).toBeGreaterThanOrEqual(0n);
  expect(coins.redeemableMinor).toBeGreaterThanOrEqual(0n);
  expect(coins.reservedMinor).toBeGreaterThanOrEqual(0n);

  const lost = sum(
    events.map(({ minor, returnedMinor }) => (returnedMinor === undefined ? 0n : minor - returnedMinor)),
  );
  const burnt = sum(
    redemptions.map(({ state, minor, returnedMinor, feeMinor }) => {
      if (state !== 'settled' && state !== 'returned') return 0n;
      return minor - returnedMinor - (returnedMinor === minor - feeMinor ? feeMinor : 0n);
    }),
  );
  const given = sum(boxes.map(({ box }) => box?.givenSweepMinor ?? 0n)) + granted('QSC');
  expect(coins.unplayedMinor + coins.redeemableMinor + coins.reservedMinor).toBe(given - lost - burnt);
}

onEveryDatabase('coins', (database) => {
  it('are conserved, and gold never leaves, through any order of purchases, reversals, play, gifts, redemptions and crashes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24, size: 'max' }), async (steps) => {
        // Some redemptions approve themselves, some wait for people.
        const autoApproval = { QSC: { mostMinor: 15_00n, mostOfDayMinor: 10n ** 9n } };
        const made = sweepstakesHarness(database(), { withdrawals: { autoApproval } });
        const run = runOf(made);
        for (const each of steps) {
          await run.take(each);
          await expectCoinsConserved(made);
        }
        await expectSoundBooks(database());
        for (const id of run.redemptions) {
          expect(made.first.payouts.paidFor(id) + made.second.payouts.paidFor(id)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 25 },
    );
  }, 240_000);
});
