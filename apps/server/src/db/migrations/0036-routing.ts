import type { Migration } from './migration.ts';

/** Circuit breakers of provider accounts, shared by all servers, with what changed them. */
export const routing: Migration = {
  name: '0036-routing',
  statements: [
    `create table circuit (
      provider text primary key,
      state text not null default 'closed' check (state in ('closed', 'open', 'halfOpen')),
      failures integer not null default 0 check (failures >= 0),
      last_failure_at timestamptz,
      open_until timestamptz,
      probe_until timestamptz,
      constraint circuit_open_ends check (state <> 'open' or open_until is not null),
      constraint circuit_probe_ends check (state <> 'halfOpen' or probe_until is not null)
    )`,
    `create table circuit_change (
      id bigint generated always as identity primary key,
      provider text not null,
      from_state text not null,
      state text not null,
      reason text not null,
      at timestamptz not null
    )`,
    'create index circuit_change_of on circuit_change (provider, id desc)',
  ],
};
