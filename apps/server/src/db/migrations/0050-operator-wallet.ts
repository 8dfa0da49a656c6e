import type { Migration } from './migration.ts';

/**
 * What is booked in a wallet of the operator's. An operation names one booking there and is written in the transaction that
 * makes it due, so that no path can forget to tell it or tell it otherwise the next time; its body never changes while
 * it is open. Every call that was made for it is kept with its answer.
 */
export const operatorWallet: Migration = {
  name: '0050-operator-wallet',
  statements: [
    `create table wallet_operation (
      n bigint generated always as identity unique,
      brand text not null,
      tx_id text not null,
      call text not null check (call in ('deposit.authorize', 'deposit.credit', 'deposit.reverse',
        'withdrawal.reserve', 'withdrawal.settle', 'withdrawal.return', 'tx.cancel')),
      player_id text not null,
      currency text not null,
      minor bigint not null check (minor >= 0),
      bonus_minor bigint not null default 0 check (bonus_minor >= 0),
      payload jsonb not null,
      after jsonb,
      deposit_id text references deposit,
      withdrawal_id text references withdrawal,
      movement_id text references movement,
      state text not null default 'open' check (state in ('open', 'taken', 'refused', 'canceled')),
      needs_agent boolean not null default false,
      reason text,
      tries integer not null default 0,
      next_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (brand, tx_id, call),
      constraint wallet_operation_of_one check (num_nonnulls(deposit_id, withdrawal_id) = 1)
    ) with (fillfactor = 70)`,
    `create index wallet_operation_due on wallet_operation (next_at) where state = 'open'`,
    `create index wallet_operation_for_agent on wallet_operation (created_at) where needs_agent`,
    'create index wallet_operation_of_deposit on wallet_operation (deposit_id) where deposit_id is not null',
    'create index wallet_operation_of_withdrawal on wallet_operation (withdrawal_id) where withdrawal_id is not null',
    // One movement of a deposit at a time, since its bonus and fee depend on what was credited before.
    `create unique index wallet_operation_crediting on wallet_operation (deposit_id)
      where call = 'deposit.credit' and movement_id is not null and state = 'open'`,

    // Written before the call, and completed with what came back.
    `create table wallet_call (
      id bigint generated always as identity primary key,
      brand text not null,
      tx_id text not null,
      call text not null,
      deposit_id text,
      withdrawal_id text,
      body text not null,
      sent_at timestamptz not null,
      answered_at timestamptz,
      status integer,
      reply text,
      error text
    )`,
    'create index wallet_call_of_deposit on wallet_call (deposit_id, id) where deposit_id is not null',
    'create index wallet_call_of_withdrawal on wallet_call (withdrawal_id, id) where withdrawal_id is not null',

    `create function is_wallet_crediting(p_deposit text) returns boolean language sql stable as
      $$ select exists (select 1 from wallet_operation where deposit_id = p_deposit and call = 'deposit.credit'
           and movement_id is not null and state = 'open') $$`,

    `create function note_wallet_operation(p_brand text, p_tx text, p_call text, p_player text, p_currency text,
      p_minor bigint, p_bonus bigint, p_payload jsonb, p_deposit text, p_withdrawal text, p_now timestamptz)
      returns void language sql as $$
      insert into wallet_operation (brand, tx_id, call, player_id, currency, minor, bonus_minor, payload, deposit_id,
        withdrawal_id, next_at, created_at, updated_at)
        values (p_brand, p_tx, p_call, p_player, p_currency, p_minor, p_bonus, p_payload, p_deposit, p_withdrawal,
          p_now, p_now, p_now)
        on conflict do nothing $$`,

    // What a credit will book is found by booking it and taking that back: so bonus and fee are told as they will be.
    // Replies open, busy (another movement of the deposit comes first) or none.
    `create function begin_wallet_credit(p_movement text, p_now timestamptz) returns text language plpgsql as $$
    declare
      d deposit;
      m movement;
      v_after deposit;
      v_fee bigint;
      v_bonus bigint;
      v_settled bigint;
    begin
      select d2.* into d from deposit d2 join movement m2 on m2.deposit_id = d2.id where m2.id = p_movement
        for no key update of d2;
      if not found or not d.wallet_is_outside then return 'none'; end if;
      select * into m from movement where id = p_movement for no key update;
      if m.state <> 'due' then return 'none'; end if;
      if is_wallet_crediting(d.id) then return 'busy'; end if;
      begin
        perform credit_movement(p_movement, p_now);
        select * into v_after from deposit where id = d.id;
        raise exception 'only to see' using errcode = 'OC006';
      exception when sqlstate 'OC006' then null;
      end;
      v_fee := v_after.fee_minor - d.fee_minor;
      v_bonus := v_after.bonus_minor - d.bonus_minor;
      v_settled := m.minor - m.reversed_minor;
      insert into wallet_operation (brand, tx_id, call, player_id, currency, minor, bonus_minor, payload, deposit_id,
        movement_id, next_at, created_at, updated_at)
        values (d.brand, m.id, 'deposit.credit', d.player_id, m.currency, v_settled - v_fee, v_bonus,
          jsonb_strip_nulls(jsonb_build_object('depositId', d.id, 'method', d.method, 'provider', m.provider,
            'providerTxId', m.transaction_id, 'kind', 'deposit', 'requestedMinor', d.asked_minor::text,
            'settledMinor', v_settled::text, 'feeMinor', v_fee::text, 'minor', (v_settled - v_fee)::text,
            'bonusMinor', v_bonus::text, 'bonusId', case when v_bonus > 0 then d.bonus_id end)),
          d.id, m.id, p_now, p_now, p_now)
        -- Refused before, and released by somebody since.
        on conflict (brand, tx_id, call) do update set state = 'open', minor = excluded.minor,
          bonus_minor = excluded.bonus_minor, payload = excluded.payload, reason = null, needs_agent = false, tries = 0,
          next_at = p_now, updated_at = p_now
          where wallet_operation.state = 'refused';
      update movement set next_credit_at = null where id = p_movement;
      return 'open';
    end $$`,

    // The wallet has the money: now our books have it too, then come reversals that waited and the next movement.
    `create function take_wallet_credit(p_brand text, p_tx text, p_now timestamptz) returns boolean
      language plpgsql as $$
    declare
      o wallet_operation;
    begin
      select * into o from wallet_operation where brand = p_brand and tx_id = p_tx and call = 'deposit.credit';
      perform 1 from deposit where id = o.deposit_id for no key update;
      update wallet_operation set state = 'taken', next_at = null, needs_agent = false, updated_at = p_now
        where n = o.n and state = 'open';
      if not found then return false; end if;
      if o.movement_id is null then return true; end if;
      perform credit_movement(o.movement_id, p_now);
      perform apply_parked_reversals(m.provider, m.transaction_id, p_now) from movement m where m.deposit_id = o.deposit_id;
      update movement set next_credit_at = p_now where deposit_id = o.deposit_id and state = 'due';
      return true;
    end $$`,

    // The wallet will not have it: somebody has to look.
    `create function refuse_wallet_credit(p_brand text, p_tx text, p_reason text, p_now timestamptz) returns boolean
      language plpgsql as $$
    declare
      o wallet_operation;
    begin
      select * into o from wallet_operation where brand = p_brand and tx_id = p_tx and call = 'deposit.credit';
      perform 1 from deposit where id = o.deposit_id for no key update;
      update wallet_operation set state = 'refused', reason = p_reason, next_at = null, needs_agent = true,
        updated_at = p_now where n = o.n and state = 'open';
      if not found then return false; end if;
      update movement set state = 'held' where id = o.movement_id and state = 'due';
      update deposit set is_held = true, updated_at = greatest(updated_at, p_now) where id = o.deposit_id;
      perform apply_parked_reversals(m.provider, m.transaction_id, p_now) from movement m where m.deposit_id = o.deposit_id;
      update movement set next_credit_at = p_now where deposit_id = o.deposit_id and state = 'due';
      return true;
    end $$`,

    `create function note_wallet_reversal(d deposit, m movement, r reversal, p_back bigint, p_now timestamptz)
      returns void language plpgsql as $$
    declare
      v_after deposit;
      v_minor bigint;
      v_bonus bigint;
      v_tx text := 'rev_' || md5(r.provider || ' ' || r.reversal_id);
    begin
      select * into v_after from deposit where id = d.id;
      v_minor := p_back + v_after.fee_minor - d.fee_minor;
      v_bonus := d.bonus_minor - v_after.bonus_minor;
      if p_back > 0 then
        perform note_wallet_operation(d.brand, v_tx, 'deposit.reverse', d.player_id, m.currency, v_minor, v_bonus,
          jsonb_build_object('depositId', d.id, 'of', m.id, 'kind', r.kind, 'provider', r.provider,
            'providerTxId', r.reversal_id, 'minor', v_minor::text, 'bonusMinor', v_bonus::text), d.id, null, p_now);
      else
        perform note_wallet_operation(d.brand, v_tx, 'deposit.credit', d.player_id, m.currency, -v_minor, -v_bonus,
          jsonb_strip_nulls(jsonb_build_object('depositId', d.id, 'method', d.method, 'provider', r.provider,
            'providerTxId', r.reversal_id, 'kind', 'chargebackWon', 'requestedMinor', r.minor::text,
            'settledMinor', r.minor::text, 'feeMinor', (v_after.fee_minor - d.fee_minor)::text,
            'minor', (-v_minor)::text, 'bonusMinor', (-v_bonus)::text,
            'bonusId', case when v_bonus < 0 then d.bonus_id end)), d.id, null, p_now);
      end if;
    end $$`,

    // An authorisation ends with a deposit that does; money that comes later is credited all the same.
    `create function cancel_wallet_authorization() returns trigger language plpgsql as $$
    declare
      o wallet_operation;
    begin
      update wallet_operation set next_at = null, updated_at = new.updated_at,
          state = case state when 'open' then 'canceled' else state end
        where deposit_id = new.id and call = 'deposit.authorize' and state in ('open', 'taken') returning * into o;
      if found then
        perform note_wallet_operation(o.brand, o.tx_id, 'tx.cancel', o.player_id, o.currency, o.minor, 0,
          jsonb_build_object('of', o.call, 'minor', o.minor::text), new.id, null, new.updated_at);
      end if;
      return null;
    end $$`,
    `create trigger deposit_authorization_ended after update on deposit for each row
      when (new.wallet_is_outside and new.state <> old.state and new.state in ('failed', 'canceled', 'expired'))
      execute function cancel_wallet_authorization()`,

    `create function note_wallet_reserve(p_withdrawal text, p_after jsonb, p_next timestamptz, p_now timestamptz)
      returns void language sql as $$
      insert into wallet_operation (brand, tx_id, call, player_id, currency, minor, payload, after, withdrawal_id, tries,
        next_at, created_at, updated_at)
        select brand, id, 'withdrawal.reserve', player_id, currency, minor,
          jsonb_build_object('withdrawalId', id, 'method', method, 'minor', minor::text), p_after, id, 1, p_next, p_now, p_now
        from withdrawal where id = p_withdrawal $$`,

    `create function note_wallet_steps() returns trigger language plpgsql as $$
    declare
      v_back bigint := new.returned_minor - old.returned_minor;
    begin
      if new.state <> old.state and new.state in ('rejected', 'canceled', 'failed') and old.state <> 'requested' then
        perform note_wallet_operation(new.brand, new.id, 'tx.cancel', new.player_id, new.currency, new.minor, 0,
          jsonb_build_object('of', 'withdrawal.reserve', 'minor', new.minor::text), null, new.id, new.updated_at);
      end if;
      if new.state <> old.state and new.state = 'settled' then
        perform note_wallet_operation(new.brand, new.id, 'withdrawal.settle', new.player_id, new.currency, new.minor, 0,
          jsonb_build_object('withdrawalId', new.id, 'minor', new.minor::text, 'feeMinor', new.fee_minor::text),
          null, new.id, new.updated_at);
      end if;
      if v_back > 0 then
        -- The fee was for a payout: once all of it is back, the fee goes back too.
        if new.returned_minor = new.minor - new.fee_minor then v_back := v_back + new.fee_minor; end if;
        perform note_wallet_operation(new.brand, new.id || '-back-' || new.returned_minor, 'withdrawal.return',
          new.player_id, new.currency, v_back, 0,
          jsonb_build_object('withdrawalId', new.id, 'of', new.id, 'minor', v_back::text), null, new.id, new.updated_at);
      end if;
      return null;
    end $$`,
    `create trigger withdrawal_wallet_told after update on withdrawal for each row
      when (new.wallet_is_outside
        and (new.state, new.returned_minor) is distinct from (old.state, old.returned_minor))
      execute function note_wallet_steps()`,
  ],
};
