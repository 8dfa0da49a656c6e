import type { Migration } from './migration.ts';

/**
 * Coin boxes. A deposit that buys one keeps what it holds; whatever changes its credited or reversed money, by whichever
 * path, has reckoned anew what of the box is sold, and the difference is booked in the same transaction: the price goes
 * from the player's cash to the exchange, the coins come from there. So each is booked once however often a payment is
 * told and in however many parts it comes, what is paid beyond the price stays the player's, and coins go back with the
 * money.
 */
export const boxes: Migration = {
  name: '0021-boxes',
  statements: [
    // A box is given once its price is covered but for the tolerance; then what went back is taken off in shares.
    `create function reckon_box() returns trigger language plpgsql as $$
    declare
      v_kept bigint;
    begin
      -- A movement that settles now has nothing reversed yet, whether this already sees it or not.
      select new.credited_minor - coalesce(sum(m.reversed_minor), 0) into v_kept from movement m
        where m.deposit_id = new.id and m.state = 'credited' and m.currency = new.currency;
      if new.box_cost_minor = 0
        and (new.payable_minor - v_kept)::numeric * 1000000 <= new.payable_minor::numeric * new.tolerance_ppm then
        new.box_cost_minor := least(v_kept, new.payable_minor);
      end if;
      new.box_sold_minor := least(v_kept, new.box_cost_minor);
      new.gold_minor := kept_share(new.box_gold_minor, new.box_cost_minor, new.box_cost_minor - new.box_sold_minor);
      new.sweep_minor := kept_share(new.box_sweep_minor, new.box_cost_minor, new.box_cost_minor - new.box_sold_minor);
      return new;
    end $$`,
    `create trigger deposit_box_reckoned before update on deposit for each row
      when (new.box_id is not null
        and (new.credited_minor, new.reversed_minor) is distinct from (old.credited_minor, old.reversed_minor))
      execute function reckon_box()`,

    `create function book_box() returns trigger language plpgsql as $$
    begin
      if new.box_sold_minor <> old.box_sold_minor then
        perform book_transfer('box', new.id,
          ensure_account(new.brand, 'player_cash', new.player_id, new.currency, 0::smallint),
          ensure_account(new.brand, 'exchange', 'coins', new.currency, house_shard()),
          new.currency, new.box_sold_minor - old.box_sold_minor, new.updated_at);
      end if;
      if new.gold_minor <> old.gold_minor then
        perform book_transfer('box', new.id, ensure_account(new.brand, 'exchange', 'coins', 'QGC', house_shard()),
          ensure_account(new.brand, 'player_gold', new.player_id, 'QGC', 0::smallint),
          'QGC', new.gold_minor - old.gold_minor, new.updated_at);
      end if;
      if new.sweep_minor <> old.sweep_minor then
        perform book_transfer('box', new.id, ensure_account(new.brand, 'exchange', 'coins', 'QSC', house_shard()),
          ensure_account(new.brand, 'player_sweep_unplayed', new.player_id, 'QSC', 0::smallint),
          'QSC', new.sweep_minor - old.sweep_minor, new.updated_at);
      end if;
      return null;
    end $$`,
    `create trigger deposit_box_booked after update on deposit for each row
      when ((new.box_sold_minor, new.gold_minor, new.sweep_minor)
        is distinct from (old.box_sold_minor, old.gold_minor, old.sweep_minor))
      execute function book_box()`,

    // Payments of less than the price are held; once those of one box cover it together, all are credited at once, which
    // gives the box. At the end of the transaction, so that what was held is told of first. What an account can't take
    // stays held.
    `create function gather_box() returns trigger language plpgsql as $$
    declare
      v_box deposit;
      v_had numeric;
      v_held bigint;
      v_account bigint;
    begin
      select * into v_box from deposit where id = new.id for no key update;
      select sum(minor - reversed_minor), coalesce(sum(minor) filter (where state = 'held'), 0) into v_had, v_held
        from movement where deposit_id = v_box.id and currency = v_box.currency and state in ('held', 'due', 'credited');
      if v_held = 0 or v_box.box_cost_minor > 0
        or (v_box.payable_minor - v_had) * 1000000 > v_box.payable_minor::numeric * v_box.tolerance_ppm then
        return null;
      end if;
      v_account := ensure_account(v_box.brand, 'player_cash', v_box.player_id, v_box.currency, 0::smallint);
      with entry as (
        insert into ledger_entry (kind, deposit_id, movement_id, created_at)
        select 'release', v_box.id, m.id, v_box.updated_at from movement m
          where m.deposit_id = v_box.id and m.currency = v_box.currency and m.state = 'held' order by m.created_at, m.id
        returning id, movement_id
      )
      insert into ledger_posting (entry_id, account_id, currency, minor)
        select e.id, line.account_id, v_box.currency, line.minor
        from entry e join movement m on m.id = e.movement_id
        cross join lateral (values (m.account_id, m.reversed_minor - m.minor), (v_account, m.minor - m.reversed_minor))
          as line (account_id, minor);
      update movement set state = 'credited', account_id = v_account
        where deposit_id = v_box.id and currency = v_box.currency and state = 'held';
      update deposit d set state = 'credited', credited_minor = d.credited_minor + v_held,
        is_held = exists (select 1 from movement m where m.deposit_id = d.id and m.state = 'held')
        where d.id = v_box.id;
      return null;
    exception
      when serialization_failure or deadlock_detected then raise;
      when others then return null;
    end $$`,
    `create constraint trigger deposit_box_gathered after update on deposit deferrable initially deferred for each row
      when (new.box_id is not null and new.is_held and new.box_cost_minor = 0
        and (new.received_minor, new.reversed_minor) is distinct from (old.received_minor, old.reversed_minor))
      execute function gather_box()`,
  ],
};
