import * as z from 'zod/mini';
import { mainAccount } from '../faults/account-modes.ts';
import { paymentKinds } from '../payments/kinds.ts';

const id = z.string().check(z.minLength(1));
const at = z.string();
const minor = z.string().check(z.regex(/^\d{1,30}$/));
const ofPayment = { at, paymentId: id };
const announced = { ...ofPayment, eventId: id };
const reversal = { ...announced, transactionId: id, reversalId: id, amount: minor, currency: z.string() };

/** How the payer is told to pay. */
const instructionKind = z.enum(paymentKinds);

/** How far a chain has come with one transfer; `amount` is in the chain's own unit, `received` all transfers in the asset's. */
const chainProgress = z.object({
  txid: id,
  network: z.string(),
  asset: z.string(),
  amount: minor,
  received: z.optional(z.string()),
  confirmations: z.number(),
  required: z.number(),
});
export type ChainProgress = z.infer<typeof chainProgress>;

/** Everything that ever happened, as the journal keeps it; all other state is made from these. */
export const fact = z.discriminatedUnion('type', [
  z.object({
    ...ofPayment,
    type: z.literal('payment.created'),
    reference: id,
    account: z._default(z.string(), mainAccount),
    /** Digest of the request, to tell a repetition from another request under the same reference. */
    fingerprint: id,
    instruction: instructionKind,
    method: z.string(),
    amount: minor,
    currency: z.string(),
    returnUrl: z.string(),
    webhookUrl: z.string(),
    expiresAt: z.string(),
    scenario: z.optional(z.string()),
    country: z.optional(z.string()),
    language: z.optional(z.string()),
    payerId: z.optional(z.string()),
    /** What the payer is to pay where it differs from `amount`. */
    payable: z.optional(minor),
    /** What the kind of payment keeps; never card data. */
    traits: z.optional(z.record(z.string(), z.string())),
  }),
  z.object({ ...announced, type: z.literal('payment.pending'), chain: z.optional(chainProgress) }),
  z.object({
    ...announced,
    type: z.literal('payment.paid'),
    transactionId: id,
    amount: minor,
    currency: z.string(),
    isLate: z.boolean(),
    chain: z.optional(chainProgress),
  }),
  z.object({ ...announced, type: z.literal('payment.failed'), reason: z.string() }),
  z.object({ ...announced, type: z.literal('payment.canceled') }),
  z.object({ ...announced, type: z.literal('payment.expired') }),
  z.object({ ...reversal, type: z.literal('payment.refunded') }),
  z.object({ ...reversal, type: z.literal('payment.charged_back') }),
  z.object({ ...reversal, type: z.literal('payment.chargeback_won'), wonReversalId: id }),
  /** The payer will pay by itself at a time: kept, so that a restart does not forget it. */
  z.object({ ...ofPayment, type: z.literal('payment.promised'), dueAt: z.string() }),
  /** The payer says that the money is sent. */
  z.object({ ...ofPayment, type: z.literal('payment.claimed'), transactionId: z.optional(z.string()) }),
  /** The payer answered what was asked, by a payment of its own. */
  z.object({ ...ofPayment, type: z.literal('payment.answered'), byPaymentId: id }),
  /** Money arrived where nobody can match it, such as on another network. */
  z.object({
    ...ofPayment,
    type: z.literal('payment.unmatched'),
    txid: id,
    network: z.string(),
    amount: minor,
  }),
  // Of a payout, `paymentId` is the payout's: webhooks go by it.
  z.object({
    ...ofPayment,
    type: z.literal('payout.created'),
    reference: id,
    account: z._default(z.string(), mainAccount),
    fingerprint: id,
    method: z.string(),
    amount: minor,
    currency: z.string(),
    country: z.string(),
    /** Where the money goes, masked. */
    destination: z.string(),
    webhookUrl: z.string(),
    scenario: z.optional(z.enum(['waits', 'fails', 'returns'])),
    /** When it is settled, or fails, by itself. */
    dueAt: z.optional(z.string()),
  }),
  z.object({
    ...announced,
    type: z.literal('payout.settled'),
    transactionId: id,
    amount: minor,
    currency: z.string(),
  }),
  z.object({ ...announced, type: z.literal('payout.refused'), reason: z.string() }),
  z.object({
    ...announced,
    type: z.literal('payout.returned'),
    transactionId: id,
    amount: minor,
    currency: z.string(),
    reason: z.string(),
  }),
  z.object({
    at,
    type: z.literal('delivery.attempted'),
    eventId: id,
    paymentId: id,
    attempt: z.number(),
    status: z.optional(z.number()),
    error: z.optional(z.string()),
    isFinal: z.boolean(),
  }),
]);
export type Fact = z.infer<typeof fact>;
export type FactOf<Type extends Fact['type']> = Extract<Fact, { type: Type }>;

/** A fact of a payment that the merchant is told by webhook. */
export type AnnouncedFact = Extract<Fact, { eventId: string; type: `payment.${string}` }>;
/** A fact of a payout that the merchant is told by webhook. */
export type AnnouncedPayout = Extract<Fact, { eventId: string; type: `payout.${string}` }>;
export type PayoutFact = Extract<Fact, { type: `payout.${string}` }>;

/** Whether a fact is one of a payout. */
export function isOfPayout(candidate: Fact): candidate is PayoutFact {
  return candidate.type.startsWith('payout.');
}

/** Whether a fact is one that the merchant is told. */
export function isAnnounced(candidate: Fact): candidate is AnnouncedFact {
  return candidate.type !== 'delivery.attempted' && !isOfPayout(candidate) && 'eventId' in candidate;
}
