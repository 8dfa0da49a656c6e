import type { Migration } from './migration.ts';

/** One transaction of a chain is credited once by itself, whatever it is called. */
export const chainTransactions: Migration = {
  name: '0006-chain-transactions',
  statements: [
    `create table settled_txid (
      provider text not null,
      txid text not null,
      transaction_id text not null,
      primary key (provider, txid)
    )`,

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
  ],
};
