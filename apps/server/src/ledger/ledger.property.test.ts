import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookStore } from '../db/book-store.ts';
import { depositStore } from '../db/deposit-store.ts';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import type { Database } from '../ports/database.ts';
import type { ReversalNotice, Settlement } from '../ports/ledger.ts';
import { countingIds } from '../testing/manual-clock.ts';
import { sqlLedger } from './sql-ledger.ts';

const at = new Date('2026-03-01T12:00:00.000Z');
const ids = countingIds();
const players = ['ann', 'bob'] as const;
const asked = 1_000n;

/** What one step of a run does; deposits and movements are picked by number. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('settle'),
      deposit: fc.nat(4),
      movement: fc.nat(7),
      minor: fc.integer({ min: -1, max: 1_200 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('reverse'),
      movement: fc.nat(7),
      reversal: fc.nat(9),
      minor: fc.integer({ min: 1, max: 900 }),
      type: fc.constantFrom('refund' as const, 'chargeback' as const, 'chargebackWon' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('release') }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Deposits of a run: some are fiat with a tolerance, some take what arrives. */
async function openDeposits(database: Database, run: string): Promise<readonly string[]> {
  const deposits = depositStore(database);
  const made: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const id = `${run}-${index}`;
    await deposits.record(
      {
        id,
        brand: run,
        playerId: players[index % 2] ?? 'ann',
        method: 'bank',
        country: 'US',
        currency: 'USD',
        askedMinor: asked,
        payableMinor: asked,
        tolerancePpm: 100_000,
        creditsWhatArrives: index % 2 === 0,
        takesMore: false,
        box: undefined,
        bonusId: undefined,
        bonusTerms: undefined,
        feeTerms: undefined,
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
        provider: run,
        providerMethod: 'x',
        requestKey: undefined,
        createdAt: at,
      },
    );
    made.push(id);
  }
  return made;
}

async function expectBooksToAgree(database: Database): Promise<void> {
  const books = bookStore(database);
  for (const check of [books.currencySums, books.balances, books.clearing, books.deposits]) {
    expect((await check()).differences).toEqual([]);
  }
  const belowZero = await database.run({
    text: `select id from account where balance < 0 and not may_go_negative and not is_in_arrears
      union all select id from account where is_in_arrears and (may_go_negative or balance >= 0)`,
  });
  expect(belowZero).toEqual([]);
}

