import type { Migration } from './migration.ts';

/** Days of ours that were compared with a provider's books, and what did not agree. */
export const reconciliations: Migration = {
  name: '0064-reconciliations',
  statements: [
    `create table reconciliation (
      id text primary key,
      provider text not null,
      day text not null,
      state text not null check (state in ('agrees', 'differs', 'unreadable')),
      matched integer not null,
      exceptions integer not null,
      requested_by text not null,
      request_key text unique,
      at timestamptz not null
    )`,
    'create index reconciliation_newest on reconciliation (at desc, id desc)',
    'create index reconciliation_of_day on reconciliation (provider, day)',
    `create table reconciliation_exception (
      reconciliation_id text not null references reconciliation,
      n integer not null,
      kind text not null check (kind in ('missingHere', 'missingThere', 'amountDiffers', 'stateDiffers')),
      transaction_id text not null,
      reference text,
      ours jsonb,
      theirs jsonb,
      note text,
      primary key (reconciliation_id, n)
    )`,
  ],
};
