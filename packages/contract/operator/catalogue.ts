import * as z from 'zod/mini';
import { availability, fee } from '../entities/payment-method.ts';
import { countryCode, currencyCode, localisedText, methodName, timestamp } from '../entities/primitives.ts';
import { defineOperatorCall } from './define-operator-call.ts';
import {
  actor,
  brandId,
  cursor,
  minorUnits,
  nextCursor,
  pageSize,
  pointInTime,
  positiveMinor,
  reason,
} from './primitives.ts';

/**
 * What a brand, country or currency has otherwise than the catalogue's files; what is left out stays as it is. Unknown names are
 * refused: a misspelt one would take everything back.
 */
export const catalogueOverride = z.strictObject({
  /** Offered to nobody. What was begun by it goes on. */
  isOff: z.optional(z.boolean()),
  /** Shown, and not to be used; `text` is what players read, by language. */
  maintenance: z.optional(
    z.strictObject({
      text: z.optional(
        z.record(
          z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/)),
          z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
        ),
      ),
      until: z.optional(pointInTime),
    }),
  ),
  /** In minor units of the currency that the change is for. */
  limits: z.optional(z.strictObject({ minMinor: positiveMinor, maxMinor: positiveMinor })),
  /** Lower ones come first. */
  position: z.optional(z.int().check(z.gte(-10_000), z.lte(10_000))),
  /** Amounts in major units of the currency that the change is for, as in the catalogue. */
  fee: z.optional(fee),
});

/** Where an override holds: in all brands, countries or currencies that it does not name. */
const place = {
  method: methodName,
  brand: z.optional(z.string()),
  country: z.optional(z.string()),
  currency: z.optional(z.string()),
};

export const operatorCatalogueOverride = z.object({ ...place, set: catalogueOverride });

export const operatorCatalogueChange = z.object({
  id: z.string(),
  ...place,
  /** Without it there was none before. */
  before: z.optional(catalogueOverride),
  /** Without it the catalogue's files hold again. */
  after: z.optional(catalogueOverride),
  reason: z.string(),
  ...actor,
});

/** A method as players of one brand, country and currency are offered it now. */
export const operatorCatalogueMethod = z.object({
  name: z.string(),
  kind: z.enum(['deposit', 'withdrawal']),
  text: localisedText,
  category: z.string(),
  isOff: z.boolean(),
  minMinor: minorUnits,
  maxMinor: minorUnits,
  position: z.number(),
  availability: z.optional(availability),
  fee: z.optional(fee),
  providers: z.array(z.object({ id: z.string(), providerMethod: z.string() })),
  /** Do overrides say otherwise than the catalogue's files? */
  isChanged: z.boolean(),
});

export const operatorCatalogueMethods = defineOperatorCall({
  method: 'GET',
  path: '/catalogue/methods',
  role: 'read',
  repetition: 'none',
  summary: 'The methods of a country and currency as they are now, also those that are switched off.',
  request: z.object({
    brand: brandId,
    country: countryCode,
    currency: currencyCode,
    kind: z._default(z.enum(['deposit', 'withdrawal']), 'deposit'),
  }),
  reply: z.object({ methods: z.array(operatorCatalogueMethod) }),
});

export const operatorCatalogueOverrides = defineOperatorCall({
  method: 'GET',
  path: '/catalogue/overrides',
  role: 'read',
  repetition: 'none',
  summary: 'Everything that is otherwise than the catalogue’s files have it.',
  request: z.object({ brand: brandId, method: z.optional(methodName) }),
  reply: z.object({ overrides: z.array(operatorCatalogueOverride) }),
});

export const operatorCatalogueChanges = defineOperatorCall({
  method: 'GET',
  path: '/catalogue/changes',
  role: 'read',
  repetition: 'none',
  rows: 'changes',
  summary: 'Who changed the catalogue, when, why, and what it said before and after; newest first.',
  request: z.object({ brand: brandId, method: z.optional(methodName), cursor, limit: pageSize }),
  reply: z.object({ changes: z.array(operatorCatalogueChange), nextCursor }),
});

export const operatorCatalogueChangeMethod = defineOperatorCall({
  method: 'POST',
  path: '/catalogue/overrides',
  role: 'act',
  repetition: 'key',
  summary:
    'Sets what a method has otherwise than the catalogue’s files, for a brand, country and currency or for all. It takes the place of what was set there before; an empty `set` takes it back.',
  request: z.object({
    method: methodName,
    brand: brandId,
    country: z.optional(countryCode),
    currency: z.optional(currencyCode),
    set: catalogueOverride,
    reason,
  }),
  reply: z.object({ ...place, set: z.optional(catalogueOverride), changedAt: timestamp }),
});
