import * as z from 'zod/mini';

/** One step of the player for the operator's analytics. Never card or personal data. */
export const analyticsEvent = z.object({
  event: z.string(),
  event_cat: z.string(),
  currency: z.optional(z.string()),
  deposit_method: z.optional(z.string()),
  withdrawal_method: z.optional(z.string()),
  method_type: z.optional(z.enum(['crypto', 'fiat', 'default'])),
  payment_region: z.optional(z.string()),
  submit_amount: z.optional(z.number()),
  form_type: z.optional(z.string()),
  field: z.optional(z.string()),
  status: z.optional(z.number()),
  text: z.optional(z.string()),
});
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;
