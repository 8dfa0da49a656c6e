import type { Migration } from './migration.ts';

/** The steps of a withdrawal, each in one transaction that starts with its lock. */
export const withdrawalSteps: Migration = {
  name: '0011-withdrawal-steps',
  statements: [
    // Queues a withdrawal that nobody has to confirm any more. It approves itself where the player asked for it, nothing
    // speaks against it, and neither it nor the day's sum is above the brand's threshold (null: every one is reviewed).
    `create function queue_withdrawal(p_id text, p_most bigint, p_most_of_day bigint, p_doubt text, p_now timestamptz)
      returns text language plpgsql as $$
    declare
      w withdrawal;
      v_of_day numeric;
      v_reason text;
    begin
      select * into w from withdrawal where id = p_id and state in ('reserved', 'confirm') for no key update;
      if not found then return null; end if;
      -- Two of one player are added up one after the other.
      perform 1 from account where id = w.player_account_id for no key update;
      select coalesce(sum(minor), 0) into v_of_day from withdrawal
        where brand = w.brand and player_id = w.player_id and currency = w.currency and id <> w.id
          and approved_at > p_now - interval '24 hours' and state in ('approved', 'sent', 'settled');
      v_reason := case
        when w.created_by <> 'player' then 'createdByOperator'
        when p_doubt is not null then p_doubt
        when p_most is null or w.minor > p_most then 'amount'
        when v_of_day + w.minor > p_most_of_day then 'dayAmount' end;
      -- With its reason in one, so that the news of the review tells it.
      update withdrawal set state = 'review', confirm_until = null, review_reason = v_reason, updated_at = p_now
        where id = p_id;
      if v_reason is not null then return 'review'; end if;
      update withdrawal set state = 'approved', approved_at = p_now, next_step_at = p_now, updated_at = p_now
        where id = p_id;
      return 'approved';
    end $$`,

    // Takes a request and sets the amount aside, in one: of two for the same money one wins, since both wait for the
    // player's account. A redemption takes sweep coins that can be redeemed, which a debt of unplayed ones lessens. Limits:
    // {"since": timestamp, "most": minor units, "method": name or null} each.
    `create function request_withdrawal(p_request jsonb, p_limits jsonb, p_now timestamptz)
      returns jsonb language plpgsql as $$
    declare
      r record;
      v_account bigint;
      v_unplayed bigint;
      v_balance bigint;
      v_reserve bigint;
      v_limit record;
      v_used numeric;
    begin
      select * into r from jsonb_to_record(p_request) as x (id text, brand text, player_id text, method text,
        country text, currency text, minor bigint, fee_minor bigint, fee_borne_minor bigint, account_type text,
        destination text,
        fields jsonb, language text, created_by text, request_key text, review_reason text,
        payout_currency text, payout_minor bigint, payout_rate text, wallet_is_outside boolean, reserve_at timestamptz,
        after jsonb);
      if r.payout_currency is null then
        v_account := ensure_account(r.brand, player_account_kind(r.wallet_is_outside), r.player_id, r.currency, 0::smallint);
      else
        v_account := ensure_account(r.brand, 'player_sweep_redeemable', r.player_id, r.currency, 0::smallint);
        v_unplayed := ensure_account(r.brand, 'player_sweep_unplayed', r.player_id, r.currency, 0::smallint);
      end if;
      v_reserve := ensure_account(r.brand, 'reserved_withdrawals', r.player_id, r.currency, 0::smallint);
      perform 1 from account where id in (v_account, v_unplayed) order by id for no key update;
      select balance into strict v_balance from account where id = v_account;
      if v_unplayed is not null then
        select redeemable_coins(v_balance, balance) into strict v_balance from account where id = v_unplayed;
      end if;
      if r.request_key is not null and exists (select 1 from withdrawal where request_key = r.request_key) then
        return jsonb_build_object('outcome', 'known');
      end if;
      for v_limit in
        select l.n, (l.value ->> 'since')::timestamptz as since, (l.value ->> 'most')::numeric as most,
          l.value ->> 'method' as method
        from jsonb_array_elements(p_limits) with ordinality as l (value, n) order by l.n
      loop
        continue when v_limit.method <> r.method;
        select coalesce(sum(minor), 0) into v_used from withdrawal
          where brand = r.brand and player_id = r.player_id and currency = r.currency
            and (v_limit.method is null or method = v_limit.method) and created_at > v_limit.since
            and state not in ('rejected', 'canceled', 'failed', 'returned');
        if v_used + r.minor > v_limit.most then
          return jsonb_build_object('outcome', 'limit', 'limit', v_limit.n - 1,
            'left', greatest(v_limit.most - v_used, 0)::text);
        end if;
      end loop;
      if v_balance < r.minor and not r.wallet_is_outside then
        return jsonb_build_object('outcome', 'insufficient', 'left', greatest(v_balance, 0)::text);
      end if;
      insert into withdrawal (id, brand, player_id, method, country, currency, minor, fee_minor, fee_borne_minor,
        player_account_id,
        reserve_account_id, account_type, destination, fields, language, created_by, request_key, review_reason,
        payout_currency, payout_minor, payout_rate, wallet_is_outside, created_at, updated_at)
        values (r.id, r.brand, r.player_id, r.method, r.country, r.currency, r.minor, r.fee_minor,
          coalesce(r.fee_borne_minor, 0),
          v_account, v_reserve,
          r.account_type, r.destination, r.fields, r.language, r.created_by, r.request_key, r.review_reason,
          r.payout_currency, r.payout_minor, r.payout_rate, r.wallet_is_outside, p_now, p_now);
      -- The wallet that has the balance is asked once this is committed.
      if r.wallet_is_outside then
        perform note_wallet_reserve(r.id, r.after, r.reserve_at, p_now);
        return jsonb_build_object('outcome', 'requested');
      end if;
      update withdrawal set state = 'reserved', updated_at = p_now where id = r.id;
      return jsonb_build_object('outcome', 'reserved');
    end $$`,

    // Replies applied, duplicate, parked (people have to look, or what it belongs to has not come yet) or unknown.
    `create function tell_payout(p_provider text, p_transaction text, p_kind text, p_reference text, p_minor bigint,
      p_currency text, p_txid text, p_reason text, p_now timestamptz) returns text language plpgsql as $$
    declare
      v_attempt withdrawal_attempt;
      w withdrawal;
      v_state text;
    begin
      select a.* into v_attempt from withdrawal_attempt a
        where a.reference = p_reference and a.provider = p_provider;
      if not found then return 'unknown'; end if;
      select * into w from withdrawal where id = v_attempt.withdrawal_id for no key update;
      select * into v_attempt from withdrawal_attempt where reference = p_reference;
      insert into payout (provider, transaction_id, kind, reference, withdrawal_id, minor, currency, txid, reason, state, at)
        values (p_provider, p_transaction, p_kind, p_reference, w.id, p_minor, p_currency, p_txid, p_reason, 'parked', p_now)
        on conflict do nothing;
      select state into v_state from payout where provider = p_provider and transaction_id = p_transaction;
      if v_state = 'applied' then return 'duplicate'; end if;
      return apply_payout(p_provider, p_transaction, p_now);
    end $$`,

    `create function apply_payout(p_provider text, p_transaction text, p_now timestamptz) returns text
      language plpgsql as $$
    declare
      p payout;
      w withdrawal;
      v_attempt text;
      v_next text;
    begin
      select * into p from payout where provider = p_provider and transaction_id = p_transaction;
      select * into w from withdrawal where id = p.withdrawal_id for no key update;
      select state into v_attempt from withdrawal_attempt where reference = p.reference;
      if p.currency <> coalesce(w.payout_currency, w.currency) then return 'parked'; end if;
      if p.kind = 'settled' then
        if w.state not in ('approved', 'sent') or v_attempt not in ('calling', 'accepted', 'unknown')
          or p.minor <> coalesce(w.payout_minor, w.minor - w.fee_minor) then
          return 'parked';
        end if;
        update withdrawal_attempt set state = 'settled', updated_at = p_now where reference = p.reference;
        update withdrawal set state = 'settled', paid_by = p_provider, txid = coalesce(p.txid, txid),
          next_step_at = null, updated_at = p_now where id = w.id;
        update payout set state = 'applied' where provider = p_provider and transaction_id = p_transaction;
        for v_next in
          select transaction_id from payout
          where withdrawal_id = w.id and kind = 'returned' and state = 'parked' and provider = p_provider order by at, transaction_id
        loop
          perform apply_payout(p_provider, v_next, p_now);
        end loop;
        return 'applied';
      end if;
      if w.state not in ('settled', 'returned') or w.paid_by <> p_provider or v_attempt <> 'settled'
        or coalesce(w.payout_returned_minor - w.payout_minor, w.returned_minor - w.minor + w.fee_minor) + p.minor > 0 then
        return 'parked';
      end if;
      -- Coins come back in the share in which their money does.
      update withdrawal set state = 'returned',
        returned_minor = case when payout_minor is null then returned_minor + p.minor
          else floor((minor - fee_minor)::numeric * (payout_returned_minor + p.minor) / payout_minor)::bigint end,
        payout_returned_minor = payout_returned_minor + case when payout_minor is null then 0 else p.minor end,
        fail_reason = coalesce(p.reason, fail_reason), updated_at = p_now where id = w.id;
      update payout set state = 'applied' where provider = p_provider and transaction_id = p_transaction;
      return 'applied';
    end $$`,

    // The provider says that it has not paid and never will. The reserve goes back where no other attempt came after.
    `create function refuse_payout(p_provider text, p_reference text, p_reason text, p_is_last boolean, p_now timestamptz)
      returns text language plpgsql as $$
    declare
      w withdrawal;
      v_attempt withdrawal_attempt;
    begin
      select w2.* into w from withdrawal w2 join withdrawal_attempt a on a.withdrawal_id = w2.id
        where a.reference = p_reference and a.provider = p_provider for no key update of w2;
      if not found then return 'unknown'; end if;
      update withdrawal_attempt set state = 'refused', reason = p_reason, updated_at = p_now
        where reference = p_reference and state in ('calling', 'accepted', 'unknown') returning * into v_attempt;
      if not found then return 'duplicate'; end if;
      if p_is_last and not exists (
        select 1 from withdrawal_attempt a where a.withdrawal_id = w.id and a.ordinal > v_attempt.ordinal) then
        update withdrawal set state = 'failed', fail_reason = p_reason, next_step_at = null, updated_at = p_now
          where id = w.id and state in ('approved', 'sent');
      end if;
      return 'applied';
    end $$`,

    // A name is the same in capitals and with more blanks.
    `create function person_named(p_name text) returns text language sql immutable as
      $$ select lower(trim(regexp_replace(p_name, '[\\s\\u00A0]+', ' ', 'g'))) $$`,

    // Somebody of the operator decides. Replies decided, own (the approver asked for it), notDecidable or unknown.
    `create function decide_withdrawal(p_id text, p_decision text, p_key text, p_by text, p_reason text,
      p_player_reason text, p_now timestamptz) returns text language plpgsql as $$
    declare
      w withdrawal;
    begin
      select * into w from withdrawal where id = p_id for no key update;
      if not found then return 'unknown'; end if;
      if w.state <> 'review' then return 'notDecidable'; end if;
      if p_decision = 'approved' and person_named(p_by) = person_named(w.created_by) then return 'own'; end if;
      insert into withdrawal_decision (withdrawal_id, decision, operator_key, decided_by, reason, at)
        values (p_id, p_decision, p_key, p_by, p_reason, p_now);
      if p_decision = 'held' then
        update withdrawal set is_on_hold = true, updated_at = p_now where id = p_id;
      elsif p_decision = 'approved' then
        update withdrawal set state = 'approved', is_on_hold = false, approved_at = p_now, next_step_at = p_now,
          updated_at = p_now where id = p_id;
      else
        update withdrawal set state = 'rejected', is_on_hold = false, fail_reason = p_reason,
          player_reason = p_player_reason, updated_at = p_now where id = p_id;
      end if;
      return 'decided';
    end $$`,
  ],
};
