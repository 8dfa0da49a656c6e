import type { captchaFieldNames, captchaRequiredDetails } from '@opencashier/contract/calls/captcha-payload';
import type { depositCreateRequest } from '@opencashier/contract/calls/deposit-create';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type * as z from 'zod/mini';
import type { CaptchaPlace } from '../../host/captcha/solve-captcha.ts';

export type CaptchaDetails = z.infer<typeof captchaRequiredDetails>;
/** Captcha fields as a create call carries them. */
export type CaptchaFields = Pick<z.input<typeof depositCreateRequest>, (typeof captchaFieldNames)[number]>;

export type CaptchaOutcome =
  | { readonly kind: 'solved'; readonly fields: CaptchaFields }
  /** The creation itself was given up. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly text: string; readonly tone: 'info' | 'danger' };

/** Solves the captcha that a create needs. */
export interface CaptchaRunner {
  /** @param place the payment window, if one covers the widget */
  run(
    details: CaptchaDetails,
    signal: AbortSignal,
    place?: CaptchaPlace | undefined,
  ): Promise<CaptchaOutcome>;
}

interface CaptchaDeps {
  readonly captcha?: CaptchaRunner | undefined;
  readonly captchaBefore?: ((method: PaymentMethod) => CaptchaDetails | undefined) | undefined;
}

/** The captchas of a method's create: solved in the payment window where one is open, since it covers the widget. */
export function captchaFor(
  { captcha, captchaBefore }: CaptchaDeps,
  page: { place(): CaptchaPlace | undefined },
  method: PaymentMethod,
) {
  const run: CaptchaRunner['run'] | undefined =
    captcha && ((details, signal) => captcha.run(details, signal, page.place()));
  return { captcha: run && { run }, captchaBefore: captchaBefore?.(method) };
}
