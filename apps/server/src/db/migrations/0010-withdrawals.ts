import type { Migration } from './migration.ts';

/**
 * Withdrawals. What a step of one means for the ledger is booked by a trigger on its state, so that no path can forget it or
 * do it twice: reserved sets the amount aside, an end without money gives it back, settled pays it out and keeps the
 * fee. Steps that the domain does not know are refused here too.
 *
 * A redemption is a withdrawal of sweep coins, paid out in another currency at a rate that was locked: the coins go to the
 * exchange, and the money comes from there.
 */
export const withdrawals: Migration = {
  name: '0010-withdrawals',
  statements: [
    `create table withdrawal (
      id text primary key,
      brand text not null,
      player_id text not null,
      method text not null,
      country text not null,
      currency text not null,
      state text not null default 'requested' check (state in (
        'requested', 'reserved', 'confirm', 'review', 'approved', 'sent', 'settled',
        'rejected', 'canceled', 'failed', 'returned')),
      minor bigint not null check (minor > 0),
      fee_minor bigint not null check (fee_minor >= 0 and fee_minor < minor),
      fee_borne_minor bigint not null default 0 check (fee_borne_minor >= 0),
      returned_minor bigint not null default 0 check (returned_minor between 0 and minor - fee_minor),
      payout_currency text,
      payout_minor bigint check (payout_minor > 0),
      payout_rate text,
      payout_returned_minor bigint not null default 0,
      player_account_id bigint not null references account,
      reserve_account_id bigint not null references account,
      wallet_is_outside boolean not null default false,
      account_type text check (account_type in ('main', 'additional')),
      destination text not null,
      fields jsonb not null,
      language text not null,
      created_by text not null,
      request_key text unique,
      is_on_hold boolean not null default false,
      paid_by text,
      review_reason text,
      fail_reason text,
      player_reason text,
      txid text,
      confirm_until timestamptz,
      next_step_at timestamptz,
      step_count integer not null default 0,
      approved_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint withdrawal_payout_whole check (num_nulls(payout_currency, payout_minor, payout_rate) in (0, 3)),
      constraint withdrawal_payout_of_coins check ((currency = 'QSC') = (payout_currency is not null)),
      constraint withdrawal_payout_within check (payout_returned_minor between 0 and coalesce(payout_minor, 0))
    ) with (fillfactor = 70)`,
    'create index withdrawal_of_player on withdrawal (brand, player_id, created_at desc, id desc)',
    'create index withdrawal_newest on withdrawal (created_at desc, id desc)',
    `create index withdrawal_due on withdrawal (next_step_at) where next_step_at is not null`,
    `create index withdrawal_unconfirmed on withdrawal (confirm_until) where state = 'confirm'`,
    `create index withdrawal_in_review on withdrawal (created_at desc, id desc) where state = 'review'`,

    `create table withdrawal_attempt (
      reference text primary key,
      withdrawal_id text not null references withdrawal,
      ordinal integer not null,
      provider text not null,
      provider_method text not null,
      state text not null check (state in ('calling', 'accepted', 'refused', 'unknown', 'settled')),
      provider_reference text,
      reason text,
      passed_over text[] not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (withdrawal_id, ordinal)
    )`,

    `create table withdrawal_history (
      id bigint generated always as identity primary key,
      withdrawal_id text not null references withdrawal,
      from_state text,
      state text not null,
      at timestamptz not null
    )`,
    'create index withdrawal_history_of on withdrawal_history (withdrawal_id, id)',

    `create table withdrawal_decision (
      id bigint generated always as identity primary key,
      withdrawal_id text not null references withdrawal,
      decision text not null check (decision in ('created', 'approved', 'rejected', 'held')),
      operator_key text not null,
      decided_by text not null,
      reason text not null,
      at timestamptz not null
    )`,
    'create index withdrawal_decision_of on withdrawal_decision (withdrawal_id, id)',
    `create trigger withdrawal_decision_immutable before update or delete or truncate on withdrawal_decision
      for each statement execute function refuse_change()`,

    // What providers' money did. A parked one does not fit what was sent, or comes before what it belongs to.
    `create table payout (
      provider text not null,
      transaction_id text not null,
      kind text not null check (kind in ('settled', 'returned')),
      reference text not null,
      withdrawal_id text references withdrawal,
      minor bigint not null check (minor > 0),
      currency text not null,
      txid text,
      reason text,
      state text not null check (state in ('applied', 'parked')),
      at timestamptz not null,
      primary key (provider, transaction_id)
    )`,
    'create index payout_of_withdrawal on payout (withdrawal_id)',
    // A payout is settled once, whatever its movements are called.
    `create unique index payout_settled_once on payout (withdrawal_id) where kind = 'settled' and state = 'applied'`,

    `create table withdrawal_code (
      withdrawal_id text primary key references withdrawal,
      hash text not null,
      tries integer not null default 0,
      sent integer not null default 1,
      expires_at timestamptz not null,
      resend_at timestamptz not null
    )`,

    `create table withdrawal_transition (
      from_state text not null,
      state text not null,
      primary key (from_state, state)
    )`,
    `insert into withdrawal_transition (from_state, state) values
      ('requested', 'reserved'), ('requested', 'failed'),
      ('reserved', 'confirm'), ('reserved', 'review'),
      ('confirm', 'review'), ('confirm', 'canceled'),
      ('review', 'approved'), ('review', 'rejected'), ('review', 'canceled'),
      ('approved', 'sent'), ('approved', 'settled'), ('approved', 'failed'),
      ('sent', 'settled'), ('sent', 'failed'),
      ('settled', 'returned')`,

    `create function book_withdrawal(p_kind text, p_withdrawal text, p_currency text, p_at timestamptz,
      p_accounts bigint[], p_minors bigint[]) returns void language plpgsql as $$
    declare
      v_entry bigint;
    begin
      insert into ledger_entry (kind, withdrawal_id, created_at) values (p_kind, p_withdrawal, p_at)
        returning id into v_entry;
      insert into ledger_posting (entry_id, account_id, currency, minor)
        select v_entry, line.account_id, p_currency, line.minor
        from unnest(p_accounts, p_minors) as line (account_id, minor) where line.minor <> 0;
    end $$`,

    // What the operator bears of a fee, or no longer bears.
    `create function book_borne_fee(p_withdrawal text, p_brand text, p_currency text, p_minor bigint, p_at timestamptz)
      returns void language plpgsql as $$
    begin
      if p_minor = 0 then return; end if;
      perform book_withdrawal(case when p_minor > 0 then 'fee' else 'fee_reversal' end, p_withdrawal, p_currency, p_at,
        array[ensure_account(p_brand, 'operator_fees', '', p_currency, house_shard()),
          ensure_account(p_brand, 'fees', '', p_currency, house_shard())],
        array[-p_minor, p_minor]);
    end $$`,

    `create function book_withdrawal_changes() returns trigger language plpgsql as $$
    declare
      w record;
      v_back bigint;
      v_fee_back bigint;
      v_clearing bigint;
      v_exchange bigint;
      v_coins bigint;
    begin
      for w in
        select n.*, o.state as was, o.returned_minor as was_returned, o.payout_returned_minor as was_payout_returned
        from after_change n join before_change o on o.id = n.id
        where (n.state, n.returned_minor, n.payout_returned_minor)
          is distinct from (o.state, o.returned_minor, o.payout_returned_minor)
        order by n.id
      loop
        if w.state <> w.was and not exists (
          select 1 from withdrawal_transition t where t.from_state = w.was and t.state = w.state) then
          raise exception 'withdrawal % can not go from % to %', w.id, w.was, w.state using errcode = 'OC004';
        end if;
        v_back := w.returned_minor - w.was_returned;
        -- The fee was for a payout: once all of it is back, the fee goes back too.
        v_fee_back := case when v_back <> 0 and w.returned_minor = w.minor - w.fee_minor then w.fee_minor else 0 end;
        if w.state <> w.was and w.state = 'reserved' then
          perform book_withdrawal('reserve', w.id, w.currency, w.updated_at,
            array[w.player_account_id, w.reserve_account_id], array[-w.minor, w.minor]);
        elsif w.state <> w.was and w.state in ('rejected', 'canceled', 'failed') and w.was <> 'requested' then
          perform book_withdrawal('reserve_return', w.id, w.currency, w.updated_at,
            array[w.reserve_account_id, w.player_account_id], array[-w.minor, w.minor]);
        elsif w.paid_by is not null then
          v_clearing := ensure_account(w.brand, 'provider_clearing', w.paid_by,
            coalesce(w.payout_currency, w.currency), house_shard());
          if w.payout_currency is null then
            if w.state <> w.was and w.state = 'settled' then
              perform book_withdrawal('payout', w.id, w.currency, w.updated_at,
                array[w.reserve_account_id, v_clearing, ensure_account(w.brand, 'fees', '', w.currency, house_shard())],
                array[-w.minor, w.minor - w.fee_minor, w.fee_minor]);
              perform book_borne_fee(w.id, w.brand, w.currency, w.fee_borne_minor, w.updated_at);
            end if;
            if v_back <> 0 then
              perform book_withdrawal('payout_return', w.id, w.currency, w.updated_at,
                array[v_clearing, ensure_account(w.brand, 'fees', '', w.currency, house_shard()), w.player_account_id],
                array[-v_back, -v_fee_back, v_back + v_fee_back]);
              if w.returned_minor = w.minor - w.fee_minor then
                perform book_borne_fee(w.id, w.brand, w.currency, -w.fee_borne_minor, w.updated_at);
              end if;
            end if;
          else
            v_exchange := ensure_account(w.brand, 'exchange', 'coins', w.payout_currency, house_shard());
            v_coins := ensure_account(w.brand, 'exchange', 'coins', w.currency, house_shard());
            if w.state <> w.was and w.state = 'settled' then
              perform book_withdrawal('payout', w.id, w.currency, w.updated_at,
                array[w.reserve_account_id, v_coins], array[-w.minor, w.minor]);
              perform book_withdrawal('payout', w.id, w.payout_currency, w.updated_at,
                array[v_exchange, v_clearing], array[-w.payout_minor, w.payout_minor]);
            end if;
            if v_back <> 0 then
              perform book_withdrawal('payout_return', w.id, w.currency, w.updated_at,
                array[v_coins, w.player_account_id], array[-v_back - v_fee_back, v_back + v_fee_back]);
            end if;
            if w.payout_returned_minor <> w.was_payout_returned then
              perform book_withdrawal('payout_return', w.id, w.payout_currency, w.updated_at,
                array[v_clearing, v_exchange],
                array[w.was_payout_returned - w.payout_returned_minor, w.payout_returned_minor - w.was_payout_returned]);
            end if;
          end if;
        end if;
        if w.state <> w.was then
          insert into withdrawal_history (withdrawal_id, from_state, state, at)
            values (w.id, w.was, w.state, w.updated_at);
        end if;
        insert into outbox (brand, player_id, withdrawal_id, type, payload, created_at) values
          (w.brand, w.player_id, w.id, 'withdrawal.' || w.state,
          jsonb_build_object('state', w.state, 'method', w.method, 'currency', w.currency,
            'minor', w.minor::text, 'feeMinor', w.fee_minor::text,
            'feeBorneMinor', w.fee_borne_minor::text, 'returnedMinor', w.returned_minor::text,
            'payoutCurrency', w.payout_currency, 'payoutMinor', w.payout_minor::text,
            'destination', w.destination, 'txid', w.txid, 'createdBy', w.created_by,
            'reviewReason', w.review_reason, 'failReason', w.fail_reason, 'playerReason', w.player_reason),
          w.updated_at);
      end loop;
      return null;
    end $$`,
    `create trigger withdrawal_changes_booked after update on withdrawal
      referencing old table as before_change new table as after_change
      for each statement execute function book_withdrawal_changes()`,

    `create function note_new_withdrawals() returns trigger language plpgsql as $$
    begin
      insert into withdrawal_history (withdrawal_id, state, at) select id, state, created_at from inserted;
      return null;
    end $$`,
    `create trigger withdrawal_noted_new after insert on withdrawal
      referencing new table as inserted for each statement execute function note_new_withdrawals()`,
    `create function guard_new_withdrawal() returns trigger language plpgsql as $$
    begin
      raise exception 'a withdrawal starts as requested' using errcode = 'OC004';
    end $$`,
    `create trigger withdrawal_starts_requested before insert on withdrawal
      for each row when (new.state <> 'requested' or new.returned_minor <> 0) execute function guard_new_withdrawal()`,
  ],
};
