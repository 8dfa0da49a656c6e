import type { LimitPeriod, PauseKind } from '@opencashier/contract/entities/player-protection';
import type { Database, Sql } from '../ports/database.ts';
import type { DepositRefusal, PlayerLimit, Protection } from '../ports/protection.ts';

interface LimitRow {
  readonly period: LimitPeriod;
  readonly currency: string;
  readonly minor: bigint;
  readonly used: bigint;
  readonly next_minor: bigint | null;
  readonly next_currency: string | null;
  readonly next_from: Date | null;
}

interface PauseRow {
  readonly kind: PauseKind;
  readonly from_at: Date;
  readonly until_at: Date | null;
}

interface RefusalReply {
  readonly kind: 'paused' | 'limit';
  readonly pause?: PauseKind;
  readonly until?: string | null;
  readonly period?: LimitPeriod;
  readonly currency?: string;
  readonly most?: string;
  readonly left?: string;
}

/** Limits and pauses of players in the database. */
export function protectionStore(database: Database): Protection {
  return {
    async limits(brand, playerId, at) {
      const rows = await database.run<LimitRow>({
        text: `select period, currency, minor, next_minor, next_currency, next_from,
            deposited_in(brand, player_id, currency, $3::timestamptz - period_length(period)) as used
          from player_limit where brand = $1 and player_id = $2
          order by array_position(array['day', 'week', 'month'], period)`,
        values: [brand, playerId, at],
      });
      return rows.map(toLimit);
    },

    async pause(brand, playerId, at) {
      const [row] = await database.run<PauseRow>({
        text: `select kind, from_at, until_at from player_pause
          where brand = $1 and player_id = $2 and (until_at is null or until_at > $3)`,
        values: [brand, playerId, at],
      });
      return row && { kind: row.kind, from: row.from_at, until: row.until_at ?? undefined };
    },

    setLimit: (brand, playerId, { period, currency, minor }, at, later) =>
      database.transaction(async (sql) => {
        const values = [brand, playerId, period];
        const [now] = await sql.run<{ currency: string; minor: bigint }>({
          text: `select currency, minor from player_limit
            where brand = $1 and player_id = $2 and period = $3 for update`,
          values,
        });
        const isAtOnce =
          minor !== undefined && (now === undefined || (now.currency === currency && minor <= now.minor));
        if (now === undefined && minor === undefined) return;
        await note(sql, brand, playerId, { period, currency, minor: minor?.toString() ?? null }, at);
        if (isAtOnce) {
          await sql.run({
            text: `insert into player_limit (brand, player_id, period, currency, minor, updated_at)
              values ($1, $2, $3, $4, $5, $6)
              on conflict (brand, player_id, period) do update set minor = least(excluded.minor, player_limit.minor),
                next_minor = null, next_currency = null, next_from = null, updated_at = excluded.updated_at`,
            values: [...values, currency, minor, at],
          });
          return;
        }
        await sql.run({
          text: `update player_limit set next_minor = $4, next_currency = $5, next_from = $6, updated_at = $7
            where brand = $1 and player_id = $2 and period = $3`,
          values: [...values, minor ?? null, currency, later, at],
        });
      }),

    setPause: (brand, playerId, { kind, until }, at) =>
      database.transaction(async (sql) => {
        await note(sql, brand, playerId, { pause: kind, until: until?.toISOString() ?? null }, at);
        await sql.run({
          text: `insert into player_pause (brand, player_id, kind, from_at, until_at) values ($1, $2, $3, $4, $5)
            on conflict (brand, player_id) do update
              set kind = excluded.kind, from_at = excluded.from_at, until_at = excluded.until_at
              where player_pause.until_at is not null
                and (excluded.until_at is null or excluded.until_at > player_pause.until_at)`,
          values: [brand, playerId, kind, at, until ?? null],
        });
      }),

    async applyDue(at) {
      const rows = await database.run({
        text: `with due as (
            select brand, player_id, period from player_limit where next_from <= $1 for update skip locked
          ), ended as (
            delete from player_limit l using due
              where l.brand = due.brand and l.player_id = due.player_id and l.period = due.period and l.next_minor is null
              returning l.brand
          ), raised as (
            update player_limit l set minor = l.next_minor, currency = l.next_currency, next_minor = null,
                next_currency = null, next_from = null, updated_at = $1
              from due
              where l.brand = due.brand and l.player_id = due.player_id and l.period = due.period
                and l.next_minor is not null
              returning l.brand
          ) select brand from ended union all select brand from raised`,
        values: [at],
      });
      return rows.length;
    },
  };
}

/** Why a player may not deposit this now; in the transaction that writes the intent. */
export async function depositRefusal(
  sql: Sql,
  brand: string,
  playerId: string,
  money: { readonly minor: bigint; readonly currency: string },
  at: Date,
): Promise<DepositRefusal | undefined> {
  const [row] = await sql.run<{ reply: RefusalReply | null }>({
    name: 'deposit-refusal',
    text: 'select deposit_refusal($1, $2, $3, $4, $5) as reply',
    values: [brand, playerId, money.currency, money.minor, at],
  });
  const reply = row?.reply;
  if (!reply) return undefined;
  if (reply.kind === 'paused') {
    const until = reply.until ? new Date(reply.until) : undefined;
    return { kind: 'paused', pause: reply.pause ?? 'coolOff', until };
  }
  return {
    kind: 'limit',
    period: reply.period ?? 'day',
    currency: reply.currency ?? money.currency,
    mostMinor: BigInt(reply.most ?? '0'),
    leftMinor: BigInt(reply.left ?? '0'),
  };
}

async function note(sql: Sql, brand: string, playerId: string, what: object, at: Date): Promise<void> {
  await sql.run({
    text: 'insert into player_protection_log (brand, player_id, what, at) values ($1, $2, $3::jsonb, $4)',
    values: [brand, playerId, JSON.stringify(what), at],
  });
}

function toLimit(row: LimitRow): PlayerLimit {
  return {
    period: row.period,
    currency: row.currency,
    minor: row.minor,
    usedMinor: row.used,
    next:
      row.next_from === null
        ? undefined
        : {
            minor: row.next_minor ?? undefined,
            currency: row.next_currency ?? row.currency,
            from: row.next_from,
          },
  };
}
