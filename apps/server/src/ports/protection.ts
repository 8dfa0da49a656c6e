import type { LimitPeriod, PauseKind } from '@opencashier/contract/entities/player-protection';

/** A limit on deposits that a player has set, in minor units, and what of it is used now. */
export interface PlayerLimit {
  readonly period: LimitPeriod;
  readonly currency: string;
  readonly minor: bigint;
  readonly usedMinor: bigint;
  /** What was asked for and holds later; without an amount the limit ends then. */
  readonly next:
    | { readonly minor: bigint | undefined; readonly currency: string; readonly from: Date }
    | undefined;
}

export interface PlayerPause {
  readonly kind: PauseKind;
  readonly from: Date;
  /** Absent: without an end. */
  readonly until: Date | undefined;
}

/** Why a deposit may not be made now. */
export type DepositRefusal =
  | { readonly kind: 'paused'; readonly pause: PauseKind; readonly until: Date | undefined }
  | {
      readonly kind: 'limit';
      readonly period: LimitPeriod;
      readonly currency: string;
      readonly mostMinor: bigint;
      readonly leftMinor: bigint;
    };

/** What players set to protect themselves; everything they ever set is kept. */
export interface Protection {
  limits(brand: string, playerId: string, at: Date): Promise<readonly PlayerLimit[]>;
  /** The pause that holds now. */
  pause(brand: string, playerId: string, at: Date): Promise<PlayerPause | undefined>;
  /** A lower limit, or the first, holds at once; a higher one, another currency's or none holds from `later` on. */
  setLimit(
    brand: string,
    playerId: string,
    limit: { readonly period: LimitPeriod; readonly currency: string; readonly minor: bigint | undefined },
    at: Date,
    later: Date,
  ): Promise<void>;
  /** Pauses at once; a pause that holds longer already stays as it is. */
  setPause(brand: string, playerId: string, pause: PlayerPause, at: Date): Promise<void>;
  /** Lets limits that were asked for long enough ago hold. Returns how many. */
  applyDue(at: Date): Promise<number>;
}
