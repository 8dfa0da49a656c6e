import type { FieldValues } from '../domain/field-values.ts';
import type { WithdrawalRules } from '../ports/brand-rules.ts';
import type { CatalogueMethod, CatalogueScope } from '../ports/catalogue.ts';
import type { RedemptionPayout, RequestTerms, WithdrawalCap } from '../ports/withdrawals.ts';
import type { ReviewDoubt } from './sweepstakes/ask-redemption.ts';

/** What is asked for, whoever asks. */
export interface WithdrawalAsked {
  readonly scope: CatalogueScope;
  readonly playerId: string;
  readonly playerName: string | undefined;
  readonly language: string;
  readonly method: string;
  /** Major units. */
  readonly amount: number;
  readonly fields: FieldValues;
  /** Sweep coins are paid out in another currency, at a locked rate; all else is money. */
  readonly redemption?: RedemptionTerms;
}

export interface RedemptionTerms extends Pick<RedemptionPayout, 'currency' | 'rate'> {
  readonly region: string | undefined;
}

/** What of the amount leaves the player's account and what stays here, in minor units. */
export interface WithdrawalSums {
  readonly minor: bigint;
  readonly feeMinor: bigint;
  /** What the operator bears of the fee. */
  readonly feeBorneMinor: bigint;
}

/** A withdrawal that may be asked of the ledger. */
export interface CheckedWithdrawal extends WithdrawalSums {
  readonly method: CatalogueMethod;
  readonly rules: WithdrawalRules;
  readonly caps: readonly WithdrawalCap[];
  readonly payout: RedemptionPayout | undefined;
  /** What people should look at. */
  readonly doubt: ReviewDoubt | undefined;
  /** What the ledger has to look at once more: another request may have come since. */
  readonly terms: RequestTerms;
}
