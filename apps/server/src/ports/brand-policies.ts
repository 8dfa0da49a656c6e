import type { ProtectionRules, SweepstakesRules, WithdrawalRules } from './brand-rules.ts';
import type { CaptchaRules } from './captcha.ts';

/** Where a brand's events are posted, and the key that signs them (`whsec_…`). */
export interface BrandWebhook {
  readonly url: string;
  readonly secret: string;
}

/** A wallet of the operator's. The newest key signs; the others may still be known there. */
export interface BrandWallet {
  readonly url: string;
  readonly keys: readonly { readonly id: string; readonly secret: string }[];
}

/** What the operator configured for a brand, as far as money cares. */
export interface BrandPolicy {
  readonly id: string;
  /** Origins such as `https://casino.example` that a return address may have. */
  readonly origins: readonly string[];
  readonly webhook?: BrandWebhook;
  /** Absent: our own ledger keeps the players' money. */
  readonly wallet?: BrandWallet;
  /** Absent: everything is reviewed. */
  readonly withdrawals?: WithdrawalRules;
  /** Absent: the brand has no sweepstakes. */
  readonly sweepstakes?: SweepstakesRules;
  /** Absent: no create needs a captcha. */
  readonly captcha?: CaptchaRules;
  /** By jurisdiction; absent: nothing is offered. */
  readonly protection?: readonly ProtectionRules[];
}

export interface BrandPolicies {
  find(brand: string): BrandPolicy | undefined;
  all(): readonly BrandPolicy[];
}
