import { depositPreparation } from '@opencashier/contract/calls/deposit-prepare';
import { minorUnits } from '@opencashier/provider-kit/amounts';
import * as z from 'zod/mini';

/** The sandbox's API as this provider reads it: what it needs, and nothing else of a reply. */
const money = { amount: minorUnits, currency: z.string() };
const base = { id: z.string().check(z.minLength(1)), timestamp: z.iso.datetime() };
const ofReference = { reference: z.string().check(z.minLength(1)) };
const reversal = { ...ofReference, ...money, transactionId: z.string(), reversalId: z.string() };

/** An event, in a webhook or in the list of a payment's events. */
export const wireEvent = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('payment.pending'), data: z.object(ofReference) }),
  z.object({
    ...base,
    type: z.literal('payment.paid'),
    data: z.object({ ...ofReference, ...money, transactionId: z.string() }),
  }),
  z.object({
    ...base,
    type: z.literal('payment.failed'),
    data: z.object({ ...ofReference, reason: z.string() }),
  }),
  z.object({ ...base, type: z.literal('payment.expired'), data: z.object(ofReference) }),
  z.object({ ...base, type: z.literal('payment.refunded'), data: z.object(reversal) }),
  z.object({ ...base, type: z.literal('payment.charged_back'), data: z.object(reversal) }),
  z.object({ ...base, type: z.literal('payment.chargeback_won'), data: z.object(reversal) }),
]);
export type WireEvent = z.output<typeof wireEvent>;

/** How the payer is told to pay. */
const instruction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.url(), httpMethod: z.enum(['GET', 'POST']) }),
]);
export type WireInstruction = z.output<typeof instruction>;

/** Reply to a create. */
export const wireCreated = z.object({
  id: z.string().check(z.minLength(1)),
  expiresInMinutes: z.number(),
  instruction,
});
export type WireCreated = z.output<typeof wireCreated>;

/** Reply to a find. */
export const wirePayment = z.extend(wireCreated, { events: z.array(wireEvent) });

/** A page of the book. */
export const wireBook = z.object({
  entries: z.array(z.object({ ...money, ...ofReference, id: z.string(), direction: z.enum(['in', 'out']) })),
  nextCursor: z.optional(z.string()),
});

/** A refusal; what is missing was not said. */
export const wireRefusal = z.object({
  error: z.object({ code: z.string(), message: z.optional(z.string()), isRecorded: z.optional(z.boolean()) }),
});

/** What a method needs before its form is shown. */
export const wirePreparation = z.omit(depositPreparation, { wallets: true });

/** One unit of a currency in another. */
export const wireRate = z.object({
  rate: z.string().check(z.regex(/^\d{1,18}(\.\d{1,18})?$/)),
  validUntil: z.iso.datetime(),
});
