import * as z from 'zod/mini';

const token = z.optional(z.string().check(z.maxLength(8192)));

/** Captcha fields of a create call. They take no part in the comparison of repeated bodies: tokens are single-use. */
export const captchaPayload = {
  geetestCaptchaOutput: token,
  geetestGenTime: token,
  geetestLotNumber: token,
  geetestPassToken: token,
  captchaBypass: z.optional(z.boolean()),
  captchaResponse: token,
  captchaV3: token,
};

export const captchaFieldNames = [
  'geetestCaptchaOutput',
  'geetestGenTime',
  'geetestLotNumber',
  'geetestPassToken',
  'captchaBypass',
  'captchaResponse',
  'captchaV3',
] as const satisfies readonly (keyof typeof captchaPayload)[];

/** What the second captcha hands back. */
export const captchaResult = z.object({
  captcha_output: z.string(),
  gen_time: z.string(),
  lot_number: z.string(),
  pass_token: z.string(),
});
export type CaptchaResult = z.infer<typeof captchaResult>;

/** Details of `banking.captchaRequired`. */
export const captchaRequiredDetails = z.object({
  kind: z.enum(['v3', 'first', 'second']),
  siteKey: z.optional(z.string()),
  captchaId: z.optional(z.string()),
});
export type CaptchaRequired = z.infer<typeof captchaRequiredDetails>;
