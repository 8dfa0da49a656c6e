import type { Migration } from './migration.ts';

/** What follows settling: credits that come later, and money that goes back. */
export const reversals: Migration = {
  name: '0005-reversals',
  statements: [
    // Credits what was held or due, less what went back meanwhile. Replies credited, returned or none.
    `create function credit_movement(p_movement text, p_now timestamptz) returns text language plpgsql as $$
    declare
      v_movement movement;
      v_deposit deposit;
      v_account bigint;
      v_entry bigint;
    begin
      select d.* into v_deposit from deposit d join movement m on m.deposit_id = d.id where m.id = p_movement
        for no key update of d;
      if not found then return 'none'; end if;
      select * into v_movement from movement where id = p_movement for no key update;
      if v_movement.state not in ('held', 'due') then return 'none'; end if;
      v_account := ensure_account(v_deposit.brand, player_account_kind(v_deposit.wallet_is_outside), v_deposit.player_id,
        v_movement.currency, 0::smallint);
      insert into ledger_entry (kind, deposit_id, movement_id, created_at)
        values ('release', v_deposit.id, p_movement, p_now) returning id into v_entry;
      insert into ledger_posting (entry_id, account_id, currency, minor)
        select v_entry, line.account_id, v_movement.currency, line.minor
        from (values (v_movement.account_id, v_movement.reversed_minor - v_movement.minor),
                     (v_account, v_movement.minor - v_movement.reversed_minor)) as line (account_id, minor);
      update movement set state = 'credited', account_id = v_account, next_credit_at = null where id = p_movement;
      update deposit set
        state = 'credited',
        credited_minor = credited_minor
          + case when v_movement.currency = currency then v_movement.minor else 0 end,
        is_held = exists (select 1 from movement m where m.deposit_id = v_deposit.id and m.state = 'held'),
        -- A wallet that is not ours was asked before: somebody may have changed it since.
        updated_at = greatest(updated_at, p_now)
        where id = v_deposit.id;
      return 'credited';
    end $$`,

    // Replies applied, parked (what it belongs to has not arrived), refused (more than was paid) or duplicate.
    `create function apply_reversal(p_provider text, p_reversal text, p_now timestamptz)
      returns text language plpgsql as $$
    declare
      v_reversal reversal;
      v_movement movement;
      v_deposit deposit;
      v_back bigint;
      v_entry bigint;
      v_clearing bigint;
      v_state text;
    begin
      select d.* into v_deposit from reversal r
        join movement m on m.provider = r.provider and m.transaction_id = r.transaction_id
        join deposit d on d.id = m.deposit_id
        where r.provider = p_provider and r.reversal_id = p_reversal for no key update of d;
      if not found then return 'parked'; end if;
      select * into v_reversal from reversal where provider = p_provider and reversal_id = p_reversal for update;
      if v_reversal.state <> 'parked' then return 'duplicate'; end if;
      select * into v_movement from movement
        where provider = p_provider and transaction_id = v_reversal.transaction_id for no key update;

      -- What another wallet is being told stays as it is until it has answered.
      if v_deposit.wallet_is_outside and is_wallet_crediting(v_deposit.id) then return 'parked'; end if;

      v_back := case when v_reversal.kind = 'chargebackWon' then -v_reversal.minor else v_reversal.minor end;
      if v_movement.reversed_minor + v_back < 0 and v_reversal.currency = v_movement.currency then
        return 'parked';
      end if;
      if v_reversal.currency <> v_movement.currency
        or v_movement.reversed_minor + v_back > v_movement.minor then
        update reversal set state = 'refused', movement_id = v_movement.id, deposit_id = v_deposit.id
          where provider = p_provider and reversal_id = p_reversal;
        return 'refused';
      end if;

      v_clearing := ensure_account(v_deposit.brand, 'provider_clearing', p_provider, v_movement.currency, house_shard());
      insert into ledger_entry (kind, deposit_id, movement_id, created_at)
        values (case when v_back > 0 then 'reversal' else 'reversal_won' end, v_deposit.id, v_movement.id, p_now)
        returning id into v_entry;
      insert into ledger_posting (entry_id, account_id, currency, minor) values
        (v_entry, v_movement.account_id, v_movement.currency, -v_back),
        (v_entry, v_clearing, v_movement.currency, v_back);
      update reversal set state = 'applied', movement_id = v_movement.id, deposit_id = v_deposit.id
        where provider = p_provider and reversal_id = p_reversal;

      v_state := v_movement.state;
      if v_state in ('held', 'due') and v_movement.reversed_minor + v_back = v_movement.minor then
        v_state := 'returned';
      elsif v_state = 'returned' then
        v_state := 'held';
      end if;
      update movement set reversed_minor = reversed_minor + v_back, state = v_state,
        next_credit_at = case when v_state = 'due' then next_credit_at end
        where id = v_movement.id;
      update deposit d set
        reversed_minor = d.reversed_minor + case when v_movement.currency = d.currency then v_back else 0 end,
        is_held = exists (select 1 from movement m where m.deposit_id = d.id and m.state = 'held'),
        state = case
          when d.state = 'paid' and not exists (
            select 1 from movement m where m.deposit_id = d.id and m.state <> 'returned') then 'canceled'
          when d.state = 'canceled' and v_state = 'held' then 'paid'
          else d.state end,
        updated_at = greatest(d.updated_at, p_now)
        where d.id = v_deposit.id;
      if v_deposit.wallet_is_outside and v_movement.state = 'credited' then
        perform note_wallet_reversal(v_deposit, v_movement, v_reversal, v_back, p_now);
      end if;
      return 'applied';
    end $$`,

    // Applies what waited for this movement, or for a reversal before it, until nothing moves any more.
    `create function apply_parked_reversals(p_provider text, p_transaction text, p_now timestamptz)
      returns integer language plpgsql as $$
    declare
      v_applied integer := 0;
      v_id text;
      v_moved boolean := true;
    begin
      while v_moved loop
        v_moved := false;
        for v_id in
          select reversal_id from reversal
          where provider = p_provider and transaction_id = p_transaction and state = 'parked'
          order by created_at, reversal_id
        loop
          if apply_reversal(p_provider, v_id, p_now) = 'applied' then
            v_applied := v_applied + 1;
            v_moved := true;
          end if;
        end loop;
      end loop;
      return v_applied;
    end $$`,

    `create function reverse_movement(p_provider text, p_transaction text, p_reversal text, p_reference text,
      p_kind text, p_minor bigint, p_currency text, p_webhook text, p_now timestamptz)
      returns text language plpgsql as $$
    declare
      v_outcome text;
    begin
      if p_webhook is not null then
        insert into incoming_webhook (provider, webhook_id, received_at) values (p_provider, p_webhook, p_now)
          on conflict do nothing;
      end if;
      insert into reversal (provider, reversal_id, transaction_id, reference, kind, minor, currency, state, created_at)
        values (p_provider, p_reversal, p_transaction, p_reference, p_kind, p_minor, p_currency, 'parked', p_now)
        on conflict do nothing;
      if not found then return 'duplicate'; end if;
      v_outcome := apply_reversal(p_provider, p_reversal, p_now);
      if v_outcome = 'applied' then
        perform apply_parked_reversals(p_provider, p_transaction, p_now);
      end if;
      return v_outcome;
    end $$`,
  ],
};
