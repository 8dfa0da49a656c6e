import type { Database } from '../ports/database.ts';
import type { Deposits } from '../ports/deposits.ts';
import { chainPace } from './chain-pace.ts';
import { type DepositRow, toDeposit } from './deposit-rows.ts';

type Claims = Pick<Deposits, 'expireDue' | 'recheckInterrupted' | 'claimForReconcile'>;

/** What jobs take: several servers may run them, so each row is claimed by one alone. */
export function depositClaims(database: Database): Claims {
  return {
    async expireDue(at, limit) {
      const expired = await database.run({
        text: `update deposit set state = 'expired', updated_at = $1::timestamptz, check_count = 0,
            next_check_at = $1::timestamptz + interval '10 minutes'
          where id in (
            select id from deposit d
            where d.state in ('created', 'pending') and d.expires_at <= $1::timestamptz
              and not exists (select 1 from deposit_attempt a
                where a.deposit_id = d.id and a.state in ('calling', 'unknown'))
              -- What a chain is confirming has been sent in time.
              and (d.chain_seen_at is null or d.chain_confirmations >= d.chain_required
                or d.chain_seen_at <= $1::timestamptz - interval '1 day')
            order by d.id limit $2 for no key update skip locked)
          returning id`,
        values: [at, limit],
      });
      return expired.length;
    },

    async recheckInterrupted(at) {
      await database.run({
        text: `update deposit d set next_check_at = $1
          where exists (select 1 from deposit_attempt a where a.deposit_id = d.id and a.state = 'calling')`,
        values: [at],
      });
    },

    async claimForReconcile(at, limit) {
      // An open deposit is asked about ever more rarely, at least every ten minutes; one that ended, for a day. Where
      // nobody knows what the create became, the player waits for the way to pay: that starts at two seconds. What a chain
      // confirms is asked about at the pace of its blocks, since a confirmation that nobody told is soon outdated.
      const rows = await database.run<DepositRow>({
        text: `update deposit set check_count = check_count + 1,
            next_check_at = case
              when state in ('created', 'pending')
                then $1::timestamptz + coalesce(
                  case when chain_confirmations < chain_required then ${chainPace} end, least(
                  case when exists (select 1 from deposit_attempt a where a.deposit_id = deposit.id and a.state = 'unknown')
                    then interval '2 seconds' else interval '30 seconds' end * power(2, least(check_count, 10)),
                  interval '10 minutes'))
              when check_count < 8 then $1::timestamptz + interval '10 minutes' * power(2, check_count)
            end
          where id in (
            select id from deposit where next_check_at <= $1::timestamptz
            order by next_check_at limit $2 for no key update skip locked)
          returning *`,
        values: [at, limit],
      });
      return rows.map(toDeposit);
    },
  };
}
