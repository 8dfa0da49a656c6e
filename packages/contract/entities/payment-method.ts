import * as z from 'zod/mini';
import type { CardViewName } from './card-view-types.ts';
import { methodField } from './form-field.ts';
import { amount, currencyCode, localisedText, methodName } from './primitives.ts';

export { type CardViewName, type CardViewType, cardViewTypes } from './card-view-types.ts';

/** Views whose methods run the preparation step first. */
export const cardViewsNeedingPreparation: readonly CardViewName[] = [
  'india',
  'p2p',
  'eazype',
  'bankTransfer',
  'onramp',
  'cash',
];

/** Least and greatest amount in major units; `minNonRus` replaces `min` outside Russia. */
export const amountRule = z.object({ min: amount, max: amount, minNonRus: z.optional(amount) });
export type AmountRule = z.infer<typeof amountRule>;

/**
 * Who pays a fee. Each of them is booked to the fees account.
 * - `player-on-top`: it is paid beside the amount, which arrives whole.
 * - `player-deducted`: it is taken off the amount.
 * - `operator`: the player pays and gets the amount; the operator bears the fee.
 */
export const feePayer = z.enum(['player-on-top', 'player-deducted', 'operator']);

/** A share in hundredths of a per cent, rounded up to a minor unit, and a fixed part; together within least and most. */
export const feeFormula = {
  basisPoints: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
  fixed: z.optional(amount),
  min: z.optional(amount),
  max: z.optional(amount),
};

/** What a payment costs and who pays it. Amounts in major units of the payment's currency. */
export const fee = z.object({ paidBy: feePayer, ...feeFormula });
export type Fee = z.infer<typeof fee>;

/** How long the money takes, in minutes; 0 and 0 is at once. */
export const processingTime = z.object({ minMinutes: z.number(), maxMinutes: z.number() });

/** Why a method that stays in the list can't be used now; `reason` is for the player to read. */
export const availability = z.discriminatedUnion('state', [
  z.object({ state: z.literal('available') }),
  z.object({
    state: z.literal('maintenance'),
    until: z.optional(z.string()),
    reason: z.optional(localisedText),
  }),
  z.object({
    state: z.literal('exhausted'),
    resetsAt: z.optional(z.string()),
    reason: z.optional(localisedText),
  }),
  z.object({ state: z.literal('disabled'), reason: z.optional(localisedText) }),
]);
export type Availability = z.infer<typeof availability>;

export const withdrawalAccountType = z.enum(['main', 'additional']);

/**
 * A payment method as a player is offered it. `cardViewType` stays a plain number here: an older widget must
 * tolerate views that it does not know, and drops their methods.
 */
export const paymentMethod = z.object({
  name: methodName,
  category: z.string(),
  currency: z.array(currencyCode),
  text: localisedText,
  amount_rules: z.record(z.string(), amountRule),
  fields: z.array(methodField),
  cardViewType: z.optional(z.number()),
  banner: z.optional(z.string()),
  checkLuhn: z.optional(z.boolean()),
  /** Brands of cards that it takes (`visa`, `mastercard` …); without a list the provider alone decides. */
  paymentSystems: z.optional(z.array(z.string())),
  isInvestForbidden: z.optional(z.boolean()),
  isPopular: z.optional(z.boolean()),
  isPreparationRequired: z.optional(z.boolean()),
  securityRulesGroup: z.optional(z.string()),
  position: z.number(),
  iconIds: z.array(z.string()),
  video_guide_url: z.optional(z.record(z.string(), z.string())),
  availability: z.optional(availability),
  fee: z.optional(fee),
  processingTime: z.optional(processingTime),
  deepLinkSchemes: z.optional(z.array(z.string())),
  /** What is sent where it is not the deposit's currency: the code of a crypto asset. */
  asset: z.optional(currencyCode),
  isBonusForbidden: z.optional(z.boolean()),
  accountType: z.optional(withdrawalAccountType),
  /** Where the player gets help with this method. */
  supportUrl: z.optional(z.string()),
  /** Address of a short text shown beside the name; fetched from our own or an operator-listed origin alone. */
  badge: z.optional(z.string()),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** Reply of both lists of methods. */
export const methodList = z.object({
  directGeo: z.optional(z.boolean()),
  country: z.string(),
  currency: z.string(),
  methods: z.array(paymentMethod),
});
export type MethodList = z.infer<typeof methodList>;

/** Least and greatest deposit in major units for one method. */
export const depositLimit = z.object({ min: amount, max: amount });
