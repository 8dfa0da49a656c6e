import type { Database } from '../ports/database.ts';
import type { CodeState, Withdrawals } from '../ports/withdrawals.ts';
import { queueWithdrawal } from './queue-withdrawal.ts';
import { withdrawalRequest } from './withdrawal-request.ts';

type Writes = Omit<
  Withdrawals,
  'find' | 'findByRequestKey' | 'history' | 'list' | 'counted' | 'dossier' | 'flows' | 'standing'
>;

interface CodeRow {
  readonly hash: string;
  readonly tries: number;
  readonly sent: number;
  readonly expires_at: Date;
  readonly resend_at: Date;
}

const codeColumns = 'hash, tries, sent, expires_at, resend_at';

/** Steps of withdrawals, by the database's own functions where money moves. */
export function withdrawalWrites(database: Database): Writes {
  return {
    request: withdrawalRequest(database),

    confirm: (id, rule, at) =>
      database.transaction(async (sql) => (await queueWithdrawal(sql, id, rule, at)) !== null),

    async findCode(id) {
      const [row] = await database.run<CodeRow>({
        text: `select ${codeColumns} from withdrawal_code where withdrawal_id = $1`,
        values: [id],
      });
      return row && toCode(row);
    },

    async takeCodeTry(id, maxTries) {
      const [row] = await database.run<CodeRow>({
        text: `update withdrawal_code set tries = tries + 1 where withdrawal_id = $1 and tries < $2
          returning ${codeColumns}`,
        values: [id, maxTries],
      });
      return row && toCode(row);
    },

    async renewCode(id, code, maxSent, at) {
      const rows = await database.run({
        text: `update withdrawal_code c set hash = $2, tries = 0, sent = sent + 1, expires_at = $3, resend_at = $4
          from withdrawal w where c.withdrawal_id = $1 and w.id = c.withdrawal_id and w.state = 'confirm'
            and c.sent < $5 and c.resend_at <= $6 returning c.withdrawal_id`,
        values: [id, code.hash, code.expiresAt, code.resendAt, maxSent, at],
      });
      return rows.length > 0;
    },

    async cancel(id, from, reason, at) {
      const rows = await database.call({
        text: `update withdrawal set state = 'canceled', fail_reason = $3, confirm_until = null, updated_at = $4
          where id = $1 and state = any($2::text[]) returning id`,
        values: [id, [...from], reason, at],
      });
      return rows.length > 0;
    },

    async decide({ withdrawalId, decision, operatorKey, decidedBy, reason, playerReason }, at) {
      const [row] = await database.call<{ outcome: 'decided' | 'own' | 'notDecidable' | 'unknown' }>({
        text: 'select decide_withdrawal($1, $2, $3, $4, $5, $6, $7) as outcome',
        values: [withdrawalId, decision, operatorKey, decidedBy, reason, playerReason ?? null, at],
      });
      return row?.outcome ?? 'unknown';
    },

    async expireUnconfirmed(at, limit) {
      const rows = await database.call({
        text: `update withdrawal set state = 'canceled', fail_reason = 'notConfirmed', confirm_until = null,
            updated_at = $1
          where id in (select id from withdrawal where state = 'confirm' and confirm_until <= $1
            order by id limit $2 for no key update skip locked) returning id`,
        values: [at, limit],
      });
      return rows.length;
    },
  };
}

const toCode = (row: CodeRow): CodeState => ({
  hash: row.hash,
  tries: row.tries,
  sent: row.sent,
  expiresAt: row.expires_at,
  resendAt: row.resend_at,
});
