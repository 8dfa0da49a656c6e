import type { DepositInstruction } from '@opencashier/provider-kit/provider';

/** How a create call at a provider ended, or that it is still under way. */
export type AttemptState = 'calling' | 'created' | 'declined' | 'unknown' | 'fieldsRequired';

/** One try at one provider. `reference` is what the provider knows the deposit by. */
export interface DepositAttempt {
  readonly reference: string;
  readonly depositId: string;
  readonly ordinal: number;
  readonly provider: string;
  readonly providerMethod: string;
  readonly state: AttemptState;
  readonly providerReference: string | undefined;
  readonly reason: string | undefined;
  /** Accounts that come before it, and were left out since their circuit was open. */
  readonly passedOver: readonly string[];
  readonly createdAt: Date;
  /** When its state last changed: once it is no longer calling, when the answer came. */
  readonly updatedAt: Date;
}

/** What is written before a provider is asked. */
export interface AttemptIntent {
  readonly reference: string;
  readonly depositId: string;
  readonly ordinal: number;
  readonly provider: string;
  readonly providerMethod: string;
  /** Names the player's call; unique, so that one key never creates two. */
  readonly requestKey: string | undefined;
  /** Accounts that come before it, and were left out since their circuit is open. */
  readonly passedOver?: readonly string[];
  readonly createdAt: Date;
}

/** What a provider answered. */
export type AttemptOutcome =
  | {
      readonly kind: 'created';
      readonly reference: string;
      readonly depositId: string;
      readonly providerReference: string;
      readonly instruction: DepositInstruction;
      readonly payableMinor?: bigint;
      readonly expiresAt?: Date;
      readonly at: Date;
    }
  | {
      readonly kind: 'declined' | 'unknown';
      readonly reference: string;
      readonly depositId: string;
      readonly reason: string;
      readonly at: Date;
    };
