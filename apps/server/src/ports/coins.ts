import type { BrandFilter, Page } from './players.ts';

/** A player's coins, in minor units. */
export interface Coins {
  readonly goldMinor: bigint;
  /** Below zero where a reversed purchase took more back than was there. */
  readonly unplayedMinor: bigint;
  /** On the account; what can be redeemed is this less a debt of unplayed coins. */
  readonly redeemableMinor: bigint;
  /** In redemptions that are under way. */
  readonly reservedMinor: bigint;
}

/** A play or a grant as it was booked. Amounts in minor units. */
export interface CoinEvent {
  readonly brand: string;
  readonly kind: 'play' | 'grant';
  /** The operator's own name of it; one name is one event of its kind. */
  readonly id: string;
  readonly playerId: string;
  readonly currency: 'QGC' | 'QSC';
  readonly minor: bigint;
  /** Of a play: what it gave back, and what of it was unplayed before. */
  readonly returnedMinor: bigint | undefined;
  readonly fromUnplayedMinor: bigint | undefined;
  readonly operatorKey: string;
  readonly toldBy: string | undefined;
  readonly reason: string | undefined;
  readonly at: Date;
}

export type PlayReport = Pick<CoinEvent, 'brand' | 'id' | 'playerId' | 'minor' | 'operatorKey'> & {
  readonly returnedMinor: bigint;
};

export type Grant = Pick<CoinEvent, 'brand' | 'id' | 'playerId' | 'currency' | 'minor' | 'operatorKey'> & {
  readonly toldBy: string;
  readonly reason: string;
};

/** `booked`: now, or just so before. `mismatch`: the name was used for something else. `short`: there are fewer coins. */
export type CoinOutcome =
  | { readonly kind: 'booked'; readonly event: CoinEvent }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'short'; readonly availableMinor: bigint };

export interface CoinEventFilter {
  readonly brand?: BrandFilter;
  readonly playerId?: string;
  readonly cursor?: string;
  readonly limit: number;
}

/** A rate that was locked for a player: `rate` units of `to` for one of `from`, as decimal text. */
export interface LockedRate {
  readonly id: string;
  readonly brand: string;
  readonly playerId: string;
  readonly from: string;
  readonly to: string;
  readonly rate: string;
  readonly expiresAt: Date;
}

export interface CoinStore {
  of(brand: string, playerId: string): Promise<Coins>;
  play(report: PlayReport, at: Date): Promise<CoinOutcome>;
  grant(grant: Grant, at: Date): Promise<CoinOutcome>;
  events(filter: CoinEventFilter): Promise<Page<CoinEvent>>;
  lockRate(rate: LockedRate): Promise<void>;
  findRate(id: string): Promise<LockedRate | undefined>;
  /** The player's rate of a pair that is good for longest. */
  newestRate(of: Pick<LockedRate, 'brand' | 'playerId' | 'from' | 'to'>): Promise<LockedRate | undefined>;
  /** Forgets rates that ended longer ago. Returns how many. */
  sweepRates(before: Date): Promise<number>;
}

/** What of a player's coins can be redeemed, never below zero. */
export function redeemableOf({ redeemableMinor, unplayedMinor }: Coins): bigint {
  const rest = unplayedMinor < 0n ? redeemableMinor + unplayedMinor : redeemableMinor;
  return rest > 0n ? rest : 0n;
}
