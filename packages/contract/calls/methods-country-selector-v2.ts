import * as z from 'zod/mini';
import { countryCode, currencyCode } from '../entities/primitives.ts';
import { defineCall, noPayload } from './define-call.ts';

export const methodsCountrySelectorV2 = defineCall({
  path: 'methods-country-selector-v2',
  method: 'GET',
  summary: 'Countries that have methods, each with its currencies.',
  request: noPayload,
  reply: z.object({
    countries: z.array(
      z.object({
        code: countryCode,
        /** The one that its methods are mostly paid in comes first. */
        currencies: z.array(currencyCode),
        /** Those of methods of the country's own; not told where it has none. */
        own: z.optional(z.array(currencyCode)),
      }),
    ),
  }),
  retry: 'standard',
});
