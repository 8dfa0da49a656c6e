import type { captchaFieldNames, captchaRequiredDetails } from '@opencashier/contract/calls/captcha-payload';
import type { depositCreateRequest } from '@opencashier/contract/calls/deposit-create';
import type * as z from 'zod/mini';

export type CaptchaDetails = z.infer<typeof captchaRequiredDetails>;
/** Captcha fields as a create call carries them. */
export type CaptchaFields = Pick<z.input<typeof depositCreateRequest>, (typeof captchaFieldNames)[number]>;

export type CaptchaOutcome =
  | { readonly kind: 'solved'; readonly fields: CaptchaFields }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly messageKey: string };

/** Solves the captcha that a refused create asked for. */
export interface CaptchaRunner {
  run(details: CaptchaDetails, signal: AbortSignal): Promise<CaptchaOutcome>;
}
