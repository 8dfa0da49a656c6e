import type { Migration } from './migration.ts';

/** What widgets report, without whose it was, and the traces that payments at providers belong to. */
export const reports: Migration = {
  name: '0040-reports',
  statements: [
    `create table measurement (
      id bigint generated always as identity primary key,
      brand text not null,
      key text not null,
      seconds double precision not null,
      told_at double precision not null,
      at timestamptz not null
    )`,
    'create index measurement_newest on measurement (at desc, id desc)',
    'create index measurement_of_key on measurement (brand, key, at desc, id desc)',
    `create table analytics_event (
      id bigint generated always as identity primary key,
      brand text not null,
      event text not null,
      step jsonb not null,
      told_at double precision not null,
      at timestamptz not null
    )`,
    'create index analytics_event_newest on analytics_event (at desc, id desc)',
    'create index analytics_event_of_name on analytics_event (brand, event, at desc, id desc)',
    `create table payment_trace (
      provider text not null,
      reference text not null,
      traceparent text not null,
      at timestamptz not null,
      primary key (provider, reference)
    )`,
    'create index payment_trace_age on payment_trace (at)',
  ],
};
