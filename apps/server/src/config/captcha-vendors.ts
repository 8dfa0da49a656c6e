import type { CaptchaScript } from '../ports/captcha.ts';

export type CaptchaVendor = 'recaptcha' | 'recaptchaEnterprise' | 'hcaptcha' | 'geetest';

interface VendorAddresses {
  readonly scriptUrl: string;
  readonly verifyUrl: string;
  /** What the vendor's script loads from. */
  readonly origins: readonly string[];
}

const google = ['https://www.google.com', 'https://www.gstatic.com', 'https://recaptcha.google.com'];

/** The vendors' own addresses. */
export const captchaVendors: Readonly<Record<CaptchaVendor, VendorAddresses>> = {
  recaptcha: {
    scriptUrl: 'https://www.google.com/recaptcha/api.js',
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    origins: google,
  },
  recaptchaEnterprise: {
    scriptUrl: 'https://www.google.com/recaptcha/enterprise.js',
    verifyUrl: 'https://recaptchaenterprise.googleapis.com',
    origins: google,
  },
  hcaptcha: {
    scriptUrl: 'https://js.hcaptcha.com/1/api.js',
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  geetest: {
    scriptUrl: 'https://static.geetest.com/v4/gt4.js',
    verifyUrl: 'https://gcaptcha4.geetest.com/validate',
    origins: ['https://*.geetest.com', 'https://*.geevisit.com', 'https://*.gsensebot.com'],
  },
};

/** With a script from another address, what it loads from is the operator's to say as well. */
export function captchaScriptOf(
  vendor: CaptchaVendor,
  own: { readonly scriptUrl?: string | undefined; readonly origins?: readonly string[] | undefined },
): CaptchaScript {
  const known = captchaVendors[vendor];
  const scriptUrl = own.scriptUrl ?? known.scriptUrl;
  const loadsFrom = own.origins ?? (own.scriptUrl === undefined ? known.origins : []);
  return { scriptUrl, origins: [...new Set([new URL(scriptUrl).origin, ...loadsFrom])] };
}

/** The address of an Enterprise project's assessments. */
export function assessmentsUrl(base: string, project: string): string {
  return `${base}/v1/projects/${encodeURIComponent(project)}/assessments`;
}
