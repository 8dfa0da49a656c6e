import type { Migration } from './migration.ts';

/**
 * Players, their deposits with the terms that they were shown, and what happened to them: money that moved, what a chain
 * and the payer told before it did, what went back, and what is to be told to others.
 */
export const deposits: Migration = {
  name: '0002-deposits',
  statements: [
    `create table player (
      brand text not null,
      id text not null,
      country text not null,
      currency text not null,
      name text,
      email text,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (brand, id)
    )`,
    'create index player_newest on player (first_seen_at desc, id desc)',

    `create table deposit (
      id text primary key,
      brand text not null,
      player_id text not null,
      method text not null,
      country text not null,
      currency text not null,
      state text not null default 'created' check (state in (
        'created', 'pending', 'paid', 'credited', 'failed', 'canceled', 'expired')),
      asked_minor bigint not null check (asked_minor > 0),
      payable_minor bigint not null check (payable_minor > 0),
      received_minor bigint not null default 0,
      credited_minor bigint not null default 0,
      reversed_minor bigint not null default 0,
      is_late boolean not null default false,
      is_held boolean not null default false,
      tolerance_ppm integer not null check (tolerance_ppm between 0 and 1000000),
      credits_what_arrives boolean not null,
      takes_more boolean not null default false,
      account_id bigint not null references account,
      bonus_id text,
      bonus_percent numeric check (bonus_percent > 0),
      bonus_least_minor bigint,
      bonus_most_minor bigint,
      bonus_granted_minor bigint not null default 0,
      bonus_minor bigint not null default 0,
      fee_percent numeric check (fee_percent >= 0),
      fee_fixed_minor bigint,
      fee_least_minor bigint,
      fee_most_minor bigint,
      fee_minor bigint not null default 0 check (fee_minor >= 0),
      box_id text,
      box_gold_minor bigint check (box_gold_minor > 0),
      box_sweep_minor bigint check (box_sweep_minor >= 0),
      box_cost_minor bigint not null default 0,
      box_sold_minor bigint not null default 0,
      gold_minor bigint not null default 0,
      sweep_minor bigint not null default 0,
      session_id text,
      return_url text,
      return_id text not null unique,
      instruction jsonb,
      txid text,
      chain_txid text,
      chain_network text,
      chain_asset text,
      chain_amount numeric(78, 0),
      chain_received text,
      chain_confirmations integer check (chain_confirmations >= 0),
      chain_required integer check (chain_required > 0),
      chain_seen_at timestamptz,
      claimed_at timestamptz,
      claim_fields jsonb,
      claim_outcome text check (claim_outcome in ('noted', 'refused', 'unknown')),
      fail_reason text,
      expires_at timestamptz not null,
      next_check_at timestamptz,
      check_count integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint deposit_bonus_within check (bonus_minor between 0 and bonus_granted_minor),
      constraint deposit_bonus_terms check (bonus_percent is null or bonus_least_minor is not null),
      constraint deposit_fee_terms check (fee_percent is null or fee_fixed_minor is not null),
      constraint deposit_box_whole check (num_nulls(box_id, box_gold_minor, box_sweep_minor) in (0, 3)),
      constraint deposit_box_within check (box_sold_minor between 0 and box_cost_minor
        and gold_minor between 0 and coalesce(box_gold_minor, 0)
        and sweep_minor between 0 and coalesce(box_sweep_minor, 0)),
      constraint deposit_chain_whole check (chain_txid is null or num_nulls(
        chain_network, chain_asset, chain_amount, chain_confirmations, chain_required, chain_seen_at) = 0)
    ) with (fillfactor = 70)`,
    'create index deposit_of_player on deposit (brand, player_id, created_at desc, id desc)',
    'create index deposit_newest on deposit (created_at desc, id desc)',
    `create index deposit_expiring on deposit (expires_at) where state in ('created', 'pending')`,
    'create index deposit_to_check on deposit (next_check_at) where next_check_at is not null',
    'create index deposit_held on deposit (created_at desc, id desc) where is_held',

    `create table deposit_attempt (
      reference text primary key,
      deposit_id text not null references deposit,
      ordinal integer not null,
      provider text not null,
      provider_method text not null,
      state text not null check (state in ('calling', 'created', 'declined', 'unknown', 'fieldsRequired')),
      provider_reference text,
      reason text,
      request_key text unique,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (deposit_id, ordinal)
    )`,

    `create table deposit_history (
      id bigint generated always as identity primary key,
      deposit_id text not null,
      from_state text,
      state text not null,
      credited_minor bigint not null,
      reversed_minor bigint not null,
      is_late boolean not null,
      is_held boolean not null,
      at timestamptz not null
    )`,
    'create index deposit_history_of on deposit_history (deposit_id, id)',

    `create table movement (
      id text primary key,
      deposit_id text not null references deposit,
      provider text not null,
      transaction_id text not null,
      reference text not null,
      minor bigint not null check (minor > 0),
      currency text not null,
      txid text,
      state text not null check (state in ('credited', 'held', 'due', 'returned', 'rejected')),
      account_id bigint not null references account,
      reversed_minor bigint not null default 0 check (reversed_minor between 0 and minor),
      credit_attempts integer not null default 0,
      next_credit_at timestamptz,
      chain_network text,
      chain_asset text,
      chain_amount numeric(78, 0),
      created_at timestamptz not null,
      unique (provider, transaction_id)
    )`,
    'create index movement_of_deposit on movement (deposit_id)',
    `create index movement_due on movement (next_credit_at) where state = 'due'`,

    `create table reversal (
      provider text not null,
      reversal_id text not null,
      transaction_id text not null,
      reference text not null,
      kind text not null check (kind in ('refund', 'chargeback', 'chargebackWon')),
      minor bigint not null check (minor > 0),
      currency text not null,
      state text not null check (state in ('applied', 'parked', 'refused')),
      movement_id text references movement,
      deposit_id text references deposit,
      created_at timestamptz not null,
      primary key (provider, reversal_id)
    )`,
    'create index reversal_of_deposit on reversal (deposit_id)',
    `create index reversal_parked on reversal (provider, transaction_id) where state = 'parked'`,

    `create table incoming_webhook (
      provider text not null,
      webhook_id text not null,
      received_at timestamptz not null,
      primary key (provider, webhook_id)
    )`,
    'create index incoming_webhook_age on incoming_webhook (received_at)',

    `create table unmatched_event (
      provider text not null,
      event_id text not null,
      reference text not null,
      payload jsonb not null,
      received_at timestamptz not null,
      primary key (provider, event_id)
    )`,

    `create table outbox (
      id bigint generated always as identity primary key,
      brand text not null,
      player_id text not null,
      deposit_id text,
      withdrawal_id text,
      type text not null,
      payload jsonb not null,
      created_at timestamptz not null,
      published_at timestamptz,
      constraint outbox_of_one check (num_nonnulls(deposit_id, withdrawal_id) = 1)
    )`,
    'create index outbox_unpublished on outbox (id) where published_at is null',
  ],
};
