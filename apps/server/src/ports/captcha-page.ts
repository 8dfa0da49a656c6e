import type { BrandCaptcha, CaptchaScripts } from '@opencashier/contract/captcha';
import type { CaptchaRules } from './captcha.ts';

/** What browsers may know of a brand's captchas: nothing secret. */
export interface CaptchaPage {
  readonly ids: BrandCaptcha;
  readonly scripts: Omit<CaptchaScripts, 'second'> & { readonly second?: { readonly url: string } };
  /** Sources that the policy of the captcha's page opens. */
  readonly origins: readonly string[];
  /** The operator's copy of the second captcha's script. */
  readonly localScript?: string;
}

export function brandCaptchaOf({ v3, first, second }: CaptchaRules): BrandCaptcha {
  return {
    ...(v3 && { v3: v3.siteKey }),
    ...(first && { first: { siteKey: first.siteKey, methods: first.methods } }),
    ...(second && { second: second.captchaId }),
  };
}

export function captchaPageOf(rules: CaptchaRules): CaptchaPage {
  const { v3, first, second } = rules;
  return {
    ids: brandCaptchaOf(rules),
    scripts: {
      ...(v3 && { v3: { vendor: v3.vendor, url: v3.scriptUrl } }),
      ...(first && { first: { vendor: first.vendor, url: first.scriptUrl } }),
      ...(second && { second: { url: second.scriptUrl } }),
    },
    origins: [...new Set([v3, first, second].flatMap((captcha) => captcha?.origins ?? []))],
    ...(second?.localScript && { localScript: second.localScript }),
  };
}
