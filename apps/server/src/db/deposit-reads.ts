import { openDepositStates, unpaidDepositStates } from '../domain/deposit-state.ts';
import { marksOf } from '../domain/deposit-view.ts';
import type { Database } from '../ports/database.ts';
import type { DepositDossier, Deposits } from '../ports/deposits.ts';
import {
  toAttempt,
  toClaim,
  toDecision,
  toDeposit,
  toHistoryEntry,
  toMovement,
  toReversal,
} from './deposit-rows.ts';
import { byCreation, matching, newestFirst, within } from './newest-first.ts';
import { type Queries, queriesOn } from './queries.ts';
import { rowsOf } from './rows-of.ts';

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
  | 'held'
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
    const rows = await rowsOf(queries, 'deposit_attempt', 'deposit_id', depositId, 'ordinal');
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

    async held(id) {
      const rows = await queries
        .selectFrom('movement')
        .select(['currency', 'minor', 'reversed_minor'])
        .where('deposit_id', '=', id)
        .where('state', '=', 'held')
        .orderBy('created_at')
        .execute();
      const sums = new Map<string, bigint>();
      for (const { currency, minor, reversed_minor: back } of rows) {
        sums.set(currency, (sums.get(currency) ?? 0n) + minor - back);
      }
      return [...sums].map(([currency, minor]) => ({ currency, minor }));
    },

    async list(filter) {
      const { brand, playerId, state, method, currency, openOnly, heldOnly } = filter;
      const all = queries.selectFrom('deposit').selectAll();
      const columns = { brand, player_id: playerId, state, method, currency, is_held: heldOnly || undefined };
      const found = within(matching(all, columns), 'created_at', filter);
      const shown = openOnly ? found.where('state', 'in', [...openDepositStates]) : found;
      return newestFirst(shown, filter, byCreation, (rows) => rows.map(toDeposit));
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
  const history = await rowsOf(queries, 'deposit_history', 'deposit_id', id, 'id');
  const movements = await rowsOf(queries, 'movement', 'deposit_id', id, 'created_at', 'id');
  const reversals = await rowsOf(queries, 'reversal', 'deposit_id', id, 'created_at', 'reversal_id');
  const decisions = await rowsOf(queries, 'deposit_decision', 'deposit_id', id, 'id');
  return {
    history: history.map(toHistoryEntry),
    movements: movements.map(toMovement),
    reversals: reversals.map(toReversal),
    decisions: decisions.map(toDecision),
  };
}
