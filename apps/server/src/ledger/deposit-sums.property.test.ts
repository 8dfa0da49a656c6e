import { bonusOf } from '@opencashier/money/deposit-sums';
import { amountWithin, type FeePayer, type FeeTerms, feeOf } from '@opencashier/money/fee';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookStore } from '../db/book-store.ts';
import { depositStore } from '../db/deposit-store.ts';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import type { Database } from '../ports/database.ts';
import type { BonusTerms } from '../ports/deposits.ts';
import type { ReversalNotice } from '../ports/ledger.ts';
import { countingIds } from '../testing/manual-clock.ts';
import { sqlLedger } from './sql-ledger.ts';

const at = new Date('2026-03-01T12:00:00.000Z');
const ids = countingIds();

interface Terms {
  readonly bonusTerms: BonusTerms | undefined;
  readonly feeTerms: FeeTerms | undefined;
}

async function openDeposit(database: Database, terms: Terms, run = ids.next('run')): Promise<string> {
  const id = ids.next('dep');
  const deposit = { id, brand: run, playerId: 'ann', method: 'coin', country: 'US', currency: 'USD' };
  await depositStore(database).record(
    {
      ...deposit,
      ...terms,
      askedMinor: 1_000n,
      payableMinor: 1_000n,
      tolerancePpm: 0,
      creditsWhatArrives: true,
      takesMore: false,
      box: undefined,
      bonusId: terms.bonusTerms && 'welcome',
      sessionId: undefined,
      returnUrl: undefined,
      returnId: id,
      expiresAt: at,
      createdAt: at,
    },
    {
      reference: id,
      depositId: id,
      ordinal: 1,
      provider: 'bank',
      providerMethod: 'x',
      requestKey: undefined,
      createdAt: at,
    },
  );
  return id;
}

const payment = (reference: string, transaction: string, minor: bigint) => ({
  provider: 'bank',
  reference,
  transactionId: `${reference}-${transaction}`,
  minor,
  currency: 'USD',
  txid: undefined,
  webhookId: undefined,
});

const reversal = (
  reference: string,
  transaction: string,
  reversalId: string,
  minor: bigint,
  kind: ReversalNotice['kind'] = 'refund',
): ReversalNotice => ({
  ...payment(reference, transaction, minor),
  reversalId: `${reference}-${reversalId}`,
  kind,
});

/** Balances that the deposit's brand, which has no other deposit, keeps by kind of account. */
async function balancesOf(database: Database, deposit: string): Promise<Readonly<Record<string, bigint>>> {
  const rows = await database.run<{ kind: string; minor: bigint }>({
    text: `select kind, sum(balance)::bigint as minor from account
      where brand = (select brand from deposit where id = $1) group by kind having sum(balance) <> 0`,
    values: [deposit],
  });
  return Object.fromEntries(rows.map(({ kind, minor }) => [kind, minor]));
}

async function expectBooksToAgree(database: Database): Promise<void> {
  const books = bookStore(database);
  for (const check of [
    books.currencySums,
    books.balances,
    books.clearing,
    books.deposits,
    books.bonusesAndFees,
  ]) {
    expect((await check()).differences).toEqual([]);
  }
}

const matched: BonusTerms = { percent: '100', minMinor: 500n, maxMinor: 1_500n };
const onlyBonus = { bonusTerms: matched, feeTerms: undefined };

const amount = fc.bigInt({ min: 1n, max: 3_000n });
const terms = fc.record({
  bonusTerms: fc.option(
    fc.record({
      percent: fc.constantFrom('1', '33', '100', '150'),
      minMinor: fc.bigInt({ min: 0n, max: 2_000n }),
      maxMinor: fc.option(amount, { nil: undefined }),
    }),
    { nil: undefined },
  ),
  feeTerms: fc.option(
    fc.record({
      paidBy: fc.constantFrom<FeePayer>('player-on-top', 'player-deducted', 'operator'),
      basisPoints: fc.constantFrom(0, 1, 150, 235, 2_000, 10_000),
      fixedMinor: fc.bigInt({ min: 0n, max: 40n }),
      minMinor: fc.option(fc.bigInt({ min: 0n, max: 90n }), { nil: undefined }),
      maxMinor: fc.option(fc.bigInt({ min: 1n, max: 300n }), { nil: undefined }),
    }),
    { nil: undefined },
  ),
});
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('pay' as const), movement: fc.nat(3), minor: amount }),
    fc.record({
      kind: fc.constantFrom('refund' as const, 'chargeback' as const, 'chargebackWon' as const),
      movement: fc.nat(3),
      reversal: fc.nat(5),
      minor: amount,
    }),
  ),
  { maxLength: 12 },
);

