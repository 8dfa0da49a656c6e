import { countryCode } from '@opencashier/contract/entities/primitives';
import { theme } from '@opencashier/contract/host/parent-data';
import * as z from 'zod/mini';
import { httpAddress, origin, pathSafe } from './values.ts';

const reference = z
  .string()
  .check(z.regex(/^(env|file):.+/s, 'must be a reference: "env:NAME" or "file:PATH"'));
const issuer = z.string().check(z.minLength(1), z.maxLength(256));

const tokenKey = z.union(
  [
    z.strictObject({ issuer, algorithm: z.literal('HS256'), secret: reference }),
    z.strictObject({ issuer, algorithm: z.enum(['RS256', 'ES256', 'EdDSA']), jwksUrl: httpAddress }),
    z.strictObject({
      issuer,
      algorithm: z.enum(['RS256', 'ES256', 'EdDSA']),
      jwks: z.strictObject({ keys: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1)) }),
    }),
  ],
  {
    error:
      'must have "issuer" and either "algorithm": "HS256" with "secret", or RS256, ES256 or EdDSA with "jwksUrl" or "jwks"',
  },
);

const brand = z.strictObject({
  id: pathSafe,
  name: z.string().check(z.minLength(1), z.maxLength(64)),
  origins: z.array(origin).check(z.minLength(1, 'must name at least one origin')),
  tokenKeys: z.array(tokenKey).check(z.minLength(1, 'must have at least one key')),
  webhook: z.optional(z.strictObject({ url: httpAddress, secret: reference })),
  theme: z.optional(theme),
  disabledSets: z._default(z.array(pathSafe), []),
  directGeoCountries: z._default(z.array(countryCode), []),
  returnUrl: z.optional(httpAddress),
  supportUrl: z.optional(httpAddress),
});

/** The CONFIG file. Unknown entries are refused, so that a misspelt one is not ignored. */
export const configFile = z.strictObject({
  brands: z.array(brand).check(z.minLength(1, 'must have at least one brand')),
  providers: z.array(z.strictObject({ provider: pathSafe, config: z.record(z.string(), z.unknown()) })),
  operatorKeys: z._default(
    z.array(z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(64)), key: reference })),
    [],
  ),
  sessionKey: z.optional(reference),
  allowLoopbackWebhooks: z._default(z.boolean(), false),
});
export type ConfigFile = z.output<typeof configFile>;
