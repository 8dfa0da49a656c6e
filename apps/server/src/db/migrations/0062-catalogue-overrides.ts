import type { Migration } from './migration.ts';

/** What the operator has otherwise than the catalogue's files. An empty brand, country or currency stands for all. */
export const catalogueOverrides: Migration = {
  name: '0062-catalogue-overrides',
  statements: [
    `create table catalogue_override (
      method text not null,
      brand text not null,
      country text not null,
      currency text not null,
      patch jsonb not null,
      primary key (method, brand, country, currency)
    )`,
    `create table catalogue_change (
      id bigint generated always as identity primary key,
      method text not null,
      brand text not null,
      country text not null,
      currency text not null,
      before jsonb,
      after jsonb,
      reason text not null,
      operator_key text not null,
      changed_by text not null,
      at timestamptz not null
    )`,
    'create index catalogue_change_newest on catalogue_change (at desc, id desc)',
    `create trigger catalogue_change_immutable before update or delete or truncate on catalogue_change
      for each statement execute function refuse_change()`,
  ],
};
