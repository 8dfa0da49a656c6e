import * as z from 'zod/mini';
import { methodList } from '../entities/payment-method.ts';
import { countryCode, currencyCode } from '../entities/primitives.ts';
import { widgetViewType } from '../entities/user.ts';
import { defineCall } from './define-call.ts';

export const methodsPaymentV3 = defineCall({
  path: 'methods-payment-v3',
  method: 'POST',
  summary:
    'Deposit methods of a country and currency; without them, of the player. For the sweepstakes (`view`, or a coin as the currency) those that can pay for a box, with `currency` and amounts in which boxes are priced.',
  request: z.object({
    country: z.optional(countryCode),
    currency: z.optional(currencyCode),
    view: z.optional(widgetViewType),
    abTestGroup: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: methodList,
  retry: 'standard',
});
