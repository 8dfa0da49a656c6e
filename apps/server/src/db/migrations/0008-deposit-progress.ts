import type { Migration } from './migration.ts';

/**
 * What is known of a deposit before its money is: how far a chain has come, and that the payer says to have paid. And
 * one transaction of a chain is credited once by itself, whatever it is called.
 */
export const depositProgress: Migration = {
  name: '0008-deposit-progress',
  statements: [
    `alter table deposit
      add column chain_txid text,
      add column chain_network text,
      add column chain_asset text,
      add column chain_amount numeric(78, 0),
      add column chain_confirmations integer check (chain_confirmations >= 0),
      add column chain_required integer check (chain_required > 0),
      add column chain_seen_at timestamptz,
      add column claimed_at timestamptz,
      add column claim_fields jsonb,
      add column claim_outcome text check (claim_outcome in ('noted', 'refused', 'unknown')),
      add constraint deposit_chain_whole check (chain_txid is null or num_nulls(
        chain_network, chain_asset, chain_amount, chain_confirmations, chain_required, chain_seen_at) = 0)`,
    `alter table movement
      add column chain_network text,
      add column chain_asset text,
      add column chain_amount numeric(78, 0)`,

    `create table settled_txid (
      provider text not null,
      txid text not null,
      transaction_id text not null,
      primary key (provider, txid)
    )`,
    `insert into settled_txid (provider, txid, transaction_id)
      select distinct on (provider, txid) provider, txid, transaction_id
      from movement where txid is not null order by provider, txid, created_at, id`,

    // Whether a second payment in one chain transaction is another output or the same one told under another id, only
    // people can tell: the money is taken and held for them.
    `create function hold_known_txid() returns trigger language plpgsql as $$
    declare
      v_first text;
    begin
      insert into settled_txid (provider, txid, transaction_id)
        values (new.provider, new.txid, new.transaction_id) on conflict do nothing;
      select transaction_id into strict v_first from settled_txid
        where provider = new.provider and txid = new.txid;
      if v_first <> new.transaction_id and new.state <> 'held' then
        new.state := 'held';
        new.next_credit_at := null;
        new.account_id := ensure_account((select brand from deposit where id = new.deposit_id),
          'suspense', new.provider, new.currency, house_shard());
      end if;
      return new;
    end $$`,
    `create trigger movement_txid_once before insert on movement for each row
      when (new.txid is not null) execute function hold_known_txid()`,

    `create or replace function note_deposit_changes() returns trigger language plpgsql as $$
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
            'reversedMinor', reversed_minor::text, 'bonusMinor', bonus_minor::text, 'feeMinor', fee_minor::text),
          updated_at
        from change;
      return null;
    end $$`,
  ],
};
