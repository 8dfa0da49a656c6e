import { fieldOption, formFieldType } from '@opencashier/contract/entities/form-field';
import {
  amountRule,
  availability,
  cardViewTypes,
  feeFormula,
  feePayer,
  processingTime,
  withdrawalAccountType,
} from '@opencashier/contract/entities/payment-method';
import { localisedText, methodName } from '@opencashier/contract/entities/primitives';
import * as z from 'zod/mini';

/** ISO alpha-2, a named set (`@euro`), or one country that a set has and the method has not (`!RU`). */
const countryOrSet = z.string().check(z.regex(/^(?:[A-Z]{2}|![A-Z]{2}|@[a-z-]+)$/));

const cardViewNames = Object.keys(cardViewTypes) as [keyof typeof cardViewTypes];

/** A fee with what differs in some currencies: a formula of their own, and who pays it if that is somebody else. */
const catalogueFee = z.strictObject({
  paidBy: feePayer,
  ...feeFormula,
  currencies: z._default(
    z.record(z.string(), z.strictObject({ paidBy: z.optional(feePayer), ...feeFormula })),
    {},
  ),
});
export type CatalogueFee = z.infer<typeof catalogueFee>;

/** A provider account that serves a method: when it is asked, and what for. Amounts in major units, by currency. */
const catalogueRoute = z.strictObject({
  id: z.string(),
  providerMethod: z.string(),
  priority: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
  share: z.optional(z.int().check(z.minimum(1), z.maximum(1_000))),
  countries: z.optional(z.array(countryOrSet).check(z.minLength(1))),
  currencies: z.optional(z.array(z.string()).check(z.minLength(1))),
  amounts: z.optional(
    z.record(z.string(), z.strictObject({ min: z.optional(z.number()), max: z.optional(z.number()) })),
  ),
});
export type CatalogueRoute = z.infer<typeof catalogueRoute>;

/** A field in `fields.json`; its key is its name unless it says another. */
export const catalogueField = z.strictObject({
  name: z.optional(z.string()),
  type: formFieldType,
  category: z.optional(z.string()),
  regex: z.optional(z.string()),
  regex_error_key: z.optional(z.string()),
  placeholder_key: z.optional(z.string()),
  mask: z.optional(z.string()),
  values: z.optional(z.array(fieldOption)),
});

/** A method as its data file has it. Unknown keys are refused, so that a slip of the pen is not silently a default. */
export const catalogueEntry = z.strictObject({
  name: methodName,
  kind: z.enum(['deposit', 'withdrawal']),
  countries: z.array(countryOrSet).check(z.minLength(1)),
  /** Where it pays for coin boxes, or coins are redeemed by it, and it is offered for nothing else. */
  coinCountries: z._default(z.array(countryOrSet), []),
  category: z.string().check(z.regex(/^[a-z0-9][a-zA-Z0-9_-]*$/)),
  text: localisedText,
  cardViewType: z.enum(cardViewNames),
  /** By currency, or the name of a set in `amount-rules.json`. */
  amount_rules: z.union([z.record(z.string(), amountRule), z.string().check(z.regex(/^@[a-z-]+$/))]),
  fields: z.array(z.string()),
  position: z.int(),
  iconIds: z.array(z.string()).check(z.minLength(1)),
  banner: z.optional(z.string()),
  isPopular: z.optional(z.boolean()),
  isPreparationRequired: z.optional(z.boolean()),
  isInvestForbidden: z.optional(z.boolean()),
  isBonusForbidden: z.optional(z.boolean()),
  checkLuhn: z.optional(z.boolean()),
  paymentSystems: z.optional(z.array(z.string().check(z.regex(/^[a-z]{2,20}$/)))),
  securityRulesGroup: z.optional(z.string()),
  video_guide_url: z.optional(z.record(z.string(), z.url({ protocol: /^https$/ }))),
  availability: z.optional(availability),
  fee: z.optional(catalogueFee),
  processingTime: z.optional(processingTime),
  deepLinkSchemes: z.optional(z.array(z.string().check(z.regex(/^[a-z][a-z0-9+.-]*$/)))),
  /** Code of the crypto asset that is sent. */
  asset: z.optional(z.string().check(z.regex(/^[A-Z]{2,10}$/))),
  accountType: z.optional(withdrawalAccountType),
  supportUrl: z.optional(z.url({ protocol: /^https$/ })),
  /** An https address, or a path below the product, of a short text shown beside the name. */
  badge: z.optional(z.string().check(z.regex(/^(?:https:\/\/|\/(?!\/))[^\s\\]{1,200}$/))),
  /** Methods that a law singles out; a brand switches a set off as a whole. */
  regulatedSet: z.optional(z.string()),
  timeoutMinutes: z._default(z.int().check(z.minimum(1)), 30),
  amountTolerance: z._default(z.number().check(z.minimum(0), z.maximum(0.5)), 0),
  creditsWhatArrives: z._default(z.boolean(), false),
  /** Of a withdrawal: the deposit methods whose money goes back by it, by name or category. */
  closesLoopOf: z._default(z.array(z.string().check(z.regex(/^[a-z0-9][a-zA-Z0-9_-]*$/))), []),
  /** The provider accounts that serve it, first choice first; the stand-in provider unless the file says another. */
  providers: z._default(z.array(catalogueRoute).check(z.minLength(1)), [
    { id: 'sandbox', providerMethod: 'redirect' },
  ]),
});
export type CatalogueEntry = z.infer<typeof catalogueEntry>;
export type CatalogueField = z.infer<typeof catalogueField>;

/** One data file. */
export interface CatalogueFile {
  readonly file: string;
  readonly content: unknown;
}
