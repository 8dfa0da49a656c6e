import type { Database, Sql } from '../ports/database.ts';
import type {
  ApprovalRule,
  CodeIntent,
  CodeState,
  RequestOutcome,
  Withdrawals,
} from '../ports/withdrawals.ts';

type Writes = Omit<
  Withdrawals,
  'find' | 'findByRequestKey' | 'history' | 'list' | 'counted' | 'dossier' | 'flows'
>;

interface RequestReply {
  readonly outcome: 'reserved' | 'known' | 'insufficient' | 'limit';
  readonly limit?: number;
  readonly left?: string;
}

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
    request: (intent, caps, after, by, at) =>
      database.transaction(async (sql) => {
        const [row] = await sql.run<{ reply: RequestReply }>({
          name: 'request-withdrawal',
          text: 'select request_withdrawal($1::jsonb, $2::jsonb, $3) as reply',
          values: [
            JSON.stringify({
              id: intent.id,
              brand: intent.brand,
              player_id: intent.playerId,
              method: intent.method,
              country: intent.country,
              currency: intent.currency,
              minor: intent.minor.toString(),
              fee_minor: intent.feeMinor.toString(),
              account_type: intent.accountType ?? null,
              destination: intent.destination,
              fields: intent.fields,
              language: intent.language,
              created_by: intent.createdBy,
              request_key: intent.requestKey ?? null,
              payout_currency: intent.payout?.currency ?? null,
              payout_minor: intent.payout?.minor.toString() ?? null,
              payout_rate: intent.payout?.rate ?? null,
            }),
            JSON.stringify(
              caps.map((cap) => ({
                since: cap.since.toISOString(),
                most: cap.mostMinor.toString(),
                method: cap.method ?? null,
              })),
            ),
            at,
          ],
        });
        const outcome = toOutcome(row?.reply);
        if (outcome.kind !== 'reserved') return outcome;
        if (by !== undefined) {
          await sql.run({
            text: `insert into withdrawal_decision (withdrawal_id, decision, operator_key, decided_by, reason, at)
              values ($1, $2, $3, $4, $5, $6)`,
            values: [intent.id, by.decision, by.operatorKey, by.decidedBy, by.reason, at],
          });
        }
        if (after.kind === 'code') await askForCode(sql, intent.id, after.code, at);
        else await queue(sql, intent.id, after.rule, at);
        return outcome;
      }),

    confirm: (id, rule, at) => database.transaction(async (sql) => (await queue(sql, id, rule, at)) !== null),

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

function toOutcome(reply: RequestReply | undefined): RequestOutcome {
  const leftMinor = BigInt(reply?.left ?? '0');
  switch (reply?.outcome) {
    case 'reserved':
    case 'known':
      return { kind: reply.outcome };
    case 'limit':
      return { kind: 'limit', cap: reply.limit ?? 0, leftMinor };
    default:
      return { kind: 'insufficient', leftMinor };
  }
}

const toCode = (row: CodeRow): CodeState => ({
  hash: row.hash,
  tries: row.tries,
  sent: row.sent,
  expiresAt: row.expires_at,
  resendAt: row.resend_at,
});

async function askForCode(sql: Sql, id: string, code: CodeIntent, at: Date): Promise<void> {
  await sql.run({
    text: `insert into withdrawal_code (withdrawal_id, hash, expires_at, resend_at) values ($1, $2, $3, $4)`,
    values: [id, code.hash, code.expiresAt, code.resendAt],
  });
  await sql.run({
    text: `update withdrawal set state = 'confirm', confirm_until = $2, updated_at = $3 where id = $1`,
    values: [id, code.confirmUntil, at],
  });
}

async function queue(sql: Sql, id: string, rule: ApprovalRule, at: Date): Promise<string | null> {
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
