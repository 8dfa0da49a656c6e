import * as z from 'zod/mini';
import { timestamp } from '../entities/primitives.ts';
import { defineOperatorCall, operatorRoles } from './define-operator-call.ts';
import { recordId } from './primitives.ts';

/** Who acts for the operator. */
const person = z.string().check(z.trim(), z.minLength(1), z.maxLength(128));

/** A key of this API, without its secret: nobody has that but who holds it. */
export const operatorKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The person, or the program, that acts by it: what is decided by the key is this owner's decision. */
  owner: z.string(),
  role: z.enum(operatorRoles),
  /** The only brands that it sees; without it all. */
  brands: z.optional(z.array(z.string())),
  source: z.enum(['configuration', 'api']),
  /** Owner of the key that made it. */
  createdBy: z.optional(z.string()),
  createdAt: timestamp,
  lastUsedAt: z.optional(timestamp),
  revokedAt: z.optional(timestamp),
});

export const operatorKeysList = defineOperatorCall({
  method: 'GET',
  path: '/keys',
  role: 'keeper',
  repetition: 'none',
  isOfAllBrands: true,
  summary: 'Keys of this API, oldest first, the revoked ones too.',
  request: z.object({}),
  reply: z.object({ keys: z.array(operatorKey) }),
});

export const operatorKeysCreate = defineOperatorCall({
  method: 'POST',
  path: '/keys',
  role: 'keeper',
  repetition: 'key',
  isOfAllBrands: true,
  summary:
    'Makes a key. You make the secret (32 random bytes or more) and send its SHA-256 alone, so that the secret is with its owner and nowhere else.',
  request: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    owner: person,
    role: z.enum(operatorRoles),
    brands: z.optional(
      z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(100)),
    ),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hexadecimal digits')),
  }),
  reply: operatorKey,
});

export const operatorKeysRevoke = defineOperatorCall({
  method: 'POST',
  path: '/keys/{id}/revoke',
  role: 'keeper',
  repetition: 'key',
  isOfAllBrands: true,
  summary: 'Ends a key at once and for good. One of the configuration ends when it leaves the configuration.',
  request: z.object({ id: recordId }),
  reply: operatorKey,
});
