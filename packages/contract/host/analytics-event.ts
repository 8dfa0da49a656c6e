import * as z from 'zod/mini';
import { analyticsTextLength } from './analytics-text.ts';

const text = z.string().check(z.maxLength(analyticsTextLength));

/** One step of the player for the operator's analytics. Never card or personal data. */
export const analyticsEvent = z.object({
  event: text,
  event_cat: text,
  currency: z.optional(text),
  deposit_method: z.optional(text),
  withdrawal_method: z.optional(text),
  method_type: z.optional(z.enum(['crypto', 'fiat', 'default'])),
  payment_region: z.optional(text),
  submit_amount: z.optional(z.number()),
  form_type: z.optional(text),
  field: z.optional(text),
  status: z.optional(z.number()),
  text: z.optional(text),
});
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;
