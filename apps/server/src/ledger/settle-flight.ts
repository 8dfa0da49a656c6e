import type { Database } from '../ports/database.ts';
import type { Settlement, SettlementOutcome } from '../ports/ledger.ts';

export interface FlightItem extends Settlement {
  /** Our id of the movement, made before the call. */
  readonly movementId: string;
}

interface SettledRow {
  readonly n: number;
  readonly outcome: string;
  readonly deposit_id: string | null;
}

/**
 * Settles a flight by one call of the database's function. `credits` false only records what was paid: the players are
 * credited later, by a wallet that is not ours.
 */
export async function settleFlight(
  database: Database,
  items: readonly FlightItem[],
  at: Date,
  credits: boolean,
): Promise<readonly SettlementOutcome[]> {
  const rows = await database.call<SettledRow>({
    name: 'settle-deposits',
    text: 'select n, outcome, deposit_id from settle_deposits($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) order by n',
    values: [
      items.map((item) => item.provider),
      items.map((item) => item.reference),
      items.map((item) => item.transactionId),
      items.map((item) => item.movementId),
      items.map((item) => item.minor),
      items.map((item) => item.currency),
      items.map((item) => item.txid ?? null),
      items.map((item) => item.webhookId ?? null),
      at,
      credits,
    ],
  });
  return rows.map(toOutcome);
}

function toOutcome(row: SettledRow): SettlementOutcome {
  switch (row.outcome) {
    case 'credited':
    case 'held':
    case 'due':
    case 'duplicate':
      return row.deposit_id === null ? { kind: 'failed' } : { kind: row.outcome, depositId: row.deposit_id };
    case 'unknownReference':
      return { kind: 'unknownReference' };
    default:
      return { kind: 'failed' };
  }
}
