import * as z from 'zod/mini';
import { currencyCode, methodName, timestamp } from '../entities/primitives.ts';
import { brandId, cursor, flag, pageSize, period, playerId, reason, recordId } from './primitives.ts';

// What the operator's calls about deposits and withdrawals share.

/** Ours, of a deposit or of a withdrawal. */
export const paymentId = recordId;

/** Why a payment is decided over as it is; kept with it, beside the owner of the key. */
export const decisionRequest = { id: paymentId, reason };

/** What every payment has. */
export const paymentShape = {
  id: z.string(),
  brand: z.string(),
  playerId: z.string(),
  method: z.string(),
  country: z.string(),
  currency: z.string(),
  txid: z.optional(z.string()),
  failReason: z.optional(z.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
};

/** One try at one provider, in one of these states. */
export const attemptIn = <const States extends readonly string[]>(states: States) =>
  z.object({
    reference: z.string(),
    ordinal: z.number(),
    provider: z.string(),
    providerMethod: z.string(),
    state: z.enum(states),
    providerReference: z.optional(z.string()),
    reason: z.optional(z.string()),
    /** Accounts that come before it, and were left out since their circuit was open. */
    passedOver: z.array(z.string()),
    createdAt: timestamp,
    /** When its state last changed: once it is no longer calling, when the answer came. */
    updatedAt: timestamp,
  });

/** A step of a payment's history. */
export const stepShape = <State extends z.ZodMiniType>(state: State) => ({
  at: timestamp,
  fromState: z.optional(state),
  state,
});

/** What somebody decided, and why. */
export const decisionShape = <const Decisions extends readonly string[]>(decisions: Decisions) => ({
  decision: z.enum(decisions),
  operatorKey: z.string(),
  decidedBy: z.string(),
  reason: z.string(),
  at: timestamp,
});

/** What lists of payments are filtered by. */
export const paymentQuery = <State extends z.ZodMiniType>(state: State) =>
  z.object({
    brand: brandId,
    player: z.optional(playerId),
    state: z.optional(state),
    method: z.optional(methodName),
    currency: z.optional(currencyCode),
    ...period,
    open: flag,
    held: flag,
    cursor,
    limit: pageSize,
  });

/**
 * What went over the wire about a payment, oldest first: events of the provider, webhooks to the operator, calls of the
 * operator's wallet. Raw as it was sent, with secrets, card numbers and what names a person masked.
 */
export const trail = z.array(
  z.object({
    at: timestamp,
    kind: z.enum(['providerEvent', 'operatorWebhook', 'walletCall']),
    /** The other side: a provider's name, or an address. */
    with: z.string(),
    type: z.string(),
    outcome: z.string(),
    request: z.optional(z.string()),
    reply: z.optional(z.string()),
  }),
);
