import type { Migration } from './migration.ts';

/** What people of the operator decided over held money, and why. */
export const decisions: Migration = {
  name: '0008-decisions',
  statements: [
    `create table deposit_decision (
      id bigint generated always as identity primary key,
      deposit_id text not null references deposit,
      decision text not null check (decision in ('released', 'rejected')),
      movement_ids text[] not null,
      operator_key text not null,
      decided_by text not null,
      reason text not null,
      at timestamptz not null
    )`,
    'create index deposit_decision_of on deposit_decision (deposit_id, id)',
    `create trigger deposit_decision_immutable before update or delete or truncate on deposit_decision
      for each statement execute function refuse_change()`,

    // Decides over everything that is held on a deposit, and writes down who did; replies how many movements it was.
    // Rejected money stays in suspense until the provider gives it back.
    `create function decide_held(p_deposit text, p_decision text, p_key text, p_by text, p_reason text,
      p_now timestamptz) returns integer language plpgsql as $$
    declare
      v_held text[];
    begin
      perform 1 from deposit where id = p_deposit for no key update;
      select array_agg(id order by created_at, id) into v_held from movement
        where deposit_id = p_deposit and state = 'held';
      if v_held is null then return 0; end if;
      insert into deposit_decision (deposit_id, decision, movement_ids, operator_key, decided_by, reason, at)
        values (p_deposit, p_decision, v_held, p_key, p_by, p_reason, p_now);
      if p_decision = 'released' then
        if (select wallet_is_outside from deposit where id = p_deposit) then
          update movement set state = 'due', next_credit_at = p_now where id = any (v_held);
          update deposit set is_held = false, updated_at = greatest(updated_at, p_now) where id = p_deposit;
          return cardinality(v_held);
        end if;
        for v_n in 1 .. cardinality(v_held) loop
          perform credit_movement(v_held[v_n], p_now);
        end loop;
      else
        update movement set state = 'rejected' where id = any (v_held);
        update deposit d set
          is_held = false,
          state = case when d.state = 'paid' and not exists (
            select 1 from movement m where m.deposit_id = d.id and m.state not in ('returned', 'rejected'))
            then 'canceled' else d.state end,
          updated_at = greatest(d.updated_at, p_now)
          where d.id = p_deposit;
      end if;
      return cardinality(v_held);
    end $$`,
  ],
};
