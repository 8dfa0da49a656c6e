import type { LimitPeriod } from '@opencashier/contract/entities/player-protection';
import type { AllowedPlaces } from '../domain/sweepstakes-place.ts';

/** When a withdrawal in a currency approves itself, in minor units: alone, and with what the last 24 hours had. */
export interface AutoApproval {
  readonly mostMinor: bigint;
  readonly mostOfDayMinor: bigint;
}

/** At most so much goes out in a period, by one method or by all of them. */
export interface PayoutLimit {
  readonly currency: string;
  readonly period: LimitPeriod;
  readonly mostMinor: bigint;
  readonly method?: string;
}

/** How a brand pays out. */
export interface WithdrawalRules {
  /** By currency; in one that is not there every withdrawal is reviewed. */
  readonly autoApproval: Readonly<Record<string, AutoApproval>>;
  readonly limits: readonly PayoutLimit[];
  /** Is a one-time code asked for? */
  readonly asksCode: boolean;
  /** May a player take a withdrawal back while it is in review? */
  readonly isCancelableInReview: boolean;
  /** Only to accounts whose holder is the player. */
  readonly isOwnNameOnly: boolean;
  /** Money goes back first to the method that paid it in. */
  readonly isClosedLoop: boolean;
  /** Asked whether the player's money may be withdrawn: bonus and play-through rules are the operator's. */
  readonly checkUrl?: string;
}

/** A brand that says nothing reviews everything and asks for nothing else. */
export const cautiousWithdrawals: WithdrawalRules = {
  autoApproval: {},
  limits: [],
  asksCode: false,
  isCancelableInReview: true,
  isOwnNameOnly: false,
  isClosedLoop: false,
};

/** How a brand runs its sweepstakes. */
export interface SweepstakesRules extends AllowedPlaces {
  /** What boxes cost for players whose own currency they have no price in, and what coins are worth. */
  readonly currency: string;
  /** What a redeemed sweep coin is worth in that currency, as decimal text above zero. */
  readonly coinValue: string;
  /** How long a rate is locked for a player. */
  readonly rateSeconds: number;
  /** Share of a box's price that may be missing: 0.01 is one per cent. */
  readonly underpaidTolerance: number;
  /** Asked whether a player's age and identity are known well enough to redeem. */
  readonly checkUrl?: string;
  /** Where the rules stand, and how coins are had without a purchase. */
  readonly rulesUrl?: string;
  readonly freeEntryUrl?: string;
}

/** What a brand offers players to protect themselves, where they live. */
export interface ProtectionRules {
  /** ISO codes; without them everywhere else. */
  readonly countries?: readonly string[];
  readonly limitPeriods: readonly LimitPeriod[];
  readonly coolOffDays: readonly number[];
  readonly selfExclusionDays: readonly number[];
  readonly hasEndlessExclusion: boolean;
}

const noProtection: ProtectionRules = {
  limitPeriods: [],
  coolOffDays: [],
  selfExclusionDays: [],
  hasEndlessExclusion: false,
};

/** The rules of a country: those that name it, else those that name none. */
export function protectionIn(
  rules: readonly ProtectionRules[] | undefined,
  country: string,
): ProtectionRules {
  const own = rules?.find(({ countries }) => countries?.includes(country));
  return own ?? rules?.find(({ countries }) => countries === undefined) ?? noProtection;
}
