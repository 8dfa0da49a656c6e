import type { CaptchaKind } from '@opencashier/contract/captcha';

/** reCAPTCHA by its classic door, or hCaptcha, which answers alike. */
export interface SiteVerifyAccount {
  readonly vendor: 'recaptcha' | 'hcaptcha';
  readonly siteKey: string;
  readonly secret: string;
  readonly verifyUrl: string;
}

/** reCAPTCHA Enterprise: a project and a key of its API. */
export interface EnterpriseAccount {
  readonly vendor: 'recaptchaEnterprise';
  readonly siteKey: string;
  readonly apiKey: string;
  /** Address of the project's assessments. */
  readonly verifyUrl: string;
}

/** What every script of a vendor needs of the page that it runs in. */
export interface CaptchaScript {
  readonly scriptUrl: string;
  /** Sources that the policy of the captcha's page opens, that of the script among them. */
  readonly origins: readonly string[];
}

export type FirstCaptcha = (SiteVerifyAccount | EnterpriseAccount) &
  CaptchaScript & {
    /** Methods whose create needs it. */
    readonly methods: readonly string[];
  };

export type V3Captcha = (SiteVerifyAccount | EnterpriseAccount) &
  CaptchaScript & {
    /** The least score that passes, between 0 and 1. */
    readonly minScore: number;
  };

/** GeeTest v4. */
export interface SecondCaptcha extends CaptchaScript {
  readonly captchaId: string;
  readonly captchaKey: string;
  readonly verifyUrl: string;
  /** The operator's own copy of the script; its text. */
  readonly localScript?: string;
}

/** How a brand checks that a person makes a deposit. */
export interface CaptchaRules {
  readonly v3?: V3Captcha;
  readonly first?: FirstCaptcha;
  readonly second?: SecondCaptcha;
  /** What becomes of a create whose captcha nobody can verify now: the operator's own choice. */
  readonly whenUnavailable: 'allow' | 'refuse';
}

/** An answer of the second captcha. */
export interface SecondAnswer {
  readonly lotNumber: string;
  readonly captchaOutput: string;
  readonly passToken: string;
  readonly genTime: string;
}

export type CaptchaAnswer =
  | { readonly kind: Exclude<CaptchaKind, 'second'>; readonly token: string }
  | ({ readonly kind: 'second' } & SecondAnswer);

/** `unavailable`: the vendor gave no verdict at all; whatever an answer itself can cause is `refused`. */
export type CaptchaVerdict = 'passed' | 'refused' | 'unavailable';

/** Asks the vendor of an answer. Never throws. */
export interface CaptchaVerifier {
  verify(rules: CaptchaRules, answer: CaptchaAnswer): Promise<CaptchaVerdict>;
}

/** The memory of answers that were given, as hashes. */
export interface UsedCaptchas {
  /** True for the first who uses an answer, and for nobody after. */
  use(brand: string, answer: CaptchaAnswer, at: Date): Promise<boolean>;
  /** Forgets those that no vendor would take any more. Returns how many. */
  sweep(before: Date): Promise<number>;
}
