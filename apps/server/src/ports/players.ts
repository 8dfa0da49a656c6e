import type { Player } from './identity.ts';

/** A player as the operator's back office sees one. Amounts in minor units. */
export interface PlayerRecord {
  readonly brand: string;
  readonly id: string;
  readonly country: string;
  readonly currency: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
  readonly balances: readonly PlayerBalance[];
}

export interface PlayerBalance {
  readonly kind: string;
  readonly currency: string;
  readonly minor: bigint;
  /** A reversal took the account below zero. */
  readonly isInArrears: boolean;
}

/** One brand, or any of several. */
export type BrandFilter = string | readonly string[];

export interface PlayerFilter {
  readonly brand?: BrandFilter;
  /** Exact id or the beginning of one. */
  readonly query?: string;
  readonly cursor?: string;
  readonly limit: number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor?: string;
}

/** Everything that a player has in one currency, in minor units. */
export interface Purse {
  readonly currency: string;
  readonly cash: bigint;
  readonly bonus: bigint;
  /** Set aside for withdrawals. */
  readonly reserved: bigint;
  /** Deposits that are on their way: paid and not credited, seen on a chain, or said to be sent. */
  readonly pending: bigint;
}

export interface Players {
  /** Notes that the player was here; creates the record on the first visit. */
  remember(player: Player, at: Date): Promise<void>;
  find(brand: string, id: string): Promise<PlayerRecord | undefined>;
  list(filter: PlayerFilter): Promise<Page<PlayerRecord>>;
  /** By currency, in alphabetical order. */
  purses(brand: string, id: string): Promise<readonly Purse[]>;
  /** Balances of the player's cash and bonus accounts, 0 where there is none. */
  balances(
    brand: string,
    id: string,
    currency: string,
  ): Promise<{ readonly cash: bigint; readonly bonus: bigint }>;
}
