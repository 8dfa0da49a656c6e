import type {
  LimitPeriod,
  PauseKind,
  PlayerProtection,
} from '@opencashier/contract/entities/player-protection';
import type { StoreApi } from 'zustand/vanilla';

export interface ProtectionState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly protection: PlayerProtection | undefined;
  /** The player has no deposit yet: then limits are offered before the first one. */
  readonly isFirstDeposit: boolean;
  /** What is being saved now. */
  readonly saving: LimitPeriod | PauseKind | undefined;
}

/** The player's own deposit limits and pauses. */
export interface ProtectionFlow {
  readonly store: StoreApi<ProtectionState>;
  load(): Promise<void>;
  /** In major units of the player's currency; `null` takes the limit away, after the time that the law asks for. */
  setLimit(period: LimitPeriod, amount: number | null): Promise<boolean>;
  /** Stops deposits from now on; without days for good. */
  pause(kind: PauseKind, days: number | undefined): Promise<boolean>;
}
