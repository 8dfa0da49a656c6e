import pg from 'pg';
import { brand } from '../../apps/demo/server/players.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';

/** What every prepared deposit asks for, in minor units of `currency`. */
export const amountMinor = 2500;
export const currency = 'EUR';
export const provider = 'sandbox';
const players = 5000;

/** Our reference of the prepared deposit `n`, counted from 0. */
export const referenceOf = (n: number): string => `bench-${n}`;

/** Runs statements on a connection of their own. */
export async function withClient<Value>(
  url: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Writes the server's schema and deposits that wait for their provider's word. */
export async function prepareDatabase(url: string, deposits: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '', connections: 1 });
  await database.close();
  await withClient(url, async (client) => {
    await client.query(
      `insert into player (brand, id, country, currency, first_seen_at, last_seen_at)
       select $1, 'player-' || n, 'DE', $2, now(), now() from generate_series(0, $3::int - 1) n`,
      [brand, currency, players],
    );
    await client.query(
      `insert into account (brand, kind, owner, currency)
       select $1, 'player_cash', 'player-' || n, $2 from generate_series(0, $3::int - 1) n`,
      [brand, currency, players],
    );
    await client.query(
      `insert into deposit (id, brand, player_id, method, country, currency, state, asked_minor, payable_minor,
         tolerance_ppm, credits_what_arrives, account_id, return_id, expires_at, created_at, updated_at)
       select 'dep-' || n, a.brand, a.owner, 'card', 'DE', a.currency, 'pending', $4, $4,
         0, false, a.id, 'ret-' || n, now() + interval '1 day', now(), now()
       from generate_series(0, $5::int - 1) n
       join account a on a.brand = $1 and a.kind = 'player_cash' and a.owner = 'player-' || n % $3::int
         and a.currency = $2`,
      [brand, currency, players, amountMinor, deposits],
    );
    await client.query(
      `insert into deposit_attempt (reference, deposit_id, ordinal, provider, provider_method, state, created_at, updated_at)
       select 'bench-' || n, 'dep-' || n, 1, $1, 'card', 'created', now(), now() from generate_series(0, $2::int - 1) n`,
      [provider, deposits],
    );
    await client.query('update outbox set published_at = now()');
    // Only what was filled: an empty table that was vacuumed counts as empty for the planner from then on.
    await client.query('vacuum (analyze) player, account, deposit, deposit_attempt, deposit_history');
    await client.query('checkpoint');
  });
}

/** How many deposits have been credited with exactly what they asked for. */
export async function countCredited(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ credited: number }>(
      `select count(*)::int as credited from deposit where state = 'credited' and credited_minor = asked_minor`,
    );
    return rows[0]?.credited ?? 0;
  });
}
