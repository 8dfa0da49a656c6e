import type { Sql } from '../ports/database.ts';
import type { ApprovalRule } from '../ports/withdrawals.ts';

/** Begins the review of what nobody has to confirm any more; its state then, or null where there is nothing to begin. */
export async function queueWithdrawal(
  sql: Sql,
  id: string,
  rule: ApprovalRule,
  at: Date,
): Promise<string | null> {
  const [row] = await sql.run<{ state: string | null }>({
    name: 'queue-withdrawal',
    text: 'select queue_withdrawal($1, $2, $3, $4, $5) as state',
    values: [id, rule.mostMinor ?? null, rule.mostOfDayMinor ?? null, rule.doubt ?? null, at],
  });
  if (rule.doubtText !== undefined) {
    await sql.run({
      text: `update withdrawal set player_reason = $2 where id = $1 and state = 'review'`,
      values: [id, rule.doubtText],
    });
  }
  return row?.state ?? null;
}
