import type { Migration } from './migration.ts';

/** Every parameter of a flight of settlements is an array; position n of each describes item n. */
const flightParameters = `p_provider text[], p_reference text[], p_transaction text[], p_movement text[],
      p_minor bigint[], p_currency text[], p_txid text[], p_webhook text[],
      p_now timestamptz, p_credits boolean`;

/**
 * Settling: many deposits in one call, each movement credited once. Locks are always taken in the same order: deposits by
 * id, then accounts by id.
 */
export const settling: Migration = {
  name: '0004-settling',
  statements: [
    // `n` counts from 1. Outcomes: credited, held, due, duplicate, unknownReference, failed.
    'create type settled as (n integer, outcome text, deposit_id text)',

    `create function settlement_rule(p_payable bigint, p_received bigint, p_minor bigint, p_same_currency boolean,
      p_is_held boolean, p_tolerance_ppm integer, p_credits_what_arrives boolean, p_takes_more boolean)
      returns text language sql immutable as $$
      select case
        when not p_same_currency then 'held'
        when p_credits_what_arrives then 'credited'
        when p_is_held then 'held'
        when p_takes_more and p_received::numeric + p_minor > p_payable then 'credited'
        when abs(p_payable::numeric - p_received - p_minor) * 1000000 <= p_payable::numeric * p_tolerance_ppm
          then 'credited'
        else 'held' end $$`,

    `create function settle_together(${flightParameters}) returns settled[] language plpgsql as $$
    declare
      v_shard smallint := house_shard();
      v_settled settled[];
    begin
      perform 1 from deposit
        where id in (select a.deposit_id from deposit_attempt a where a.reference = any (p_reference))
        order by id for no key update;

      perform ensure_account(house.brand, kind.name, house.owner, house.currency, v_shard)
        from (
          select distinct d.brand, i.provider as owner, i.currency
          from unnest(p_provider, p_reference, p_currency) as i (provider, reference, currency)
          join deposit_attempt a on a.reference = i.reference and a.provider = i.provider
          join deposit d on d.id = a.deposit_id
          order by 1, 2, 3
        ) house, (values ('provider_clearing'), ('suspense')) as kind (name);

      with item as (
        select i.n::integer as n, i.provider, i.reference, i.transaction_id, i.movement_id, i.minor, i.currency,
          i.txid, d.id as deposit_id, d.brand, d.account_id, d.currency = i.currency as same_currency,
          p_credits and not d.wallet_is_outside as credits,
          -- Each attempt is paid by itself: money that comes late to one is no overpayment of another.
          settlement_rule(d.payable_minor,
            case when d.received_minor = 0 then 0 else (
              select coalesce(sum(m.minor), 0)::bigint from movement m
              where m.deposit_id = d.id and m.reference = i.reference and m.currency = d.currency) end,
            i.minor, d.currency = i.currency, d.is_held, d.tolerance_ppm, d.credits_what_arrives, d.takes_more) as rule
        from unnest(p_provider, p_reference, p_transaction, p_movement, p_minor, p_currency, p_txid)
          with ordinality
          as i (provider, reference, transaction_id, movement_id, minor, currency, txid, n)
        join deposit_attempt a on a.reference = i.reference and a.provider = i.provider
        join deposit d on d.id = a.deposit_id
      ), moved as (
        insert into movement (id, deposit_id, provider, transaction_id, reference, minor, currency, txid, state,
          account_id, next_credit_at, created_at)
        select i.movement_id, i.deposit_id, i.provider, i.transaction_id, i.reference, i.minor, i.currency, i.txid,
          case when i.rule = 'held' then 'held' when i.credits then 'credited' else 'due' end,
          case when i.rule = 'credited' and i.credits then i.account_id else s.id end,
          case when i.rule = 'credited' and not i.credits then p_now end,
          p_now
        from item i
        join account s on s.brand = i.brand and s.kind = 'suspense' and s.owner = i.provider
          and s.currency = i.currency and s.shard = v_shard
        on conflict (provider, transaction_id) do nothing
        returning id, deposit_id, provider, minor, currency, state, account_id
      ), entry as (
        insert into ledger_entry (kind, deposit_id, movement_id, created_at)
        select case when state = 'credited' then 'deposit' else 'hold' end, deposit_id, id, p_now from moved
        returning id, movement_id
      ), posting as (
        insert into ledger_posting (entry_id, account_id, currency, minor)
        select e.id, line.account_id, m.currency, line.minor
        from entry e
        join moved m on m.id = e.movement_id
        join item i on i.movement_id = m.id
        join account c on c.brand = i.brand and c.kind = 'provider_clearing' and c.owner = m.provider
          and c.currency = m.currency and c.shard = v_shard
        cross join lateral (values (c.id, -m.minor), (m.account_id, m.minor)) as line (account_id, minor)
      ), seen as (
        insert into incoming_webhook (provider, webhook_id, received_at)
        select w.provider, w.webhook_id, p_now
        from unnest(p_provider, p_webhook) as w (provider, webhook_id)
        where w.webhook_id is not null
        on conflict do nothing
      ), changed as (
        update deposit d set
          state = case when m.state = 'credited' or d.state = 'credited' then 'credited' else 'paid' end,
          received_minor = d.received_minor + case when i.same_currency then m.minor else 0 end,
          credited_minor = d.credited_minor + case when m.state = 'credited' then m.minor else 0 end,
          is_late = d.is_late or d.state in ('failed', 'canceled', 'expired'),
          is_held = d.is_held or m.state = 'held',
          txid = coalesce(i.txid, d.txid),
          next_check_at = null,
          updated_at = greatest(d.updated_at, p_now)
        from moved m join item i on i.movement_id = m.id
        where d.id = m.deposit_id
      )
      select array_agg(row(g.n, case when i.n is null then 'unknownReference' else coalesce(m.state, 'duplicate') end,
          i.deposit_id)::settled order by g.n)
        into v_settled
        from generate_series(1, cardinality(p_reference)) as g (n)
        left join item i on i.n = g.n
        left join moved m on m.id = i.movement_id;
      return v_settled;
    end $$`,

    `create function settle_alone(${flightParameters}, p_n integer) returns settled language plpgsql as $$
    declare
      v_settled settled[];
    begin
      v_settled := settle_together(p_provider[p_n:p_n], p_reference[p_n:p_n], p_transaction[p_n:p_n],
        p_movement[p_n:p_n], p_minor[p_n:p_n], p_currency[p_n:p_n], p_txid[p_n:p_n], p_webhook[p_n:p_n],
        p_now, p_credits);
      return row(p_n, v_settled[1].outcome, v_settled[1].deposit_id)::settled;
    end $$`,

    // The planner guesses too few rows behind arrays: it would plan each call anew and read small tables whole. Fixed
    // plans over indexes take a third of the time alone and a fifth in a flight.
    `create function settle_deposits(${flightParameters}) returns setof settled language plpgsql
      set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
    declare
      v_settled settled[];
      v_one settled;
      v_is_plain boolean;
    begin
      -- Two movements of one deposit depend on each other, so such a flight goes one by one.
      select count(*) = count(distinct a.deposit_id) into v_is_plain
        from unnest(p_reference) as r (reference) join deposit_attempt a on a.reference = r.reference;
      if v_is_plain then
        begin
          v_settled := settle_together(p_provider, p_reference, p_transaction, p_movement, p_minor, p_currency,
            p_txid, p_webhook, p_now, p_credits);
        exception
          when serialization_failure or deadlock_detected then raise;
          when others then v_settled := null;
        end;
      end if;
      if v_settled is null then
        v_settled := '{}';
        for v_n in 1 .. cardinality(p_reference) loop
          begin
            v_one := settle_alone(p_provider, p_reference, p_transaction, p_movement, p_minor, p_currency, p_txid,
              p_webhook, p_now, p_credits, v_n);
          exception
            when serialization_failure or deadlock_detected then raise;
            when others then
              begin
                -- What an account can't take is recorded as paid all the same; a job credits it later.
                v_one := settle_alone(p_provider, p_reference, p_transaction, p_movement, p_minor, p_currency,
                  p_txid, p_webhook, p_now, false, v_n);
              exception
                when serialization_failure or deadlock_detected then raise;
                when others then v_one := row(v_n, 'failed', null)::settled;
              end;
          end;
          v_settled := v_settled || v_one;
        end loop;
      end if;
      perform apply_parked_reversals(parked.provider, parked.transaction_id, p_now)
        from (
          select distinct r.provider, r.transaction_id from reversal r
          where r.state = 'parked' and r.transaction_id = any (p_transaction)
        ) parked;
      return query select (unnest(v_settled)).*;
    end $$`,
  ],
};
