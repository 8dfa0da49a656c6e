import type { Migration } from './migration.ts';

/**
 * Deposits and what happened to them. History and outbox are written by a trigger on the deposit, so that no path that
 * moves one can forget them, and an order of states that the domain does not know is refused here too.
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
      account_id bigint not null references account,
      bonus_id text,
      session_id text,
      return_url text,
      return_id text not null unique,
      instruction jsonb,
      txid text,
      fail_reason text,
      expires_at timestamptz not null,
      next_check_at timestamptz,
      check_count integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null
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
      state text not null check (state in ('credited', 'held', 'due', 'returned')),
      account_id bigint not null references account,
      reversed_minor bigint not null default 0 check (reversed_minor between 0 and minor),
      credit_attempts integer not null default 0,
      next_credit_at timestamptz,
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
      deposit_id text not null,
      type text not null,
      payload jsonb not null,
      created_at timestamptz not null,
      published_at timestamptz
    )`,
    'create index outbox_unpublished on outbox (id) where published_at is null',

    `create table deposit_transition (
      from_state text not null,
      state text not null,
      primary key (from_state, state)
    )`,
    `insert into deposit_transition (from_state, state) values
      ('created', 'pending'), ('created', 'paid'), ('created', 'credited'),
      ('created', 'failed'), ('created', 'canceled'), ('created', 'expired'),
      ('pending', 'paid'), ('pending', 'credited'),
      ('pending', 'failed'), ('pending', 'canceled'), ('pending', 'expired'),
      ('paid', 'credited'), ('paid', 'canceled'),
      ('failed', 'paid'), ('failed', 'credited'),
      ('canceled', 'paid'), ('canceled', 'credited'),
      ('expired', 'paid'), ('expired', 'credited')`,

    `create function note_new_deposits() returns trigger language plpgsql as $$
    begin
      insert into deposit_history (deposit_id, state, credited_minor, reversed_minor, is_late, is_held, at)
        select id, state, credited_minor, reversed_minor, is_late, is_held, created_at from inserted;
      return null;
    end $$`,
    `create trigger deposit_noted_new after insert on deposit
      referencing new table as inserted for each statement execute function note_new_deposits()`,

    `create function note_deposit_changes() returns trigger language plpgsql as $$
    declare
      bad record;
    begin
      select o.id, o.state as was, n.state as now into bad from after_change n join before_change o on o.id = n.id
        where n.state <> o.state and not exists (
          select 1 from deposit_transition t where t.from_state = o.state and t.state = n.state)
        limit 1;
      if found then
        raise exception 'deposit % can not go from % to %', bad.id, bad.was, bad.now using errcode = 'OC004';
      end if;
      with change as (
        select n.*, o.state as from_state, o.reversed_minor as from_reversed
        from after_change n join before_change o on o.id = n.id
        where (n.state, n.credited_minor, n.reversed_minor, n.is_late, n.is_held)
          is distinct from (o.state, o.credited_minor, o.reversed_minor, o.is_late, o.is_held)
      ), noted as (
        insert into deposit_history
          (deposit_id, from_state, state, credited_minor, reversed_minor, is_late, is_held, at)
          select id, from_state, state, credited_minor, reversed_minor, is_late, is_held, updated_at from change
      )
      insert into outbox (brand, player_id, deposit_id, type, payload, created_at)
        select brand, player_id, id,
          case when reversed_minor <> from_reversed then 'deposit.reversed'
               when state <> from_state then 'deposit.' || state
               else 'deposit.updated' end,
          jsonb_build_object(
            'state', state, 'method', method, 'currency', currency, 'txid', txid, 'bonusId', bonus_id,
            'failReason', fail_reason, 'isLate', is_late, 'isHeld', is_held,
            'askedMinor', asked_minor::text, 'payableMinor', payable_minor::text,
            'receivedMinor', received_minor::text, 'creditedMinor', credited_minor::text,
            'reversedMinor', reversed_minor::text),
          updated_at
        from change;
      return null;
    end $$`,
    `create trigger deposit_noted after update on deposit
      referencing old table as before_change new table as after_change
      for each statement execute function note_deposit_changes()`,
  ],
};
