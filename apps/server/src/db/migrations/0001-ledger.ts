import type { Migration } from './migration.ts';

/**
 * The double entry ledger. What holds it together stands here and not in the server, so that no code path, script or
 * operator's query can get round it: each statement's postings balance by entry and currency, balances move with the
 * postings, nothing is changed or deleted, and only what a player owes takes the player below zero.
 */
export const ledger: Migration = {
  name: '0001-ledger',
  statements: [
    `create table account (
      id bigint generated always as identity primary key,
      brand text not null,
      kind text not null check (kind in (
        'player_cash', 'player_bonus', 'player_gold', 'player_sweep_unplayed', 'player_sweep_redeemable',
        'provider_clearing', 'suspense', 'bonus', 'fees', 'operator_fees', 'exchange', 'operator_wallet',
        'reserved_withdrawals')),
      owner text not null default '',
      currency text not null,
      shard smallint not null default 0,
      balance bigint not null default 0,
      may_go_negative boolean not null generated always as (
        kind in ('provider_clearing', 'bonus', 'fees', 'operator_fees', 'exchange', 'operator_wallet')) stored,
      is_in_arrears boolean not null default false,
      unique (brand, kind, owner, currency, shard),
      unique (id, currency),
      constraint account_not_negative check (balance >= 0 or may_go_negative or is_in_arrears),
      constraint account_of_coin check ((kind <> 'player_gold' or currency = 'QGC')
        and (kind not in ('player_sweep_unplayed', 'player_sweep_redeemable') or currency = 'QSC'))
    ) with (fillfactor = 70)`,

    `create table ledger_entry (
      id bigint generated always as identity primary key,
      kind text not null check (kind in (
        'deposit', 'hold', 'release', 'reversal', 'reversal_won', 'transfer',
        'bonus', 'bonus_reversal', 'fee', 'fee_reversal',
        'reserve', 'reserve_return', 'payout', 'payout_return',
        'box', 'box_reversal', 'coin_play', 'coin_grant', 'adjustment')),
      deposit_id text,
      movement_id text,
      withdrawal_id text,
      coin_event bigint,
      adjustment_id text,
      created_at timestamptz not null
    )`,
    'create index ledger_entry_deposit on ledger_entry (deposit_id)',
    'create index ledger_entry_withdrawal on ledger_entry (withdrawal_id) where withdrawal_id is not null',
    'create index ledger_entry_coin_event on ledger_entry (coin_event) where coin_event is not null',
    'create index ledger_entry_adjustment on ledger_entry (adjustment_id) where adjustment_id is not null',

    `create table ledger_posting (
      id bigint generated always as identity primary key,
      entry_id bigint not null references ledger_entry,
      account_id bigint not null,
      currency text not null,
      minor bigint not null check (minor <> 0),
      foreign key (account_id, currency) references account (id, currency)
    )`,
    'create index ledger_posting_entry on ledger_posting (entry_id)',
    'create index ledger_posting_account on ledger_posting (account_id)',

    // What goes back, a reversal, a bonus or a box, may leave a player below zero; so may what is taken off money that has
    // just come: a fee, and the price of a box.
    `create function apply_postings() returns trigger language plpgsql as $$
    declare
      unbalanced record;
    begin
      select entry_id, currency into unbalanced from inserted
        group by entry_id, currency having sum(minor) <> 0 limit 1;
      if found then
        raise exception 'ledger entry % is not balanced in %', unbalanced.entry_id, unbalanced.currency
          using errcode = 'OC001';
      end if;
      -- In id order, so that two transactions never wait for each other.
      perform 1 from account where id in (select account_id from inserted) order by id for no key update;
      update account a set
        balance = a.balance + change.minor,
        is_in_arrears = not a.may_go_negative and a.balance + change.minor < 0
          and (change.minor > 0 or change.is_owed)
      from (
        select p.account_id, sum(p.minor)::bigint as minor,
          bool_and(p.minor > 0 or e.kind in ('reversal', 'bonus_reversal', 'fee', 'box', 'box_reversal')) as is_owed
        from inserted p join ledger_entry e on e.id = p.entry_id
        group by p.account_id
      ) change
      where a.id = change.account_id;
      return null;
    end $$`,
    `create trigger ledger_posting_applied after insert on ledger_posting
      referencing new table as inserted for each statement execute function apply_postings()`,

    `create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is never changed', tg_table_name using errcode = 'OC002';
    end $$`,
    `create trigger ledger_posting_immutable before update or delete or truncate on ledger_posting
      for each statement execute function refuse_change()`,
    `create trigger ledger_entry_immutable before update or delete or truncate on ledger_entry
      for each statement execute function refuse_change()`,
    `create trigger account_kept before delete or truncate on account
      for each statement execute function refuse_change()`,

    `create function guard_balance() returns trigger language plpgsql as $$
    begin
      -- Only the trigger on the postings moves balances: it runs one level above this one.
      if pg_trigger_depth() < 2 then
        raise exception 'balances move with postings alone' using errcode = 'OC003';
      end if;
      return new;
    end $$`,
    `create trigger account_balance_guarded before update on account
      for each row execute function guard_balance()`,
    `create function guard_new_account() returns trigger language plpgsql as $$
    begin
      raise exception 'an account starts empty' using errcode = 'OC003';
    end $$`,
    `create trigger account_starts_empty before insert on account
      for each row when (new.balance <> 0 or new.is_in_arrears) execute function guard_new_account()`,

    // Where a player's money is booked: in our own account of theirs, or in the one that stands for the operator's wallet.
    `create function player_account_kind(p_is_outside boolean) returns text language sql immutable as
      $$ select case when p_is_outside then 'operator_wallet' else 'player_cash' end $$`,

    // House accounts are spread over 16 rows; a connection keeps to one, so that no row is locked by every deposit.
    `create function house_shard() returns smallint language sql volatile as
      $$ select (pg_backend_pid() % 16)::smallint $$`,

    `create function ensure_account(p_brand text, p_kind text, p_owner text, p_currency text, p_shard smallint)
      returns bigint language plpgsql as $$
    declare
      v_id bigint;
    begin
      select id into v_id from account where brand = p_brand and kind = p_kind and owner = p_owner
        and currency = p_currency and shard = p_shard;
      if found then return v_id; end if;
      insert into account (brand, kind, owner, currency, shard)
        values (p_brand, p_kind, p_owner, p_currency, p_shard) on conflict do nothing returning id into v_id;
      if v_id is null then
        select id into strict v_id from account where brand = p_brand and kind = p_kind and owner = p_owner
          and currency = p_currency and shard = p_shard;
      end if;
      return v_id;
    end $$`,
  ],
};
