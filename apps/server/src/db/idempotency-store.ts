import { randomUUID } from 'node:crypto';
import type { Database } from '../ports/database.ts';
import type { ClaimOutcome, IdempotencyStore, RequestId } from '../ports/idempotency.ts';

/** A worker that has not renewed for so long is gone. */
export const leaseMs = 20_000;

interface ClaimRow {
  readonly body_hash: string;
  readonly state: 'running' | 'done';
  readonly reply: unknown;
  /** How many workers have had it. */
  readonly claims: number;
  readonly is_mine: boolean;
}

interface KeyRow {
  readonly brand: string;
  readonly player_id: string;
  readonly call: string;
  readonly key: string;
}

const keyOf = (id: RequestId) => [id.brand, id.playerId, id.call, id.key];
const isThis = 'brand = $1 and player_id = $2 and call = $3 and key = $4';

/**
 * Replies kept in the database.
 *
 * @param owner names this process's run; with the embedded database there is no other, so that what a former run left
 *   is abandoned at once
 */
export function idempotencyStore(database: Database, owner: string): IdempotencyStore {
  const leaseFrom = (at: Date) => new Date(at.getTime() + leaseMs);
  const othersAreGone = database.kind === 'embedded';

  return {
    async claim(id, bodyHash, at) {
      const token = randomUUID();
      // The update takes over where the worker is gone; else it changes nothing and only reads the row under its lock.
      const isFree = `k.state = 'running' and k.body_hash = $5 and (k.lease_until <= $8 or ($9 and k.owner <> $6))`;
      const [row] = await database.run<ClaimRow>({
        name: 'claim-idempotency-key',
        text: `insert into idempotency_key as k
            (brand, player_id, call, key, body_hash, state, owner, lease_until, created_at, claim)
          values ($1, $2, $3, $4, $5, 'running', $6, $7, $8, $10)
          on conflict (brand, player_id, call, key) do update set
            owner = case when ${isFree} then $6 else k.owner end,
            lease_until = case when ${isFree} then $7 else k.lease_until end,
            claim = case when ${isFree} then $10 else k.claim end,
            claims = case when ${isFree} then k.claims + 1 else k.claims end
          returning k.body_hash, k.state, k.reply, k.claims, k.claim = $10 as is_mine`,
        values: [...keyOf(id), bodyHash, owner, leaseFrom(at), at, othersAreGone, token],
      });
      return toClaim(row, bodyHash);
    },

    async finish(id, reply, at) {
      await database.run({
        name: 'finish-idempotency-key',
        text: `update idempotency_key set state = 'done', reply = $5, lease_until = $6 where ${isThis}`,
        values: [...keyOf(id), JSON.stringify(reply), at],
      });
    },

    async forget(id) {
      await database.run({
        text: `delete from idempotency_key where ${isThis} and state = 'running'`,
        values: keyOf(id),
      });
    },

    async abandon(id, at) {
      await database.run({
        text: `update idempotency_key set lease_until = $5 where ${isThis} and state = 'running'`,
        values: [...keyOf(id), at],
      });
    },

    async renewLeases(at) {
      await database.run({
        text: `update idempotency_key set lease_until = $2
          where state = 'running' and owner = $1 and lease_until > $3`,
        values: [owner, leaseFrom(at), at],
      });
    },

    async claimAbandoned(at, limit) {
      const rows = await database.run<KeyRow>({
        text: `update idempotency_key set owner = $1, lease_until = $2
          where (brand, player_id, call, key) in (
            select brand, player_id, call, key from idempotency_key
            where state = 'running' and (lease_until <= $3 or ($5 and owner <> $1))
            order by lease_until limit $4 for update skip locked)
          returning brand, player_id, call, key`,
        values: [owner, leaseFrom(at), at, limit, othersAreGone],
      });
      return rows.map((row) => ({
        brand: row.brand,
        playerId: row.player_id,
        call: row.call,
        key: row.key,
      }));
    },

    async sweep(before) {
      const rows = await database.run({
        text: `delete from idempotency_key where state = 'done' and created_at < $1 returning key`,
        values: [before],
      });
      return rows.length;
    },
  };
}

function toClaim(row: ClaimRow | undefined, bodyHash: string): ClaimOutcome {
  if (row === undefined) throw new Error('A claim always returns its row.');
  if (row.body_hash !== bodyHash) return { kind: 'bodyMismatch' };
  if (row.state === 'done') return { kind: 'done', reply: row.reply };
  if (!row.is_mine) return { kind: 'running' };
  return { kind: row.claims === 1 ? 'started' : 'abandoned' };
}
