import type { Database, Sql } from '../ports/database.ts';
import type { WalletOperation, WalletOperations, WalletSubject } from '../ports/wallet-operations.ts';
import {
  type CallRow,
  type OperationRow,
  operationColumns,
  toCallRecord,
  toOperation,
} from './wallet-rows.ts';
import { goOn } from './withdrawal-request.ts';

/** A wallet that gave no clear answer is asked soon, and then less and less often. */
const retryDelay = `least(interval '5 seconds' * power(2, least(tries, 10)), interval '10 minutes')`;

/** Operations in the operators' wallets, and the calls that were made for them. */
export function walletStore(database: Database): WalletOperations {
  const select = async (sql: Sql, where: string, values: readonly unknown[]) => {
    const rows = await sql.run<OperationRow>({
      text: `select ${operationColumns} from wallet_operation o where ${where} order by n`,
      values,
    });
    return rows.map(toOperation);
  };

  return {
    async beginAuthorization({ brand, txId, playerId, currency, minor, depositId, payload }, at) {
      const [row] = await database.run<OperationRow>({
        text: `insert into wallet_operation as o (brand, tx_id, call, player_id, currency, minor, payload, deposit_id,
            tries, created_at, updated_at)
          values ($1, $2, 'deposit.authorize', $3, $4, $5, $6::jsonb, $7, 1, $8, $8) returning ${operationColumns}`,
        values: [brand, txId, playerId, currency, minor, JSON.stringify(payload), depositId, at],
      });
      if (row === undefined) throw new Error('An insert returns its row.');
      return toOperation(row);
    },

    beginCredit: (brand, movementId, at) =>
      database.transaction(async (sql) => {
        const [row] = await sql.run<{ outcome: 'open' | 'busy' | 'none' }>({
          text: 'select begin_wallet_credit($1, $2) as outcome',
          values: [movementId, at],
        });
        if (row?.outcome !== 'open') return undefined;
        return claim(
          sql,
          { text: 'brand = $2 and tx_id = $3 and call = $4', values: [brand, movementId, 'deposit.credit'] },
          at,
        );
      }),

    async find({ brand, txId, call }) {
      const [found] = await select(database, 'brand = $1 and tx_id = $2 and call = $3', [brand, txId, call]);
      return found;
    },

    async claimDue(brands, at, limit) {
      // Of one payment the older operation comes first; an end that takes something back waits for nothing.
      const rows = await database.run<OperationRow>({
        text: `update wallet_operation o set tries = tries + 1, next_at = $1::timestamptz + ${retryDelay}
          where n in (select d.n from wallet_operation d where d.state = 'open' and d.next_at <= $1::timestamptz and d.brand = any($3::text[])
            and (d.call = 'tx.cancel' or not exists (select 1 from wallet_operation e where e.state = 'open' and e.n < d.n
              and (e.deposit_id = d.deposit_id or e.withdrawal_id = d.withdrawal_id)))
            order by d.next_at, d.n limit $2 for no key update skip locked)
          returning ${operationColumns}`,
        values: [at, limit, [...brands]],
      });
      return rows.map(toOperation);
    },

    async recordCall({ brand, txId, depositId, withdrawalId }, call, body, at) {
      const [row] = await database.run<{ id: bigint }>({
        text: `insert into wallet_call (brand, tx_id, call, deposit_id, withdrawal_id, body, sent_at)
          values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        values: [brand, txId, call, depositId ?? null, withdrawalId ?? null, body, at],
      });
      if (row === undefined) throw new Error('An insert returns its row.');
      return row.id;
    },

    async recordAnswer(id, { status, reply, error }, at) {
      await database.run({
        text: 'update wallet_call set answered_at = $2, status = $3, reply = $4, error = $5 where id = $1',
        // PostgreSQL's text holds no zero bytes.
        values: [id, at, status ?? null, reply?.replaceAll('\0', '') ?? null, error ?? null],
      });
    },

    take: (operation, after, at) =>
      database.transaction(async (sql) => {
        if (operation.call === 'deposit.credit') {
          const [row] = await sql.run<{ isTaken: boolean }>({
            text: 'select take_wallet_credit($1, $2, $3) as "isTaken"',
            values: [operation.brand, operation.txId, at],
          });
          return row?.isTaken ?? false;
        }
        await lockWithdrawal(sql, operation);
        if (!(await close(sql, operation, 'taken', undefined, at))) return false;
        if (operation.call !== 'withdrawal.reserve' || operation.withdrawalId === undefined) return true;
        if (after === undefined) throw new Error('A reserve is followed by something.');
        await moveWithdrawal(sql, operation.withdrawalId, 'reserved', undefined, at);
        await goOn(sql, operation.withdrawalId, after, at);
        return true;
      }),

    refuse: (operation, reason, at) =>
      database.transaction(async (sql) => {
        if (operation.call === 'deposit.credit') {
          const [row] = await sql.run<{ isRefused: boolean }>({
            text: 'select refuse_wallet_credit($1, $2, $3, $4) as "isRefused"',
            values: [operation.brand, operation.txId, reason, at],
          });
          return row?.isRefused ?? false;
        }
        return end(sql, operation, 'refused', reason, at);
      }),

    cancel: (operation, reason, at) =>
      database.transaction((sql) => end(sql, operation, 'canceled', reason, at)),

    async postpone(operation, reason, needsAgent, at) {
      await database.run({
        text: `update wallet_operation o set reason = $4, needs_agent = $5, updated_at = $6::timestamptz,
            next_at = case when call = 'deposit.authorize' then null else $6::timestamptz + ${retryDelay} end
          where ${keyed} and state = 'open'`,
        values: [...keyOf(operation), reason, needsAgent, at],
      });
    },

    operationsOf: (subject) => select(database, `${columnOf(subject)} = $1`, [idOf(subject)]),

    async callsOf(subject) {
      const rows = await database.run<CallRow>({
        text: `select id, tx_id, call, body, sent_at, answered_at, status, reply, error from wallet_call
          where ${columnOf(subject)} = $1 order by id`,
        values: [idOf(subject)],
      });
      return rows.map(toCallRecord);
    },
  };
}

const keyed = 'brand = $1 and tx_id = $2 and call = $3';
const keyOf = ({ brand, txId, call }: WalletOperation) => [brand, txId, call];
const columnOf = (subject: WalletSubject) => ('depositId' in subject ? 'deposit_id' : 'withdrawal_id');
const idOf = (subject: WalletSubject) => ('depositId' in subject ? subject.depositId : subject.withdrawalId);

/** Takes one up, so that no job does at the same time. */
async function claim(
  sql: Sql,
  where: { readonly text: string; readonly values: readonly unknown[] },
  at: Date,
) {
  const [row] = await sql.run<OperationRow>({
    text: `update wallet_operation o set tries = tries + 1, next_at = $1::timestamptz + interval '15 seconds'
      where ${where.text} returning ${operationColumns}`,
    values: [at, ...where.values],
  });
  return row && toOperation(row);
}

async function lockWithdrawal(sql: Sql, { withdrawalId }: WalletOperation): Promise<void> {
  if (withdrawalId === undefined) return;
  await sql.run({ text: 'select 1 from withdrawal where id = $1 for no key update', values: [withdrawalId] });
}

async function close(
  sql: Sql,
  operation: WalletOperation,
  state: 'taken' | 'refused' | 'canceled',
  reason: string | undefined,
  at: Date,
): Promise<boolean> {
  const rows = await sql.run({
    text: `update wallet_operation set state = $4, reason = coalesce($5, reason), needs_agent = false, next_at = null,
        updated_at = $6 where ${keyed} and state = 'open' returning n`,
    values: [...keyOf(operation), state, reason ?? null, at],
  });
  return rows.length > 0;
}

async function end(
  sql: Sql,
  operation: WalletOperation,
  state: 'refused' | 'canceled',
  reason: string,
  at: Date,
): Promise<boolean> {
  await lockWithdrawal(sql, operation);
  if (!(await close(sql, operation, state, reason, at))) return false;
  const { call, withdrawalId } = operation;
  if (call !== 'withdrawal.reserve' || withdrawalId === undefined) return true;
  await moveWithdrawal(sql, withdrawalId, 'failed', reason, at);
  // What was refused did nothing: the player's key is free for another try.
  if (state === 'refused') {
    await sql.run({ text: 'update withdrawal set request_key = null where id = $1', values: [withdrawalId] });
  }
  return true;
}

async function moveWithdrawal(
  sql: Sql,
  id: string,
  state: 'reserved' | 'failed',
  reason: string | undefined,
  at: Date,
): Promise<void> {
  await sql.run({
    text: `update withdrawal set state = $2, fail_reason = $3, updated_at = $4 where id = $1 and state = 'requested'`,
    values: [id, state, reason ?? null, at],
  });
}
