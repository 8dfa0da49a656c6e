import type { Bonus } from '@opencashier/contract/entities/bonus';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { StoreApi } from 'zustand/vanilla';

export interface BonusState {
  /** Only those that a deposit can carry. */
  readonly bonuses: readonly Bonus[];
  readonly activeBonusId: Bonus['id'] | undefined;
  /** The player's switch. */
  readonly isEnabled: boolean;
  /** When each ends, by id, in milliseconds by the flows' clock; undefined for one without an end. */
  readonly deadlines: ReadonlyMap<Bonus['id'], number>;
  /** The chosen one, once the list has it no more and offers nothing in its place. */
  readonly gone: Bonus | undefined;
}

/** What the bonus card shows for one method and amount. */
export interface BonusOffer {
  readonly bonus: Bonus;
  /** Major units of the player's currency. */
  readonly minDeposit: number;
  /** True from the least amount on, with the switch on: the deposit carries the bonus. */
  readonly isActive: boolean;
  /** What is missing to the least amount, in major units; 0 when nothing is. */
  readonly missing: number;
}

/** Least deposit of a bonus in major units; undefined for one that no deposit carries. */
export function minDepositOf({ depositBonusData, freespinBonusData }: Bonus): number | undefined {
  if (depositBonusData) return depositBonusData.minDeposit;
  const least = freespinBonusData?.minDeposit;
  return least !== undefined && least > 0 ? least : undefined;
}

export interface BonusFlow {
  readonly store: StoreApi<BonusState>;
  /** The host's list wins; without one the server's is asked for. */
  load(): Promise<void>;
  select(id: Bonus['id']): void;
  setEnabled(isEnabled: boolean): void;
  /** Bonuses are there, but this method carries none. */
  isRestricted(method: PaymentMethod): boolean;
  /** Undefined where no bonus is to be displayed: none there, or the method is restricted. Amount in major units. */
  offer(method: PaymentMethod, amount: number): BonusOffer | undefined;
}
