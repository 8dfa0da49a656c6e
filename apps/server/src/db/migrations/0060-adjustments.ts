import type { Migration } from './migration.ts';

/** Money that people of the operator give to a player or take, with four eyes: who asked is not who approves. */
export const adjustments: Migration = {
  name: '0060-adjustments',
  statements: [
    `create table adjustment (
      id text primary key,
      brand text not null,
      player_id text not null,
      currency text not null,
      direction text not null check (direction in ('credit', 'debit')),
      minor bigint not null check (minor > 0),
      state text not null default 'requested' check (state in ('requested', 'approved', 'rejected')),
      reason text not null,
      request_key text not null unique,
      requested_key text not null,
      requested_by text not null,
      decided_key text,
      decided_by text,
      decided_reason text,
      decided_at timestamptz,
      created_at timestamptz not null,
      constraint adjustment_decided_whole check (
        num_nulls(decided_key, decided_by, decided_reason, decided_at) = case state when 'requested' then 4 else 0 end),
      constraint adjustment_four_eyes check (
        state <> 'approved' or person_named(decided_by) <> person_named(requested_by))
    )`,
    'create index adjustment_newest on adjustment (created_at desc, id desc)',
    'create index adjustment_of_player on adjustment (brand, player_id, created_at desc, id desc)',

    // Replies decided, own (the approver asked for it), short (a debit of more than is there), notDecidable or unknown.
    `create function decide_adjustment(p_id text, p_decision text, p_key text, p_by text, p_reason text, p_now timestamptz)
      returns text language plpgsql as $$
    declare
      a adjustment;
      v_player bigint;
      v_house bigint;
      v_balance bigint;
      v_entry bigint;
      v_minor bigint;
    begin
      select * into a from adjustment where id = p_id for no key update;
      if not found then return 'unknown'; end if;
      if a.state <> 'requested' then return 'notDecidable'; end if;
      if p_decision = 'approved' then
        if person_named(p_by) = person_named(a.requested_by) then return 'own'; end if;
        v_minor := case a.direction when 'credit' then a.minor else -a.minor end;
        v_player := ensure_account(a.brand, 'player_cash', a.player_id, a.currency, 0::smallint);
        v_house := ensure_account(a.brand, 'operator_wallet', '', a.currency, house_shard());
        perform 1 from account where id in (v_player, v_house) order by id for no key update;
        select balance into strict v_balance from account where id = v_player;
        if v_minor < 0 and v_balance + v_minor < 0 then return 'short'; end if;
        insert into ledger_entry (kind, adjustment_id, created_at) values ('adjustment', a.id, p_now)
          returning id into v_entry;
        insert into ledger_posting (entry_id, account_id, currency, minor) values
          (v_entry, v_house, a.currency, -v_minor), (v_entry, v_player, a.currency, v_minor);
      end if;
      update adjustment set state = p_decision, decided_key = p_key, decided_by = p_by, decided_reason = p_reason,
        decided_at = p_now where id = p_id;
      return 'decided';
    end $$`,
  ],
};
