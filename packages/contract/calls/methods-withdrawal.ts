import * as z from 'zod/mini';
import { methodList } from '../entities/payment-method.ts';
import { countryCode, currencyCode } from '../entities/primitives.ts';
import { widgetViewType } from '../entities/user.ts';
import { defineCall } from './define-call.ts';

export const methodsWithdrawal = defineCall({
  path: 'methods-withdrawal',
  method: 'GET',
  summary:
    'Withdrawal methods of a country and currency; without them, of the player. For the sweepstakes (`view`, or a coin as the currency) those that sweep coins are redeemed by, with amounts in `QSC`.',
  request: z.object({
    country: z.optional(countryCode),
    currency: z.optional(currencyCode),
    view: z.optional(widgetViewType),
  }),
  reply: methodList,
  retry: 'standard',
});
