import type { Migration } from './migration.ts';

/**
 * Refunds that people ask for. Nothing is booked by them: the provider's own reversal is, in `apply_reversal`, and it settles
 * the refund that it belongs to, so that one told twice, by webhook or by hand, is one.
 */
export const refunds: Migration = {
  name: '0061-refunds',
  statements: [
    `create table refund (
      id text primary key,
      deposit_id text not null references deposit,
      movement_id text not null references movement,
      brand text not null,
      player_id text not null,
      provider text not null,
      transaction_id text not null,
      reference text not null,
      currency text not null,
      minor bigint not null check (minor > 0),
      state text not null check (state in (
        'calling', 'accepted', 'unknown', 'manual', 'settled', 'refused', 'canceled')),
      reversal_id text,
      fail_reason text,
      reason text not null,
      request_key text not null unique,
      requested_key text not null,
      requested_by text not null,
      next_check_at timestamptz,
      check_count integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    'create index refund_newest on refund (created_at desc, id desc)',
    'create index refund_of_deposit on refund (deposit_id)',
    'create index refund_of_movement on refund (movement_id)',
    'create index refund_due on refund (next_check_at) where next_check_at is not null',

    // Replies made, known (the same wish came before), none (no such payment), several (which one?) or exceeds.
    `create function request_refund(p_request jsonb, p_is_manual boolean, p_now timestamptz)
      returns jsonb language plpgsql as $$
    declare
      r record;
      d deposit;
      m movement;
      v_count bigint;
      v_left bigint;
      v_minor bigint;
    begin
      select * into r from jsonb_to_record(p_request) as x (id text, deposit_id text, movement_id text, minor bigint,
        reason text, request_key text, requested_key text, requested_by text);
      select * into d from deposit where id = r.deposit_id for no key update;
      if exists (select 1 from refund where request_key = r.request_key) then
        return jsonb_build_object('outcome', 'known');
      end if;
      select count(*), min(id) into v_count, r.movement_id from movement
        where deposit_id = d.id and (r.movement_id is null or id = r.movement_id)
          and state in ('credited', 'held', 'due', 'rejected') and reversed_minor < minor;
      if v_count = 0 then return jsonb_build_object('outcome', 'none'); end if;
      if v_count > 1 then return jsonb_build_object('outcome', 'several'); end if;
      select * into m from movement where id = r.movement_id for no key update;
      select m.minor - m.reversed_minor - coalesce(sum(minor), 0) into v_left from refund
        where movement_id = m.id and state in ('calling', 'accepted', 'unknown', 'manual');
      v_minor := coalesce(r.minor, v_left);
      if v_minor > v_left or v_left <= 0 then
        return jsonb_build_object('outcome', 'exceeds', 'left', v_left::text);
      end if;
      insert into refund (id, deposit_id, movement_id, brand, player_id, provider, transaction_id, reference, currency,
        minor, state, reason, request_key, requested_key, requested_by, next_check_at, created_at, updated_at)
        values (r.id, d.id, m.id, d.brand, d.player_id, m.provider, m.transaction_id, m.reference, m.currency, v_minor,
          case when p_is_manual then 'manual' else 'calling' end, r.reason, r.request_key, r.requested_key,
          r.requested_by, case when p_is_manual then null else p_now + interval '1 minute' end, p_now, p_now);
      return jsonb_build_object('outcome', 'made');
    end $$`,

    `create function settle_refund() returns trigger language plpgsql as $$
    begin
      update refund set state = 'settled', reversal_id = new.reversal_id, next_check_at = null, fail_reason = null,
        updated_at = greatest(updated_at, new.created_at)
        where id = (
          select id from refund
          where provider = new.provider and transaction_id = new.transaction_id
            and (reversal_id = new.reversal_id
              or reversal_id is null and minor = new.minor and state in ('calling', 'unknown', 'manual'))
            and state <> 'settled'
          order by (reversal_id is not distinct from new.reversal_id) desc, created_at, id limit 1);
      return null;
    end $$`,
    `create trigger reversal_settles_refund after insert or update on reversal for each row
      when (new.kind = 'refund' and new.state = 'applied') execute function settle_refund()`,
  ],
};
