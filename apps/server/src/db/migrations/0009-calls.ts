import type { Migration } from './migration.ts';

/**
 * What the calls keep beside money: repeated requests, visits, cards and accounts that providers remember for players,
 * bonuses, and who the operator's programs are.
 */
export const calls: Migration = {
  name: '0009-calls',
  statements: [
    `create table idempotency_key (
      brand text not null,
      player_id text not null,
      call text not null,
      key text not null,
      body_hash text not null,
      state text not null check (state in ('running', 'done')),
      owner text not null,
      claim text not null,
      claims integer not null default 1,
      lease_until timestamptz not null,
      reply jsonb,
      created_at timestamptz not null,
      primary key (brand, player_id, call, key)
    )`,
    `create index idempotency_key_running on idempotency_key (lease_until) where state = 'running'`,
    'create index idempotency_key_age on idempotency_key (created_at)',

    `create table payment_session (
      id text primary key,
      brand text not null,
      player_id text not null,
      minor bigint,
      currency text,
      pending_group text,
      created_at timestamptz not null
    )`,
    'create index payment_session_newest on payment_session (created_at desc, id desc)',
    'create index payment_session_of_player on payment_session (brand, player_id, created_at desc, id desc)',
    `create table abandoned_create (
      id bigint generated always as identity primary key,
      brand text not null,
      player_id text not null,
      method text not null,
      method_text text,
      at timestamptz not null
    )`,
    'create index abandoned_create_newest on abandoned_create (at desc, id desc)',
    'create index abandoned_create_of_player on abandoned_create (brand, player_id, at desc, id desc)',

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

    `create table bonus (
      brand text not null,
      id text not null,
      currency text not null,
      kind text not null check (kind in ('deposit', 'freespin')),
      title text not null,
      description text,
      min_minor bigint not null check (min_minor >= 0),
      max_minor bigint,
      percent integer,
      spins integer,
      position integer not null default 0,
      expires_at timestamptz,
      is_active boolean not null default true,
      primary key (brand, id, currency)
    )`,

    `create table operator_key (
      id text primary key,
      name text not null,
      owner text not null,
      role text not null check (role in ('read', 'act', 'approve')),
      brands text[] check (cardinality(brands) > 0),
      is_keeper boolean not null default false,
      source text not null check (source in ('configuration', 'api')),
      created_by text,
      hash text not null unique,
      created_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`,

    `create table session_code (
      hash text primary key,
      player jsonb not null,
      expires_at timestamptz not null
    )`,

    `create table webhook_endpoint (
      brand text not null,
      url text not null,
      disabled_at timestamptz,
      reason text,
      primary key (brand, url)
    )`,
    `create table webhook_delivery (
      id text primary key,
      outbox_id bigint not null,
      brand text not null,
      url text not null,
      subject text not null,
      type text not null,
      body text not null,
      state text not null check (state in ('due', 'delivered', 'failed', 'disabled')),
      attempts integer not null default 0,
      -- Before it was last sent anew by hand: the schedule counts from there.
      attempts_before integer not null default 0,
      next_at timestamptz,
      created_at timestamptz not null,
      unique (outbox_id, url)
    )`,
    `create index webhook_delivery_due on webhook_delivery (next_at) where state = 'due'`,
    `create index webhook_delivery_order on webhook_delivery (url, subject, outbox_id) where state = 'due'`,
    'create index webhook_delivery_newest on webhook_delivery (created_at desc, id desc)',
    'create index webhook_delivery_subject on webhook_delivery (subject)',
    `create table webhook_attempt (
      delivery_id text not null references webhook_delivery,
      ordinal integer not null,
      at timestamptz not null,
      duration_ms integer not null,
      status integer,
      error text,
      request_headers jsonb not null,
      reply text,
      primary key (delivery_id, ordinal)
    )`,
  ],
};
