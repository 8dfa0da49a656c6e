import { depositPreparation } from '@opencashier/contract/calls/deposit-prepare';
import {
  cashVoucher,
  cryptoInvoice,
  depositCard,
  eazypePage,
  pixPage,
  requisite,
  upiPage,
} from '@opencashier/contract/entities/deposit';
import { additionalField } from '@opencashier/contract/entities/form-field';
import { minorUnits } from '@opencashier/provider-kit/amounts';
import * as z from 'zod/mini';

/** The sandbox's API as this provider reads it: what it needs, and nothing else of a reply. */
const money = { amount: minorUnits, currency: z.string() };
const base = { id: z.string().check(z.minLength(1)), timestamp: z.iso.datetime() };
const ofReference = { reference: z.string().check(z.minLength(1)) };
const reversal = { ...ofReference, ...money, transactionId: z.string(), reversalId: z.string() };

const decimal = z.string().check(z.regex(/^\d{1,18}(\.\d{1,18})?$/));

/** How far a chain has come; `amount` is in the chain's own unit, `received` in the asset's; both stay text. */
const chain = z.object({
  txid: z.string().check(z.minLength(1)),
  network: z.string(),
  asset: z.string(),
  amount: z.string().check(z.regex(/^\d{1,30}$/)),
  received: z.optional(z.string().check(z.regex(/^\d{1,30}(\.\d{1,18})?$/))),
  confirmations: z.int().check(z.minimum(0)),
  required: z.int().check(z.minimum(1)),
});
const instrument = z.object({
  token: z.string().check(z.minLength(1)),
  label: z.string(),
  brand: z.optional(z.string()),
});
export type WireInstrument = z.output<typeof instrument>;

/** An event, in a webhook or in the list of a payment's events. */
export const wireEvent = z.discriminatedUnion('type', [
  z.object({
    ...base,
    type: z.literal('payment.pending'),
    data: z.object({ ...ofReference, chain: z.optional(chain) }),
  }),
  z.object({
    ...base,
    type: z.literal('payment.paid'),
    data: z.object({
      ...ofReference,
      ...money,
      transactionId: z.string(),
      chain: z.optional(chain),
      instrument: z.optional(instrument),
    }),
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

const offer = z.object({
  id: z.string(),
  name: z.string(),
  rate: decimal,
  fee: minorUnits,
  receive: decimal,
  asset: z.string(),
  minutes: z.number(),
  isBest: z.boolean(),
  url: z.url(),
});

/** How the payer is told to pay. */
const instruction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.url(), httpMethod: z.enum(['GET', 'POST']) }),
  z.object({ kind: z.literal('fields_required'), fields: z.array(additionalField) }),
  z.object({
    kind: z.literal('form'),
    fields: z.array(additionalField),
    titleKey: z.string(),
    textKey: z.string(),
  }),
  z.object({ kind: z.literal('pix'), page: pixPage }),
  z.object({ kind: z.literal('eazype'), page: eazypePage }),
  z.object({ kind: z.literal('upi'), page: upiPage }),
  z.object({ kind: z.literal('crypto'), invoice: cryptoInvoice }),
  z.object({ kind: z.literal('voucher'), voucher: cashVoucher }),
  z.object({ kind: z.literal('requisites'), lines: z.array(requisite), card: z.optional(depositCard) }),
  z.object({ kind: z.literal('offers'), offers: z.array(offer) }),
  z.object({ kind: z.literal('none') }),
]);
export type WireInstruction = z.output<typeof instruction>;

const payoutMovement = { ...ofReference, ...money, transactionId: z.string() };

/** An event of a payout, in a webhook or in the list of its events. */
export const wirePayoutEvent = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('payout.settled'), data: z.object(payoutMovement) }),
  z.object({
    ...base,
    type: z.literal('payout.refused'),
    data: z.object({ ...ofReference, reason: z.string() }),
  }),
  z.object({
    ...base,
    type: z.literal('payout.returned'),
    data: z.object({ ...payoutMovement, reason: z.string() }),
  }),
]);
export type WirePayoutEvent = z.output<typeof wirePayoutEvent>;

/** Reply to a payout's create and find. */
export const wirePayout = z.object({
  id: z.string().check(z.minLength(1)),
  events: z.array(wirePayoutEvent),
});

/** Reply to a create. */
export const wireCreated = z.object({
  id: z.string().check(z.minLength(1)),
  expiresInMinutes: z.number(),
  instruction,
  /** What is to be paid, where it differs from what was asked. */
  payable: z.optional(z.object(money)),
});
export type WireCreated = z.output<typeof wireCreated>;

/** Reply to a find. */
export const wirePayment = z.extend(wireCreated, { events: z.array(wireEvent) });

/** A page of the book. */
export const wireBook = z.object({
  entries: z.array(
    z.object({ ...money, ...ofReference, id: z.string(), direction: z.enum(['in', 'out']), at: z.string() }),
  ),
  nextCursor: z.optional(z.string()),
});

/** A refund that was ordered: the id of its reversal. */
export const wireRefund = z.object({ id: z.string() });

/** A refusal; what is missing was not said. */
export const wireRefusal = z.object({
  error: z.object({ code: z.string(), message: z.optional(z.string()), isRecorded: z.optional(z.boolean()) }),
});

/** What a method needs before its form is shown. */
export const wirePreparation = z.omit(depositPreparation, { wallets: true });

/** One unit of a currency in another. */
export const wireRate = z.object({
  rate: decimal,
  validUntil: z.iso.datetime(),
});
