import type { Migration } from './migration.ts';

/**
 * What follows every change of a deposit. History and outbox are written by a trigger, so that no path that moves one
 * can forget them, and an order of states that the domain does not know is refused here too.
 */
export const depositChanges: Migration = {
  name: '0003-deposit-changes',
  statements: [
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
        select n.*, o.state as from_state, o.reversed_minor as from_reversed,
          (n.state, n.credited_minor, n.reversed_minor, n.is_late, n.is_held)
            is distinct from (o.state, o.credited_minor, o.reversed_minor, o.is_late, o.is_held) as is_moved,
          n.claimed_at is distinct from o.claimed_at as is_claimed
        from after_change n join before_change o on o.id = n.id
        where (n.state, n.credited_minor, n.reversed_minor, n.is_late, n.is_held, n.chain_txid,
            n.chain_confirmations, n.claimed_at)
          is distinct from (o.state, o.credited_minor, o.reversed_minor, o.is_late, o.is_held, o.chain_txid,
            o.chain_confirmations, o.claimed_at)
      ), noted as (
        insert into deposit_history
          (deposit_id, from_state, state, credited_minor, reversed_minor, is_late, is_held, at)
          select id, from_state, state, credited_minor, reversed_minor, is_late, is_held, updated_at from change
          where is_moved
      )
      insert into outbox (brand, player_id, deposit_id, type, payload, created_at)
        select brand, player_id, id,
          case when reversed_minor <> from_reversed then 'deposit.reversed'
               when state <> from_state then 'deposit.' || state
               when is_moved then 'deposit.updated'
               when is_claimed then 'deposit.claimed'
               else 'deposit.progressed' end,
          jsonb_build_object(
            'state', state, 'method', method, 'currency', currency, 'txid', coalesce(chain_txid, txid),
            'confirmations', chain_confirmations, 'requiredConfirmations', chain_required,
            'bonusId', bonus_id, 'failReason', fail_reason, 'isLate', is_late, 'isHeld', is_held,
            'askedMinor', asked_minor::text, 'payableMinor', payable_minor::text,
            'receivedMinor', received_minor::text, 'creditedMinor', credited_minor::text,
            'reversedMinor', reversed_minor::text, 'bonusMinor', bonus_minor::text, 'feeMinor', fee_minor::text,
            'feeBorneMinor', fee_borne_minor::text, 'feePaidBy', fee_paid_by,
            'boxId', box_id, 'goldMinor', gold_minor::text, 'sweepMinor', sweep_minor::text),
          updated_at
        from change;
      return null;
    end $$`,
    `create trigger deposit_noted after update on deposit
      referencing old table as before_change new table as after_change
      for each statement execute function note_deposit_changes()`,
  ],
};
