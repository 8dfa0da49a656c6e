import * as z from 'zod/mini';
import { countryCode, currencyCode, regionCode, timestamp } from '../entities/primitives.ts';
import { widgetViewType } from '../entities/user.ts';
import { isInterfaceLocale } from '../locales.ts';
import { defineOperatorCall } from './define-operator-call.ts';
import { brandId, playerId } from './primitives.ts';

/** A language of the interface, or a variant of one. */
const interfaceLocale = z
  .string()
  .check(z.maxLength(35), z.refine(isInterfaceLocale, 'must be a language of the interface'));
const text = z.optional(z.string().check(z.maxLength(256)));

export const operatorSessionsCreate = defineOperatorCall({
  method: 'POST',
  path: '/sessions',
  role: 'act',
  repetition: 'none',
  summary:
    'Opens a standalone visit: send the player to the address at once. Its one-time code is good for 60 seconds and one use.',
  request: z.object({
    brand: brandId,
    player: z.object({
      id: playerId,
      country: countryCode,
      /** Where sweepstakes depend on it. */
      region: z.optional(regionCode),
      currency: currencyCode,
      name: text,
      email: text,
      phone: text,
      lang: z.optional(z.string().check(z.maxLength(35))),
    }),
    open: z._default(z.enum(['deposit', 'withdrawal']), 'deposit'),
    view: z._default(widgetViewType, 'main'),
    locale: z.optional(interfaceLocale),
  }),
  reply: z.object({ address: z.string(), expiresAt: timestamp }),
});
