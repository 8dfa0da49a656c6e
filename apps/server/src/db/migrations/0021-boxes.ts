import type { Migration } from './migration.ts';

/**
 * Coin boxes. A deposit that buys one keeps what it holds; whatever changes its credited or reversed money, by whichever
 * path, has reckoned anew what of the box is sold, and the difference is booked in the same transaction: the price goes
 * from the player's cash to the exchange, the coins come from there. So each is booked once however often a payment is
 * told, what is paid beyond the price stays the player's, and coins go back with the money.
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
  ],
};
