import type { Database, Sql } from '../ports/database.ts';
import type {
  AfterReserve,
  CodeIntent,
  RequestOutcome,
  RequestTerms,
  WithdrawalCap,
  WithdrawalIntent,
  Withdrawals,
} from '../ports/withdrawals.ts';
import { lockPlayerMoney, playerFlows, playerStanding } from './player-standing.ts';
import { queueWithdrawal } from './queue-withdrawal.ts';

interface RequestReply {
  readonly outcome: 'reserved' | 'requested' | 'known' | 'insufficient' | 'limit';
  readonly limit?: number;
  readonly left?: string;
}

/** Takes a request, in one transaction: what has to hold is looked at once nobody else can ask for the same money. */
export function withdrawalRequest(database: Database): Withdrawals['request'] {
  return (intent, caps, after, by, at, terms = {}) =>
    database.transaction(async (sql) => {
      const broken = await brokenTerm(sql, intent, terms);
      if (broken !== undefined) return broken;
      const [row] = await sql.run<{ reply: RequestReply }>({
        name: 'request-withdrawal',
        text: 'select request_withdrawal($1::jsonb, $2::jsonb, $3) as reply',
        values: [
          JSON.stringify({ ...rowOf(intent), ...outsideOf(intent, after, at) }),
          JSON.stringify(caps.map(limitOf)),
          at,
        ],
      });
      const outcome = toOutcome(row?.reply);
      if (outcome.kind !== 'reserved' && outcome.kind !== 'requested') return outcome;
      if (by !== undefined) {
        await sql.run({
          text: `insert into withdrawal_decision (withdrawal_id, decision, operator_key, decided_by, reason, at)
            values ($1, $2, $3, $4, $5, $6)`,
          values: [intent.id, by.decision, by.operatorKey, by.decidedBy, by.reason, at],
        });
      }
      if (outcome.kind === 'reserved') await goOn(sql, intent.id, after, at);
      return outcome;
    });
}

async function brokenTerm(
  sql: Sql,
  intent: WithdrawalIntent,
  { owedToOthers, count }: RequestTerms,
): Promise<RequestOutcome | undefined> {
  if (owedToOthers === undefined && count === undefined) return undefined;
  await lockPlayerMoney(sql, intent);
  const known = await sql.run({
    text: 'select 1 from withdrawal where request_key = $1',
    values: [intent.requestKey ?? null],
  });
  if (known.length > 0) return { kind: 'known' };
  if (count !== undefined && (await playerStanding(sql, intent)).count !== count)
    return { kind: 'overtaken' };
  const owed = owedToOthers?.(await playerFlows(sql, intent)) ?? [];
  return owed.length > 0 ? { kind: 'owed', owed } : undefined;
}

const rowOf = (intent: WithdrawalIntent) => ({
  id: intent.id,
  brand: intent.brand,
  player_id: intent.playerId,
  method: intent.method,
  country: intent.country,
  currency: intent.currency,
  minor: intent.minor.toString(),
  fee_minor: intent.feeMinor.toString(),
  fee_borne_minor: (intent.feeBorneMinor ?? 0n).toString(),
  account_type: intent.accountType ?? null,
  destination: intent.destination,
  fields: intent.fields,
  language: intent.language,
  created_by: intent.createdBy,
  request_key: intent.requestKey ?? null,
  payout_currency: intent.payout?.currency ?? null,
  payout_minor: intent.payout?.minor.toString() ?? null,
  payout_rate: intent.payout?.rate ?? null,
});

/** A wallet that has not answered by then is asked what became of the reserve. */
const firstAskMs = 15_000;

function outsideOf({ isWalletOutside }: WithdrawalIntent, after: AfterReserve, at: Date) {
  const rule = after.kind === 'review' ? after.rule : undefined;
  return {
    wallet_is_outside: isWalletOutside ?? false,
    reserve_at: new Date(at.getTime() + firstAskMs).toISOString(),
    after: { kind: after.kind, doubt: rule?.doubt ?? null, doubtText: rule?.doubtText ?? null },
  };
}

const limitOf = ({ since, mostMinor, method }: WithdrawalCap) => ({
  since: since.toISOString(),
  most: mostMinor.toString(),
  method: method ?? null,
});

function toOutcome(reply: RequestReply | undefined): RequestOutcome {
  const leftMinor = BigInt(reply?.left ?? '0');
  switch (reply?.outcome) {
    case 'reserved':
    case 'requested':
    case 'known':
      return { kind: reply.outcome };
    case 'limit':
      return { kind: 'limit', cap: reply.limit ?? 0, leftMinor };
    default:
      return { kind: 'insufficient', leftMinor };
  }
}

/** What follows once the amount is set aside. */
export async function goOn(sql: Sql, id: string, after: AfterReserve, at: Date): Promise<void> {
  if (after.kind === 'code') await askForCode(sql, id, after.code, at);
  else await queueWithdrawal(sql, id, after.rule, at);
}

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
