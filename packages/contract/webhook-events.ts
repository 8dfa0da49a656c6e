import * as z from 'zod/mini';
import { timestamp } from './entities/primitives.ts';

// What the operator's server is posted, by type. Strict, so that page, examples and code are held to the same values.

const minor = z.string().check(z.regex(/^-?\d+$/));
const maybe = z.nullable(z.string());
const whose = { brand: z.string(), playerId: z.string(), method: z.string(), currency: z.string() };

const depositData = z.strictObject({
  depositId: z.string(),
  ...whose,
  state: z.enum(['created', 'pending', 'paid', 'credited', 'failed', 'canceled', 'expired']),
  askedMinor: minor,
  payableMinor: minor,
  receivedMinor: minor,
  creditedMinor: minor,
  reversedMinor: minor,
  feeMinor: minor,
  feeBorneMinor: minor,
  feePaidBy: maybe,
  netMinor: minor,
  bonusMinor: minor,
  marks: z.array(z.enum(['late', 'underpaid', 'overpaid', 'reversed', 'held'])),
  bonusId: maybe,
  txid: maybe,
  failReason: maybe,
  boxId: z.optional(z.string()),
  goldMinor: z.optional(minor),
  sweepMinor: z.optional(minor),
});

const withdrawalData = z.strictObject({
  withdrawalId: z.string(),
  ...whose,
  state: z.string(),
  minor,
  feeMinor: minor,
  feeBorneMinor: minor,
  netMinor: minor,
  returnedMinor: minor,
  destination: z.string(),
  createdBy: z.string(),
  reviewReason: maybe,
  txid: maybe,
  failReason: maybe,
  playerReason: maybe,
  payoutCurrency: z.optional(z.string()),
  payoutMinor: z.optional(minor),
});

const event = <Type extends string, Data extends z.ZodMiniType>(type: Type, data: Data) =>
  z.strictObject({ type: z.literal(type), timestamp, data });

const forPlayer = {
  brand: z.string(),
  playerId: z.string(),
  currency: z.string(),
  language: z.string(),
  minor,
};

/** Every message to the operator's server; the last three are questions, which want an answer at once. */
export const webhookEvents = {
  'deposit.pending': event('deposit.pending', depositData),
  'deposit.claimed': event('deposit.claimed', depositData),
  'deposit.paid': event('deposit.paid', depositData),
  'deposit.credited': event('deposit.credited', depositData),
  'deposit.updated': event('deposit.updated', depositData),
  'deposit.reversed': event('deposit.reversed', depositData),
  'deposit.failed': event('deposit.failed', depositData),
  'deposit.canceled': event('deposit.canceled', depositData),
  'deposit.expired': event('deposit.expired', depositData),
  'withdrawal.reserved': event('withdrawal.reserved', withdrawalData),
  'withdrawal.confirm': event('withdrawal.confirm', withdrawalData),
  'withdrawal.review': event('withdrawal.review', withdrawalData),
  'withdrawal.approved': event('withdrawal.approved', withdrawalData),
  'withdrawal.sent': event('withdrawal.sent', withdrawalData),
  'withdrawal.settled': event('withdrawal.settled', withdrawalData),
  'withdrawal.rejected': event('withdrawal.rejected', withdrawalData),
  'withdrawal.canceled': event('withdrawal.canceled', withdrawalData),
  'withdrawal.failed': event('withdrawal.failed', withdrawalData),
  'withdrawal.returned': event('withdrawal.returned', withdrawalData),
  'withdrawal.code': event(
    'withdrawal.code',
    z.strictObject({
      ...forPlayer,
      withdrawalId: z.string(),
      code: z.string(),
      destination: z.string(),
      expiresAt: timestamp,
    }),
  ),
  'withdrawal.check': event(
    'withdrawal.check',
    z.strictObject({ ...forPlayer, method: z.string(), reservedMinor: minor }),
  ),
  'redemption.check': event(
    'redemption.check',
    z.strictObject({
      ...forPlayer,
      country: z.string(),
      region: z.optional(z.string()),
      method: z.string(),
      payoutCurrency: z.string(),
      payoutMinor: minor,
    }),
  ),
} as const;

export type WebhookEventType = keyof typeof webhookEvents;
