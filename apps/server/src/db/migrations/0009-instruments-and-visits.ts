import type { Migration } from './migration.ts';

/** Cards and accounts that providers remember for players, and visits as an operator reads them: newest first. */
export const instrumentsAndVisits: Migration = {
  name: '0009-instruments-and-visits',
  statements: [
    `create table saved_instrument (
      id text primary key,
      brand text not null,
      player_id text not null,
      method text not null,
      provider text not null,
      token text not null,
      label text not null,
      card_brand text,
      created_at timestamptz not null,
      used_at timestamptz not null,
      unique (brand, player_id, method, provider, token)
    )`,
    'create index payment_session_newest on payment_session (created_at desc, id desc)',
    'create index payment_session_of_player on payment_session (brand, player_id, created_at desc, id desc)',
    'create index abandoned_create_newest on abandoned_create (at desc, id desc)',
    'create index abandoned_create_of_player on abandoned_create (brand, player_id, at desc, id desc)',
  ],
};
