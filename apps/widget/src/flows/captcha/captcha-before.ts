import { type BrandCaptcha, captchaKindOf } from '@opencashier/contract/captcha';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { CaptchaDetails } from '../deposit/captcha-runner.ts';

/** The captcha that a method's create needs, so that it is solved before the call. An id of the host wins. */
export function captchaBefore(
  { name }: Pick<PaymentMethod, 'name'>,
  brand: BrandCaptcha | undefined,
  geetestCaptchaId: string | undefined,
): CaptchaDetails | undefined {
  if (!brand) return undefined;
  const second = brand.second && (geetestCaptchaId ?? brand.second);
  const kind = captchaKindOf(name, { ...brand, second });
  switch (kind) {
    case undefined:
      return undefined;
    case 'second':
      return { kind, captchaId: second };
    case 'v3':
      return { kind, siteKey: brand.v3 };
    case 'first':
      return { kind, siteKey: brand.first?.siteKey };
  }
}
