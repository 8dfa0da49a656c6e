import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { depositStates } from '../domain/deposit-state.ts';
import { withdrawalStates } from '../domain/withdrawal-state.ts';
import type { OutboxEvent } from '../ports/outbox.ts';
import type { Schema } from './schema.ts';

const minor = z.pipe(
  z.string(),
  z.transform((text: string) => BigInt(text)),
);
/** Events that an older server wrote know no bonus and no fee. */
const minorOrNought = z.pipe(
  z._default(z.string(), '0'),
  z.transform((text: string) => BigInt(text)),
);
const maybeText = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => text ?? undefined),
);

/** Events that an older server wrote know no coins. */
const laterText = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((text) => text ?? undefined),
);

/** Events that an older server wrote know no chains. */
const maybeCount = z.pipe(
  z.optional(z.nullable(z.number())),
  z.transform((count) => count ?? undefined),
);

/** What the triggers on the deposits write. */
const depositPayload = z.object({
  state: z.enum(depositStates),
  method: z.string(),
  currency: z.string(),
  askedMinor: minor,
  payableMinor: minor,
  receivedMinor: minor,
  creditedMinor: minor,
  reversedMinor: minor,
  bonusMinor: minorOrNought,
  feeMinor: minorOrNought,
  feeBorneMinor: minorOrNought,
  feePaidBy: laterText,
  boxId: laterText,
  goldMinor: minorOrNought,
  sweepMinor: minorOrNought,
  isLate: z.boolean(),
  isHeld: z.boolean(),
  bonusId: maybeText,
  txid: maybeText,
  confirmations: maybeCount,
  requiredConfirmations: maybeCount,
  failReason: maybeText,
});

/** What the trigger on the withdrawals writes. */
const withdrawalPayload = z.object({
  state: z.enum(withdrawalStates),
  method: z.string(),
  currency: z.string(),
  minor: minor,
  feeMinor: minor,
  feeBorneMinor: minorOrNought,
  returnedMinor: minor,
  payoutCurrency: laterText,
  payoutMinor: z.pipe(
    laterText,
    z.transform((text) => (text === undefined ? undefined : BigInt(text))),
  ),
  destination: z.string(),
  createdBy: z.string(),
  reviewReason: maybeText,
  failReason: maybeText,
  playerReason: maybeText,
  txid: maybeText,
});

/** An event from its row, which a constraint keeps to one of both kinds. */
export function toOutboxEvent(row: Selectable<Schema['outbox']>): OutboxEvent {
  const event = {
    id: row.id,
    brand: row.brand,
    playerId: row.player_id,
    type: row.type,
    at: row.created_at,
  };
  return row.withdrawal_id === null
    ? { ...event, depositId: row.deposit_id ?? '', deposit: depositPayload.parse(row.payload) }
    : { ...event, withdrawalId: row.withdrawal_id, withdrawal: withdrawalPayload.parse(row.payload) };
}
