/**
 * What both sides know of captchas. `v3` is a score without a question, `first` an invisible check that may ask one,
 * `second` GeeTest v4. Without schemas, since the page of a captcha should cost next to nothing.
 */
export type CaptchaKind = 'v3' | 'first' | 'second';

/** Methods whose create carries a v3 token. */
export const v3CaptchaMethods: readonly string[] = [
  'card-p2p',
  'sberpay',
  'uzcard',
  'humo',
  'phone_p2p',
  'sberpay_paylink',
  'transfer_by_sber',
  'sbp_transgran_tbank',
  'sbp_transgran_sber',
];

/** Methods whose create carries an answer of the second captcha. */
export const secondCaptchaMethods: readonly string[] = [
  'tpay_one_click',
  'phone_p2p',
  'card-p2p',
  'sbp_transgran_sber',
  'sberpay_paylink',
  'alfa_one_click',
  'vtb_one_click',
];

/** Action that v3 tokens are made for. */
export const captchaAction = 'deposit';

/** Kinds of captcha that a brand has: the public ids that a browser needs. */
export interface BrandCaptcha {
  readonly v3?: string | undefined;
  readonly first?: { readonly siteKey: string; readonly methods: readonly string[] } | undefined;
  readonly second?: string | undefined;
}

/**
 * The kind that a method's create needs, of those that the brand has: the second one before v3, and the first one for
 * the methods that the operator names. Nothing where none is needed.
 */
export function captchaKindOf(method: string, brand: BrandCaptcha): CaptchaKind | undefined {
  if (brand.second && secondCaptchaMethods.includes(method)) return 'second';
  if (brand.v3 && v3CaptchaMethods.includes(method)) return 'v3';
  return brand.first?.methods.includes(method) ? 'first' : undefined;
}

/** The vendors of the first captcha and of v3. */
export type CaptchaVendor = 'recaptcha' | 'recaptchaEnterprise' | 'hcaptcha';

/** Addresses of the scripts that the page of a brand's captchas may load. */
export interface CaptchaScripts {
  readonly v3?: { readonly vendor: CaptchaVendor; readonly url: string };
  readonly first?: { readonly vendor: CaptchaVendor; readonly url: string };
  readonly second?: { readonly local: string; readonly url: string } | undefined;
}
