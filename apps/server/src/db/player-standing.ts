import type { Flow } from '../domain/closed-loop.ts';
import { reservingStates } from '../domain/withdrawal-state.ts';
import type { Sql } from '../ports/database.ts';
import type { WithdrawalStanding } from '../ports/withdrawals.ts';

export interface PlayerMoney {
  readonly brand: string;
  readonly playerId: string;
  readonly currency: string;
}

/** What of a player's money each method has brought in, and paid out or is paying out. */
export function playerFlows(sql: Sql, { brand, playerId, currency }: PlayerMoney): Promise<readonly Flow[]> {
  return sql.run<Flow>({
    text: `select method, 'in' as direction, sum(credited_minor - reversed_minor)::bigint as minor from deposit
        where brand = $1 and player_id = $2 and currency = $3 and credited_minor > 0 and box_id is null
        group by method
      union all
      select method, 'out', sum(minor - returned_minor)::bigint from withdrawal
        where brand = $1 and player_id = $2 and currency = $3
          and state not in ('rejected', 'canceled', 'failed') group by method`,
    values: [brand, playerId, currency],
  });
}

/** What a player has asked for so far, but for the withdrawal that is named. */
export async function playerStanding(
  sql: Sql,
  { brand, playerId, currency }: PlayerMoney,
  except?: string,
): Promise<WithdrawalStanding> {
  const [row] = await sql.run<{ count: number; reserved: bigint }>({
    text: `select count(*)::integer as count,
        coalesce(sum(minor) filter (where state = any($4::text[])), 0)::bigint as reserved from withdrawal
        where brand = $1 and player_id = $2 and currency = $3 and id is distinct from $5`,
    values: [brand, playerId, currency, [...reservingStates], except ?? null],
  });
  return { count: row?.count ?? 0, reservedMinor: row?.reserved ?? 0n };
}

/** Keeps others from asking for a player's money until the transaction ends. */
export async function lockPlayerMoney(sql: Sql, { brand, playerId, currency }: PlayerMoney): Promise<void> {
  await sql.run({
    text: `select 1 from account where brand = $1 and owner = $2 and currency = $3
        and kind in ('player_cash', 'operator_wallet', 'player_sweep_redeemable', 'player_sweep_unplayed')
        order by id for no key update`,
    values: [brand, playerId, currency],
  });
}