onEveryDatabase('the ledger', (database) => {
  it('keeps its books right through any sequence, told one by one or all at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 24 }), fc.boolean(), async (steps, isConcurrent) => {
        const run = ids.next('run');
        const deposits = await openDeposits(database(), run);
        // Two ledgers, as two servers have them.
        const ledgers = [sqlLedger(database(), ids, true), sqlLedger(database(), ids, true)] as const;
        const tell = async (told: Step, index: number) => {
          const ledger = ledgers[index % 2 === 0 ? 0 : 1];
          if (told.kind === 'release') {
            const held = await database().run<{ id: string }>({
              text: `select id from movement where provider = $1 and state = 'held'`,
              values: [run],
            });
            await Promise.all(held.map(({ id }) => ledger.credit(id, at)));
          } else if ('deposit' in told) {
            await ledger.settle(settlementOf(run, deposits, told), at);
          } else if ('reversal' in told) {
            await ledger.reverse(reversalOf(run, told), at);
          }
        };
        if (isConcurrent) await Promise.all(steps.map(tell));
        else for (const [index, told] of steps.entries()) await tell(told, index);
        await ledgers[0].applyParked(at);

        await expectBooksToAgree(database());
        const [cash] = await database().run<{ minor: bigint }>({
          text: `select coalesce(sum(balance), 0)::bigint as minor from account where brand = $1 and kind in ('player_cash', 'suspense')`,
          values: [run],
        });
        const [moved] = await database().run<{ minor: bigint }>({
          text: 'select coalesce(sum(minor - reversed_minor), 0)::bigint as minor from movement where provider = $1',
          values: [run],
        });
        expect(cash?.minor).toBe(moved?.minor);
      }),
      { numRuns: 20, endOnFailure: true },
    );
  }, 60_000);

  it('settles each of many payments once, with every one told thrice at the same time', async () => {
    const run = ids.next('run');
    const deposits = await openDeposits(database(), run);
    const ledger = sqlLedger(database(), ids, true);
    const other = sqlLedger(database(), ids, true);
    const told = deposits.flatMap((reference) => [reference, reference, reference]);
    const outcomes = await Promise.all(
      told.map((reference, index) =>
        (index % 2 === 0 ? ledger : other).settle(payment(run, reference, `${reference}-tx`, asked), at),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'credited')).toHaveLength(deposits.length);
    expect(outcomes.filter(({ kind }) => kind === 'duplicate')).toHaveLength(2 * deposits.length);
    await expectBooksToAgree(database());
  });

  it('lets one poisoned payment fail alone', async () => {
    const run = ids.next('run');
    const [one = '', two = ''] = await openDeposits(database(), run);
    const ledger = sqlLedger(database(), ids, true);
    const outcomes = await Promise.all([
      ledger.settle(payment(run, one, `${run}-a`, asked), at),
      ledger.settle(payment(run, two, `${run}-b`, -5n), at),
      ledger.settle(payment(run, 'nobody', `${run}-c`, 5n), at),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['credited', 'failed', 'unknownReference']);
  });

  it('records what an account can’t take and credits it later', async () => {
    const run = ids.next('run');
    const [one = '', two = ''] = await openDeposits(database(), run);
    const ledger = sqlLedger(database(), ids, true);
    const limit = `create function refuse_${run}() returns trigger language plpgsql as $$
      begin raise exception 'this account is closed'; end $$`;
    await database().run({ text: limit });
    await database().run({
      text: `create trigger refuse_${run} before update on account for each row
        when (new.owner = 'ann' and new.brand = '${run}') execute function refuse_${run}()`,
    });
    const outcomes = await Promise.all([
      ledger.settle(payment(run, one, `${run}-a`, asked), at),
      ledger.settle(payment(run, two, `${run}-b`, asked), at),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['due', 'credited']);
    await expect(ledger.credit((await ledger.claimDue([run], at, 5))[0]?.id ?? '', at)).rejects.toThrow(
      'closed',
    );
    await database().run({ text: `drop trigger refuse_${run} on account` });
    expect(await ledger.claimDue([run], at, 5)).toEqual([]);
    const later = new Date(at.getTime() + 60_000);
    const [due] = await ledger.claimDue([run], later, 5);
    expect(due).toMatchObject({ depositId: one, minor: asked, playerId: 'ann' });
    expect(await ledger.credit(due?.id ?? '', later)).toBe(true);
    expect(await ledger.credit(due?.id ?? '', later)).toBe(false);
    await expectBooksToAgree(database());
  });

  it('takes a player below zero by a reversal alone, and up again by any payment', async () => {
    const run = ids.next('run');
    const [one = '', , three = ''] = await openDeposits(database(), run);
    const ledger = sqlLedger(database(), ids, true);
    await ledger.settle(payment(run, one, `${run}-a`, asked), at);
    const transfer = (minor: bigint) =>
      database().transaction(async (sql) => {
        const [entry] = await sql.run<{ id: bigint }>({
          text: `insert into ledger_entry (kind, created_at) values ('transfer', $1) returning id`,
          values: [at],
        });
        await sql.run({
          text: `insert into ledger_posting (entry_id, account_id, currency, minor)
            select $1::bigint, ensure_account($2, 'player_cash', 'ann', 'USD', 0::smallint), 'USD', -$3::bigint
            union all select $1::bigint, ensure_account($2, 'operator_wallet', '', 'USD', 0::smallint), 'USD', $3::bigint`,
          values: [entry?.id, run, minor],
        });
      });
    await expect(transfer(asked + 1n)).rejects.toThrow('account_not_negative');
    await transfer(asked);
    const back = { kind: 'chargeback', minor: 600n, currency: 'USD', webhookId: undefined } as const;
    const notice = { ...back, provider: run, reference: one, transactionId: `${run}-a`, reversalId: run };
    expect(await ledger.reverse(notice, at)).toBe('applied');
    const account = async () => {
      const rows = await database().run({
        text: `select balance, is_in_arrears from account where brand = $1 and kind = 'player_cash' and owner = 'ann'`,
        values: [run],
      });
      return rows[0];
    };
    expect(await account()).toEqual({ balance: -600n, is_in_arrears: true });
    await expect(transfer(1n)).rejects.toThrow('account_not_negative');
    await ledger.settle(payment(run, three, `${run}-t`, asked), at);
    expect(await account()).toEqual({ balance: 400n, is_in_arrears: false });
    await expectBooksToAgree(database());
  });
});

function payment(provider: string, reference: string, transactionId: string, minor: bigint): Settlement {
  return {
    provider,
    reference,
    transactionId,
    minor,
    currency: 'USD',
    txid: undefined,
    webhookId: undefined,
  };
}

function settlementOf(
  run: string,
  deposits: readonly string[],
  told: { readonly deposit: number; readonly movement: number; readonly minor: number },
): Settlement {
  return payment(run, deposits[told.deposit] ?? '', `${run}-m${told.movement}`, BigInt(told.minor));
}

function reversalOf(
  run: string,
  told: {
    readonly movement: number;
    readonly reversal: number;
    readonly minor: number;
    readonly type: ReversalNotice['kind'];
  },
): ReversalNotice {
  return {
    provider: run,
    reference: 'x',
    transactionId: `${run}-m${told.movement}`,
    reversalId: `${run}-r${told.reversal}`,
    kind: told.type,
    minor: BigInt(told.minor),
    currency: 'USD',
    webhookId: undefined,
  };
}
