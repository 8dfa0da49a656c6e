import { expect } from 'vitest';
import { bookStore } from '../db/book-store.ts';
import type { Database } from '../ports/database.ts';

/** Everything that has to be true after every step: sums are zero, nothing is below zero, no money goes out twice. */
export async function expectSoundBooks(database: Database): Promise<void> {
  const books = bookStore(database);
  for (const check of [
    books.currencySums,
    books.balances,
    books.clearing,
    books.deposits,
    books.withdrawals,
    books.coins,
  ]) {
    expect((await check()).differences).toEqual([]);
  }
  const wrong = await database.run({
    text: `select 'below zero' as what, id::text from account
        where balance < 0 and not may_go_negative and not is_in_arrears
      union all
      select 'paid twice', withdrawal_id from payout where kind = 'settled' and state = 'applied'
        group by withdrawal_id having count(*) > 1
      union all
      select 'two open attempts', withdrawal_id from withdrawal_attempt
        where state in ('calling', 'accepted', 'unknown') group by withdrawal_id having count(*) > 1
      union all
      select 'returned twice', withdrawal_id from ledger_entry
        where kind = 'reserve_return' group by withdrawal_id having count(*) > 1`,
  });
  expect(wrong).toEqual([]);
}

let entries = 0;

/** Gives a player money, as a deposit's settlement would: the other side is the provider's. */
export async function givePlayer(
  database: Database,
  brand: string,
  player: string,
  minor: bigint,
  currency = 'USD',
  method = 'bank',
): Promise<void> {
  entries += 1;
  const id = `gift-${brand}-${entries}`;
  await database.transaction(async (sql) => {
    await sql.run({
      text: `insert into deposit (id, brand, player_id, method, country, currency, asked_minor, payable_minor,
          tolerance_ppm, credits_what_arrives, account_id, return_id, expires_at, created_at, updated_at)
        values ($1, $2, $3, $7, 'US', $4, $5, $5, 0, true,
          ensure_account($2, 'player_cash', $3, $4, 0::smallint), $1, $6, $6, $6)`,
      values: [id, brand, player, currency, minor, new Date('2026-01-01T00:00:00.000Z'), method],
    });
    await sql.run({
      text: `insert into deposit_attempt (reference, deposit_id, ordinal, provider, provider_method, state, created_at, updated_at)
        values ($1, $1, 1, $2, 'x', 'created', $3, $3)`,
      values: [id, 'first', new Date('2026-01-01T00:00:00.000Z')],
    });
  });
  await database.run({
    text: `select * from settle_deposits(array['first'], array[$1], array[$1], array[$1], array[$2::bigint], array[$3],
      array[null::text], array[null::text], $4, true)`,
    values: [id, minor, currency, new Date('2026-01-01T00:00:00.000Z')],
  });
}
