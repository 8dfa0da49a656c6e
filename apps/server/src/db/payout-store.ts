import type { Database } from '../ports/database.ts';
import type { PayoutNoticeOutcome, Payouts } from '../ports/withdrawals.ts';
import { queriesOn } from './queries.ts';
import { rowsOf } from './rows-of.ts';
import { toPayoutAttempt, toWithdrawal, type WithdrawalRow } from './withdrawal-rows.ts';

/** A provider that gave no clear answer is asked soon, and then less and less often. */
const firstCheck = `interval '5 seconds'`;
const maxCheck = `interval '10 minutes'`;

/** Payouts and their attempts in the database. */
export function payoutStore(database: Database): Payouts {
  const queries = queriesOn(database);
  return {
    async claimDue(at, limit) {
      const rows = await database.run<WithdrawalRow>({
        text: `update withdrawal set step_count = step_count + 1,
            next_step_at = $1::timestamptz + least(${firstCheck} * power(2, least(step_count, 10)), ${maxCheck})
          where id in (select id from withdrawal where next_step_at <= $1::timestamptz and state in ('approved', 'sent')
            order by next_step_at, id limit $2 for no key update skip locked)
          returning *`,
        values: [at, limit],
      });
      return rows.map(toWithdrawal);
    },

    async attempts(withdrawalId) {
      const rows = await rowsOf(queries, 'withdrawal_attempt', 'withdrawal_id', withdrawalId, 'ordinal');
      return rows.map(toPayoutAttempt);
    },

    recordAttempt: (attempt, at) =>
      database.transaction(async (sql) => {
        const [found] = await sql.run<{ state: string }>({
          text: 'select state from withdrawal where id = $1 for no key update',
          values: [attempt.withdrawalId],
        });
        const [last] = await sql.run<{ ordinal: number; state: string }>({
          text: `select ordinal, state from withdrawal_attempt where withdrawal_id = $1 order by ordinal desc limit 1`,
          values: [attempt.withdrawalId],
        });
        const isNext = last === undefined ? attempt.ordinal === 1 : attempt.ordinal === last.ordinal + 1;
        // Only what was refused for sure is followed by another try: an open one may still pay.
        if (found?.state !== 'approved' || !isNext || (last && last.state !== 'refused')) return false;
        await sql.run({
          text: `insert into withdrawal_attempt
              (reference, withdrawal_id, ordinal, provider, provider_method, state, passed_over, created_at, updated_at)
            values ($1, $2, $3, $4, $5, 'calling', $6, $7, $7)`,
          values: [
            attempt.reference,
            attempt.withdrawalId,
            attempt.ordinal,
            attempt.provider,
            attempt.providerMethod,
            [...(attempt.passedOver ?? [])],
            at,
          ],
        });
        return true;
      }),

    noteAccepted: (reference, providerReference, at) =>
      database.transaction(async (sql) => {
        // The withdrawal first: every path locks it before anything that hangs on it.
        await sql.run({
          text: `select 1 from withdrawal where id =
            (select withdrawal_id from withdrawal_attempt where reference = $1) for no key update`,
          values: [reference],
        });
        const rows = await sql.run<{ withdrawal_id: string }>({
          text: `update withdrawal_attempt set state = 'accepted', provider_reference = $2, updated_at = $3
            where reference = $1 and state in ('calling', 'unknown') returning withdrawal_id`,
          values: [reference, providerReference, at],
        });
        const [noted] = rows;
        if (noted === undefined) return;
        await sql.run({
          text: `update withdrawal set state = 'sent', step_count = 0,
              next_step_at = $2::timestamptz + interval '2 minutes', updated_at = $2
            where id = $1 and state = 'approved'`,
          values: [noted.withdrawal_id, at],
        });
      }),

    async noteUnknown(reference, reason, at) {
      await database.run({
        text: `update withdrawal_attempt set state = 'unknown', reason = $2, updated_at = $3
          where reference = $1 and state = 'calling'`,
        values: [reference, reason, at],
      });
    },

    async refuse(provider, reference, reason, isLast, at) {
      const [row] = await database.call<{ outcome: 'applied' | 'duplicate' | 'unknown' }>({
        text: 'select refuse_payout($1, $2, $3, $4, $5) as outcome',
        values: [provider, reference, reason, isLast, at],
      });
      return row?.outcome ?? 'unknown';
    },

    async giveUp(withdrawalId, reason, at) {
      const rows = await database.call({
        text: `update withdrawal w set state = 'failed', fail_reason = $2, next_step_at = null, updated_at = $3
          where id = $1 and state = 'approved' and not exists (
            select 1 from withdrawal_attempt a where a.withdrawal_id = w.id and a.state <> 'refused')
          returning id`,
        values: [withdrawalId, reason, at],
      });
      return rows.length > 0;
    },

    async tell(notice, at) {
      const [row] = await database.call<{ outcome: PayoutNoticeOutcome }>({
        name: 'tell-payout',
        text: 'select tell_payout($1, $2, $3, $4, $5, $6, $7, $8, $9) as outcome',
        values: [
          notice.provider,
          notice.transactionId,
          notice.kind,
          notice.reference,
          notice.minor,
          notice.currency,
          notice.txid ?? null,
          notice.reason ?? null,
          at,
        ],
      });
      return row?.outcome ?? 'unknown';
    },

    async recheckInterrupted(at) {
      await database.run({
        text: `update withdrawal w set next_step_at = $1 where state = 'approved' and exists (
          select 1 from withdrawal_attempt a where a.withdrawal_id = w.id and a.state = 'calling')`,
        values: [at],
      });
    },
  };
}