onEveryDatabase('bonus and fee of a deposit', (database) => {
  it('are booked once and by the rule of the money package, whatever arrives and goes back', async () => {
    await fc.assert(
      fc.asyncProperty(terms, steps, fc.boolean(), async (agreed, told, isConcurrent) => {
        const id = await openDeposit(database(), agreed);
        // Two ledgers, as two servers have them; each is told everything twice.
        const ledgers = [sqlLedger(database(), ids, true), sqlLedger(database(), ids, true)] as const;
        const tell = async (step: (typeof told)[number], ledger: (typeof ledgers)[number]) => {
          if (step.kind === 'pay') await ledger.settle(payment(id, `m${step.movement}`, step.minor), at);
          else {
            const { movement, reversal: name, minor, kind } = step;
            await ledger.reverse(reversal(id, `m${movement}`, `r${name}`, minor, kind), at);
          }
        };
        const twice = told.flatMap((step) => ledgers.map((ledger) => () => tell(step, ledger)));
        if (isConcurrent) await Promise.all(twice.map((call) => call()));
        else for (const call of twice) await call();

        const [sums] = await database().run<Record<'credited' | 'reversed' | 'granted', bigint>>({
          text: `select d.credited_minor as credited, d.bonus_granted_minor as granted,
              (select coalesce(sum(reversed_minor), 0)::bigint from movement m where m.deposit_id = d.id) as reversed
            from deposit d where d.id = $1`,
          values: [id],
        });
        const { credited = 0n, reversed = 0n, granted = 0n } = sums ?? {};
        const kept = (whole: bigint) => (credited === 0n ? 0n : whole - (whole * reversed) / credited);
        const { bonusTerms, feeTerms } = agreed;
        const isOnTop = feeTerms?.paidBy === 'player-on-top';
        const base = isOnTop ? amountWithin(credited, feeTerms) : credited;
        const most = bonusTerms ? bonusOf(base, bonusTerms) : 0n;
        expect(granted).toBeLessThanOrEqual(most);
        if (
          bonusTerms &&
          base - reversed >= bonusTerms.minMinor &&
          told.every(({ kind }) => kind === 'pay')
        ) {
          const isOne = new Set(told.map(({ movement }) => movement)).size === 1;
          if (isOne) expect(granted).toBe(most);
        }
        const whole = feeTerms ? (isOnTop ? credited - base : feeOf(credited, feeTerms)) : 0n;
        const fee = kept(whole < credited ? whole : credited);
        const borne = feeTerms?.paidBy === 'operator' ? fee : 0n;
        const balances = await balancesOf(database(), id);
        expect(balances.player_bonus ?? 0n).toBe(kept(granted));
        expect(balances.bonus ?? 0n).toBe(-kept(granted));
        expect(balances.fees ?? 0n).toBe(fee);
        expect(balances.operator_fees ?? 0n).toBe(-borne);
        expect(balances.player_cash ?? 0n).toBe(credited - reversed - fee + borne);
        const grants = await database().run({
          text: `select 1 from ledger_entry where deposit_id = $1 and kind = 'bonus'`,
          values: [id],
        });
        if (told.every(({ kind }) => kind === 'pay')) expect(grants.length).toBe(granted > 0n ? 1 : 0);
        await expectBooksToAgree(database());
      }),
      { numRuns: 40, endOnFailure: true },
    );
  }, 90_000);

  it.each([
    ['exactly paid', [1_000n], 1_000n],
    ['underpaid, and the minimum still met', [600n], 600n],
    ['underpaid below the minimum', [400n], undefined],
    ['overpaid, up to the most', [9_000n], 1_500n],
    ['paid in two, the second meeting the minimum', [300n, 300n], 600n],
    ['paid again after it was granted', [600n, 600n], 600n],
  ])('%s', async (_what, paid, bonus) => {
    const id = await openDeposit(database(), onlyBonus);
    const ledger = sqlLedger(database(), ids, true);
    for (const [index, minor] of paid.entries()) await ledger.settle(payment(id, `m${index}`, minor), at);
    expect((await balancesOf(database(), id)).player_bonus).toBe(bonus);
  });

  it('comes late with late money', async () => {
    const id = await openDeposit(database(), onlyBonus);
    await depositStore(database()).transition(id, ['created'], 'expired', { at });
    await sqlLedger(database(), ids, true).settle(payment(id, 'm', 1_000n), at);
    expect((await balancesOf(database(), id)).player_bonus).toBe(1_000n);
  });

  it('goes back with the money, in part or whole, and comes again with a charge back that is won', async () => {
    const id = await openDeposit(database(), {
      ...onlyBonus,
      feeTerms: { paidBy: 'player-deducted', basisPoints: 150, fixedMinor: 0n },
    });
    const ledger = sqlLedger(database(), ids, true);
    await ledger.settle(payment(id, 'm', 1_000n), at);
    const paid = await balancesOf(database(), id);
    expect(paid).toEqual({
      provider_clearing: -1_000n,
      player_cash: 985n,
      fees: 15n,
      bonus: -1_000n,
      player_bonus: 1_000n,
    });
    await ledger.reverse(reversal(id, 'm', 'r1', 333n), at);
    expect(await balancesOf(database(), id)).toMatchObject({
      player_bonus: 667n,
      fees: 11n,
      player_cash: 656n,
    });
    await ledger.reverse(reversal(id, 'm', 'r2', 667n, 'chargeback'), at);
    expect(await balancesOf(database(), id)).toEqual({});
    await ledger.reverse(reversal(id, 'm', 'r3', 667n, 'chargebackWon'), at);
    expect(await balancesOf(database(), id)).toMatchObject({ player_bonus: 667n, player_cash: 656n });
    await expectBooksToAgree(database());
  });

  const granted = { player_cash: 1_000n, fees: 40n, bonus: -1_000n, player_bonus: 1_000n };
  it.each<[FeePayer, bigint, object]>([
    ['player-on-top', 1_040n, { ...granted, provider_clearing: -1_040n }],
    ['operator', 1_000n, { ...granted, provider_clearing: -1_000n, operator_fees: -40n }],
  ])('is granted on the amount that arrives whole: fee paid by %s', async (paidBy, paid, balances) => {
    const feeTerms: FeeTerms = { paidBy, basisPoints: 100, fixedMinor: 30n };
    const id = await openDeposit(database(), { ...onlyBonus, feeTerms });
    const ledger = sqlLedger(database(), ids, true);
    await ledger.settle(payment(id, 'm', paid), at);
    expect(await balancesOf(database(), id)).toEqual(balances);
    await ledger.reverse(reversal(id, 'm', 'r', paid), at);
    expect(await balancesOf(database(), id)).toEqual({});
    await expectBooksToAgree(database());
  });

  it('stays with the first payment when a second one is held and given back', async () => {
    const run = ids.next('run');
    const id = await openDeposit(database(), onlyBonus, run);
    await database().run({
      text: 'update deposit set credits_what_arrives = false where id = $1',
      values: [id],
    });
    const ledger = sqlLedger(database(), ids, true);
    await ledger.settle(payment(id, 'm1', 1_000n), at);
    expect(await ledger.settle(payment(id, 'm2', 1_000n), at)).toMatchObject({ kind: 'held' });
    await ledger.reverse(reversal(id, 'm2', 'r', 1_000n), at);
    expect(await balancesOf(database(), id)).toMatchObject({ player_bonus: 1_000n, player_cash: 1_000n });
    await expectBooksToAgree(database());
  });

  it('is told by verify where somebody wrote it otherwise', async () => {
    const id = await openDeposit(database(), onlyBonus);
    const books = bookStore(database());
    await sqlLedger(database(), ids, true).settle(payment(id, 'm', 1_000n), at);
    const rewrite = (minor: bigint) =>
      database().transaction(async (sql) => {
        await sql.run({ text: 'alter table deposit disable trigger deposit_sums_booked' });
        await sql.run({ text: 'update deposit set bonus_minor = $2 where id = $1', values: [id, minor] });
        await sql.run({ text: 'alter table deposit enable trigger deposit_sums_booked' });
      });
    await rewrite(900n);
    expect((await books.bonusesAndFees()).differences).toEqual([
      { subject: `${id} bonus by its terms`, expected: 1_000n, found: 900n },
      { subject: `${id} player_bonus posted`, expected: 900n, found: 1_000n },
    ]);
    await rewrite(1_000n);
    await expectBooksToAgree(database());
  });
});
