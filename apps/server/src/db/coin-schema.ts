import type { Generated } from 'kysely';

export interface CoinEventTable {
  n: Generated<bigint>;
  brand: string;
  kind: 'play' | 'grant';
  id: string;
  player_id: string;
  currency: 'QGC' | 'QSC';
  minor: bigint;
  returned_minor: bigint | null;
  from_unplayed_minor: bigint | null;
  operator_key: string;
  told_by: string | null;
  reason: string | null;
  at: Date;
}

export interface LockedRateTable {
  id: string;
  brand: string;
  player_id: string;
  from_currency: string;
  to_currency: string;
  rate: string;
  expires_at: Date;
}
