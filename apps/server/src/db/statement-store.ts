import { fromCursor, toCursor } from '../domain/cursor.ts';
import type { Database } from '../ports/database.ts';
import type { AccountBalance, StatementPosting, Statements } from '../ports/statements.ts';

interface TotalsRow {
  readonly accounts: bigint;
  readonly opening: bigint;
  readonly moved: bigint;
  readonly count: bigint;
}

interface PostingRow {
  readonly id: bigint;
  readonly at: Date;
  readonly entry: string;
  readonly minor: bigint;
  readonly balance: bigint;
  readonly deposit_id: string | null;
  readonly withdrawal_id: string | null;
  readonly adjustment_id: string | null;
}

/** Every posting of an account's shards with its time. */
const postings = `
  select p.id, e.created_at as at, e.kind as entry, p.minor, e.deposit_id, e.withdrawal_id, e.adjustment_id
  from account a join ledger_posting p on p.account_id = a.id join ledger_entry e on e.id = p.entry_id
  where a.brand = $1 and a.kind = $2 and a.owner = $3 and a.currency = $4`;

const farPast = new Date('1970-01-01T00:00:00Z');
const farFuture = new Date('2200-01-01T00:00:00Z');

/** Statements out of the ledger's own postings: what an account held is their sum, never a figure that is kept. */
export function statementStore(database: Database): Statements {
  return {
    accounts({ brand, owner, currency }) {
      const brands = brand === undefined || typeof brand === 'object' ? brand : [brand];
      return database.run<AccountBalance>({
        text: `select brand, kind, owner, currency, sum(balance)::bigint as "balanceMinor" from account
          where ($1::text[] is null or brand = any($1::text[]))
            and ($2::text is null and kind not like 'player\\_%' and kind <> 'reserved_withdrawals' or owner = $2::text)
            and ($3::text is null or currency = $3::text)
          group by brand, kind, owner, currency order by brand, kind, owner, currency`,
        values: [brands === undefined ? null : [...brands], owner ?? null, currency ?? null],
      });
    },

    async statement({ brand, kind, owner, currency, from = farPast, to = farFuture, cursor, limit }) {
      const name = [brand, kind, owner, currency];
      const [totals] = await database.run<TotalsRow>({
        text: `select (select count(*) from account
              where brand = $1 and kind = $2 and owner = $3 and currency = $4) as accounts,
            coalesce(sum(minor) filter (where at < $5), 0)::bigint as opening,
            coalesce(sum(minor) filter (where at >= $5 and at < $6), 0)::bigint as moved,
            count(*) filter (where at >= $5 and at < $6) as count
          from (${postings}) as posting`,
        values: [...name, from, to],
      });
      if (totals === undefined || totals.accounts === 0n) return undefined;
      const opening = totals.opening;
      const after = positionOf(cursor);
      const rows = await database.run<PostingRow>({
        text: `select * from (
            select *, ($7::bigint + sum(minor) over (order by at, id))::bigint as balance
            from (${postings}) as posting where at >= $5 and at < $6) as lined
          where (at, id) > ($8::timestamptz, $9::bigint) order by at, id limit $10`,
        values: [...name, from, to, opening, after.at, after.id, limit + 1],
      });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        openingMinor: opening,
        closingMinor: opening + totals.moved,
        count: Number(totals.count),
        postings: shown.map(toPosting),
        ...(rows.length > limit && last && { nextCursor: toCursor({ at: last.at, id: String(last.id) }) }),
      };
    },
  };
}

function positionOf(cursor: string | undefined): { readonly at: Date; readonly id: bigint } {
  const position = fromCursor(cursor);
  return position && /^\d{1,18}$/.test(position.id)
    ? { at: position.at, id: BigInt(position.id) }
    : { at: farPast, id: -1n };
}

function toPosting(row: PostingRow): StatementPosting {
  return {
    id: String(row.id),
    at: row.at,
    entry: row.entry,
    minor: row.minor,
    balanceMinor: row.balance,
    depositId: row.deposit_id ?? undefined,
    withdrawalId: row.withdrawal_id ?? undefined,
    adjustmentId: row.adjustment_id ?? undefined,
  };
}
