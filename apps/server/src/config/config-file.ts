import { limitPeriod } from '@opencashier/contract/entities/player-protection';
import { countryCode, methodName, regionCode } from '@opencashier/contract/entities/primitives';
import { theme } from '@opencashier/contract/host/parent-data';
import { operatorRoles } from '@opencashier/contract/operator/define-operator-call';
import { currencyOf, isKnownCurrency } from '@opencashier/money/currencies';
import { parseDecimal } from '@opencashier/money/decimal';
import * as z from 'zod/mini';
import { captchaEntry } from './captcha-entry.ts';
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

const currency = z.string().check(z.refine(isKnownCurrency, 'must be the code of a currency'));
const days = z.array(z.int().check(z.gte(1), z.lte(36_500)));

const withdrawals = z.strictObject({
  autoApproval: z._default(
    z.record(currency, z.strictObject({ most: z.number(), mostOfDay: z.number() })),
    {},
  ),
  limits: z._default(
    z.array(
      z.strictObject({ currency, period: limitPeriod, most: z.number(), method: z.optional(methodName) }),
    ),
    [],
  ),
  asksCode: z._default(z.boolean(), false),
  isCancelableInReview: z._default(z.boolean(), true),
  isOwnNameOnly: z._default(z.boolean(), false),
  isClosedLoop: z._default(z.boolean(), false),
  checkUrl: z.optional(httpAddress),
});
export type WithdrawalsEntry = z.output<typeof withdrawals>;

const protection = z.strictObject({
  countries: z.optional(z.array(countryCode).check(z.minLength(1))),
  limitPeriods: z._default(z.array(limitPeriod), []),
  coolOffDays: z._default(days, []),
  selfExclusionDays: z._default(days, []),
  hasEndlessExclusion: z._default(z.boolean(), false),
});

const isMoney = (code: string): boolean => isKnownCurrency(code) && !currencyOf(code).coin;
const isAboveZero = (text: string): boolean => (parseDecimal(text)?.digits ?? 0n) > 0n;

const sweepstakes = z.strictObject({
  countries: z.optional(z.array(countryCode).check(z.minLength(1))),
  forbidden: z._default(z.array(z.union([countryCode, regionCode])), []),
  currency: z.string().check(z.refine(isMoney, 'must be the code of a currency that is no coin')),
  coinValue: z._default(
    z.string().check(z.refine(isAboveZero, 'must be decimal text above zero, such as "1"')),
    '1',
  ),
  rateSeconds: z._default(z.int().check(z.gte(15), z.lte(600)), 60),
  underpaidTolerance: z._default(z.number().check(z.gte(0), z.lte(0.5)), 0.01),
  checkUrl: z.optional(httpAddress),
  rulesUrl: z.optional(httpAddress),
  freeEntryUrl: z.optional(httpAddress),
});

const wallet = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('internal') }),
  z.strictObject({
    kind: z.literal('http'),
    url: httpAddress,
    keys: z
      .array(z.strictObject({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)), secret: reference }))
      .check(z.minLength(1, 'must have at least one key')),
  }),
]);

/** When an account's circuit breaker opens, and for how long. */
const circuit = z.strictObject({
  failures: z._default(z.int().check(z.gte(1), z.lte(100)), 5),
  withinSeconds: z._default(z.int().check(z.gte(1), z.lte(3_600)), 60),
  coolSeconds: z._default(z.int().check(z.gte(1), z.lte(3_600)), 30),
});

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
  guideUrl: z.optional(httpAddress),
  wallet: z.optional(wallet),
  withdrawals: z.optional(withdrawals),
  protection: z._default(z.array(protection), []),
  sweepstakes: z.optional(sweepstakes),
  captcha: z.optional(captchaEntry),
});

export type SweepstakesEntry = z.output<typeof sweepstakes>;

/** The CONFIG file. Unknown entries are refused, so that a misspelt one is not ignored. */
export const configFile = z.strictObject({
  brands: z.array(brand).check(z.minLength(1, 'must have at least one brand')),
  providers: z.array(
    z.strictObject({
      provider: pathSafe,
      account: z.optional(pathSafe),
      config: z.record(z.string(), z.unknown()),
      circuit: z.optional(circuit),
    }),
  ),
  operatorKeys: z._default(
    z.array(
      z.strictObject({
        name: z.string().check(z.minLength(1), z.maxLength(64)),
        key: reference,
        role: z.enum(operatorRoles),
        owner: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(128))),
        brands: z.optional(z.array(pathSafe).check(z.minLength(1))),
        mayKeepKeys: z._default(z.boolean(), false),
      }),
    ),
    [],
  ),
  sessionKey: z.optional(reference),
  allowLoopbackWebhooks: z._default(z.boolean(), false),
});
export type ConfigFile = z.output<typeof configFile>;
