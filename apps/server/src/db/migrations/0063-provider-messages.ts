import type { Migration } from './migration.ts';

/** What providers told, as it came, for people who look and to be applied once more. Bodies are redacted before they come here. */
export const providerMessages: Migration = {
  name: '0063-provider-messages',
  statements: [
    `create table provider_webhook (
      id text primary key,
      provider text not null,
      webhook_id text not null,
      body text not null,
      events jsonb not null,
      reference_list text[] not null,
      outcome text not null,
      status integer not null,
      replays integer not null default 0,
      received_at timestamptz not null
    )`,
    'create index provider_webhook_newest on provider_webhook (received_at desc, id desc)',
    `create table provider_event (
      provider text not null,
      reference text not null,
      event_id text not null,
      type text not null,
      payload text not null,
      outcome text not null,
      webhook text,
      at timestamptz not null,
      primary key (provider, reference, event_id)
    )`,
    'create index provider_event_of on provider_event (reference, at)',
    'create index provider_event_age on provider_event (at)',
  ],
};
