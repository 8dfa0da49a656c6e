import type { Generated } from 'kysely';
import type { Json } from './json-column.ts';

// The tables of players' visits.

export interface PaymentSessionTable {
  id: string;
  brand: string;
  player_id: string;
  minor: bigint | null;
  currency: string | null;
  pending_group: string | null;
  created_at: Date;
}

export interface AbandonedCreateTable {
  id: Generated<bigint>;
  brand: string;
  player_id: string;
  method: string;
  method_text: string | null;
  at: Date;
}

export interface SavedInstrumentTable {
  id: string;
  brand: string;
  player_id: string;
  method: string;
  provider: string;
  token: string;
  label: string;
  card_brand: string | null;
  created_at: Date;
  used_at: Date;
}

export interface SessionCodeTable {
  hash: string;
  player: Json<unknown>;
  expires_at: Date;
}
