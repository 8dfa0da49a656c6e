import { fromCursor } from '../domain/cursor.ts';
import { openDepositStates, unpaidDepositStates } from '../domain/deposit-state.ts';
import { marksOf } from '../domain/deposit-view.ts';
import type { Database } from '../ports/database.ts';
import type { DepositDossier, Deposits } from '../ports/deposits.ts';
import { toPage } from './cursor.ts';
import {
  toAttempt,
  toClaim,
  toDecision,
  toDeposit,
  toHistoryEntry,
  toMovement,
  toReversal,
} from './deposit-rows.ts';
import { type Queries, queriesOn } from './queries.ts';

type Reads = Pick<
  Deposits,
  | 'find'
  | 'findByReturnId'
  | 'findByRequestKey'
  | 'findByReference'
  | 'attempts'
  | 'findSimilar'
  | 'findPayable'
  | 'findClaim'
  | 'list'
  | 'dossier'
>;

/** Everything that reads deposits. */
export function depositReads(database: Database): Reads {
  const queries = queriesOn(database);

  const findBy = async (column: 'id' | 'return_id', value: string) => {
    const row = await queries.selectFrom('deposit').selectAll().where(column, '=', value).executeTakeFirst();
    return row && toDeposit(row);
  };

  const findByAttempt = async (where: { request_key: string } | { reference: string; provider: string }) => {
    let query = queries
      .selectFrom('deposit')
      .innerJoin('deposit_attempt', 'deposit_attempt.deposit_id', 'deposit.id')
      .selectAll('deposit');
    query =
      'request_key' in where
        ? query.where('deposit_attempt.request_key', '=', where.request_key)
        : query
            .where('deposit_attempt.reference', '=', where.reference)
            .where('deposit_attempt.provider', '=', where.provider);
    const row = await query.executeTakeFirst();
    return row && toDeposit(row);
  };

  const attempts = async (depositId: string) => {
    const rows = await queries
      .selectFrom('deposit_attempt')
      .selectAll()
      .where('deposit_id', '=', depositId)
      .orderBy('ordinal')
      .execute();
    return rows.map(toAttempt);
  };

  const findClaim = async (id: string) => {
    const row = await queries
      .selectFrom('deposit')
      .select(['claimed_at', 'claim_fields', 'claim_outcome'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && toClaim(row);
  };

  return {
    find: (id) => findBy('id', id),
    findByReturnId: (returnId) => findBy('return_id', returnId),
    findByRequestKey: (requestKey) => findByAttempt({ request_key: requestKey }),
    findByReference: (provider, reference) => findByAttempt({ provider, reference }),
    attempts,

    async findSimilar(like) {
      const row = await queries
        .selectFrom('deposit')
        .selectAll()
        .where('brand', '=', like.brand)
        .where('player_id', '=', like.playerId)
        .where('method', '=', like.method)
        .where('currency', '=', like.currency)
        .where('asked_minor', '=', like.askedMinor)
        .where('state', 'in', [...unpaidDepositStates])
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && toDeposit(row);
    },

    async findPayable({ brand, playerId, method, country, at }) {
      let query = queries
        .selectFrom('deposit')
        .selectAll()
        .where('brand', '=', brand)
        .where('player_id', '=', playerId)
        .where('method', '=', method)
        .where('state', 'in', [...unpaidDepositStates])
        .where('expires_at', '>', at);
      if (country !== undefined) query = query.where('country', '=', country);
      const row = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
      return row && toDeposit(row);
    },

    findClaim,

    async list(filter) {
      let query = queries.selectFrom('deposit').selectAll();
      if (filter.brand !== undefined) query = query.where('brand', '=', filter.brand);
      if (filter.playerId !== undefined) query = query.where('player_id', '=', filter.playerId);
      if (filter.state !== undefined) query = query.where('state', '=', filter.state);
      if (filter.openOnly) query = query.where('state', 'in', [...openDepositStates]);
      if (filter.heldOnly) query = query.where('is_held', '=', true);
      const from = fromCursor(filter.cursor);
      if (from !== undefined) {
        query = query.where((where) =>
          where(where.refTuple('created_at', 'id'), '<', where.tuple(from.at, from.id)),
        );
      }
      const rows = await query
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(filter.limit + 1)
        .execute();
      return toPage(rows, filter.limit, toDeposit, (row) => ({ at: row.created_at, id: row.id }));
    },

    async dossier(id) {
      const deposit = await findBy('id', id);
      if (deposit === undefined) return undefined;
      return {
        deposit,
        marks: marksOf(deposit),
        claim: await findClaim(id),
        attempts: await attempts(id),
        ...(await happenings(queries, id)),
      };
    },
  };
}

async function happenings(
  queries: Queries,
  id: string,
): Promise<Pick<DepositDossier, 'history' | 'movements' | 'reversals' | 'decisions'>> {
  const history = await queries
    .selectFrom('deposit_history')
    .selectAll()
    .where('deposit_id', '=', id)
    .orderBy('id')
    .execute();
  const movements = await queries
    .selectFrom('movement')
    .selectAll()
    .where('deposit_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const reversals = await queries
    .selectFrom('reversal')
    .selectAll()
    .where('deposit_id', '=', id)
    .orderBy('created_at')
    .orderBy('reversal_id')
    .execute();
  const decisions = await queries
    .selectFrom('deposit_decision')
    .selectAll()
    .where('deposit_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    history: history.map(toHistoryEntry),
    movements: movements.map(toMovement),
    reversals: reversals.map(toReversal),
    decisions: decisions.map(toDecision),
  };
}
