import { methodName } from '@opencashier/contract/entities/primitives';
import * as z from 'zod/mini';
import { httpAddress, origin } from './values.ts';

const reference = z
  .string()
  .check(z.regex(/^(env|file):.+/s, 'must be a reference: "env:NAME" or "file:PATH"'));
const key = z.string().check(z.minLength(1), z.maxLength(256));
const addresses = {
  scriptUrl: z.optional(httpAddress),
  verifyUrl: z.optional(httpAddress),
  origins: z.optional(z.array(origin)),
};

const classic = { vendor: z.literal('recaptcha'), siteKey: key, secret: reference, ...addresses };
const enterprise = {
  vendor: z.literal('recaptchaEnterprise'),
  siteKey: key,
  project: key,
  apiKey: reference,
  ...addresses,
};
const hcaptcha = { vendor: z.literal('hcaptcha'), siteKey: key, secret: reference, ...addresses };
const accounts =
  '"recaptcha" with "siteKey" and "secret", or "recaptchaEnterprise" with "siteKey", "project" and "apiKey"';

const score = { minScore: z.number().check(z.gte(0), z.lte(1)) };
const methods = { methods: z._default(z.array(methodName), []) };

/** A brand's captchas in the CONFIG file. What becomes of a create while a vendor is down has no default. */
export const captchaEntry = z.strictObject({
  whenUnavailable: z.enum(['allow', 'refuse'], { error: 'must be "allow" or "refuse"' }),
  v3: z.optional(
    z.union([z.strictObject({ ...classic, ...score }), z.strictObject({ ...enterprise, ...score })], {
      error: `must have "minScore" and be of "vendor" ${accounts}`,
    }),
  ),
  first: z.optional(
    z.union(
      [
        z.strictObject({ ...classic, ...methods }),
        z.strictObject({ ...enterprise, ...methods }),
        z.strictObject({ ...hcaptcha, ...methods }),
      ],
      { error: `must be of "vendor" ${accounts}, or "hcaptcha" with "siteKey" and "secret"` },
    ),
  ),
  second: z.optional(
    z.strictObject({
      captchaId: key,
      captchaKey: reference,
      localScript: z.optional(z.string().check(z.minLength(1))),
      ...addresses,
    }),
  ),
});
export type CaptchaEntry = z.output<typeof captchaEntry>;
