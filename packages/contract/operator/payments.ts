import * as z from 'zod/mini';
import { timestamp } from '../entities/primitives.ts';
import { brandId, cursor, flag, pageSize, playerId } from './primitives.ts';

// What the operator's calls about deposits and withdrawals share.

/** Ours, of a deposit or of a withdrawal. */
export const paymentId = z.string().check(z.minLength(1), z.maxLength(64));
/** Who acts for the operator. */
export const person = z.string().check(z.trim(), z.minLength(1), z.maxLength(128));
export const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));

/** Who decides over a payment, and why; both are kept with it. */
export const decisionRequest = { id: paymentId, decidedBy: person, reason };

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
    createdAt: timestamp,
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
    open: flag,
    held: flag,
    cursor,
    limit: pageSize,
  });
