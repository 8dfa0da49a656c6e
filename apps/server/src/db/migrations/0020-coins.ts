import type { Migration } from './migration.ts';

/**
 * Coins of the sweepstakes. Every entry that touches a coin has to be one that the table of rules names, by kind of entry,
 * kind of account and direction; so gold coins only come by a box or a gift and only go with a purchase that is reversed,
 * whoever writes the posting.
 */
export const coins: Migration = {
  name: '0020-coins',
  statements: [
    `create table coin_rule (
      currency text not null check (currency in ('QGC', 'QSC')),
      entry_kind text not null,
      account_kind text not null,
      direction integer not null check (direction in (-1, 1)),
      primary key (currency, entry_kind, account_kind, direction)
    )`,
    `insert into coin_rule (currency, entry_kind, account_kind, direction) values
      ('QGC', 'box', 'exchange', -1), ('QGC', 'box', 'player_gold', 1),
      ('QGC', 'box_reversal', 'player_gold', -1), ('QGC', 'box_reversal', 'exchange', 1),
      ('QGC', 'coin_grant', 'exchange', -1), ('QGC', 'coin_grant', 'player_gold', 1),
      ('QSC', 'box', 'exchange', -1), ('QSC', 'box', 'player_sweep_unplayed', 1),
      ('QSC', 'box_reversal', 'player_sweep_unplayed', -1), ('QSC', 'box_reversal', 'exchange', 1),
      ('QSC', 'coin_grant', 'exchange', -1), ('QSC', 'coin_grant', 'player_sweep_unplayed', 1),
      ('QSC', 'coin_play', 'player_sweep_unplayed', -1),
      ('QSC', 'coin_play', 'player_sweep_redeemable', 1), ('QSC', 'coin_play', 'player_sweep_redeemable', -1),
      ('QSC', 'coin_play', 'exchange', 1), ('QSC', 'coin_play', 'exchange', -1),
      ('QSC', 'reserve', 'player_sweep_redeemable', -1), ('QSC', 'reserve', 'reserved_withdrawals', 1),
      ('QSC', 'reserve_return', 'reserved_withdrawals', -1), ('QSC', 'reserve_return', 'player_sweep_redeemable', 1),
      ('QSC', 'payout', 'reserved_withdrawals', -1), ('QSC', 'payout', 'exchange', 1),
      ('QSC', 'payout_return', 'exchange', -1), ('QSC', 'payout_return', 'player_sweep_redeemable', 1)`,
    `create function check_coin_posting() returns trigger language plpgsql as $$
    declare
      v_entry text;
      v_account text;
    begin
      select kind into v_entry from ledger_entry where id = new.entry_id;
      select kind into v_account from account where id = new.account_id;
      if not exists (select 1 from coin_rule r where r.currency = new.currency and r.entry_kind = v_entry
        and r.account_kind = v_account and r.direction = sign(new.minor)) then
        raise exception 'no % moves % of % by %', v_entry, new.currency, v_account, sign(new.minor)
          using errcode = 'OC005';
      end if;
      return null;
    end $$`,
    `create trigger ledger_posting_of_coin after insert on ledger_posting for each row
      when (new.currency in ('QGC', 'QSC')) execute function check_coin_posting()`,

    // Plays and free coins, as the operator told them; each once.
    `create table coin_event (
      n bigint generated always as identity primary key,
      brand text not null,
      kind text not null check (kind in ('play', 'grant')),
      id text not null,
      player_id text not null,
      currency text not null check (currency in ('QGC', 'QSC')),
      minor bigint not null check (minor > 0),
      returned_minor bigint check (returned_minor >= 0),
      from_unplayed_minor bigint check (from_unplayed_minor >= 0),
      operator_key text not null,
      told_by text,
      reason text,
      at timestamptz not null,
      unique (brand, kind, id),
      constraint coin_event_of_play check ((kind = 'play') = (returned_minor is not null)
        and (kind = 'play') = (from_unplayed_minor is not null) and (kind = 'grant' or currency = 'QSC'))
    )`,
    'create index coin_event_newest on coin_event (at desc, n desc)',
    'create index coin_event_of_player on coin_event (brand, player_id, at desc, n desc)',
    `create trigger coin_event_immutable before update or delete or truncate on coin_event
      for each statement execute function refuse_change()`,

    // What a player can redeem or play beyond the unplayed coins: the redeemable ones, less what a reversal left owing.
    `create function redeemable_coins(p_redeemable bigint, p_unplayed bigint) returns bigint language sql immutable as
      $$ select greatest(p_redeemable + least(p_unplayed, 0), 0) $$`,

    `create function book_coins(p_kind text, p_event bigint, p_currency text, p_at timestamptz,
      p_accounts bigint[], p_minors bigint[]) returns void language plpgsql as $$
    declare
      v_entry bigint;
    begin
      if not exists (select 1 from unnest(p_minors) as line (minor) where line.minor <> 0) then return; end if;
      insert into ledger_entry (kind, coin_event, created_at) values (p_kind, p_event, p_at) returning id into v_entry;
      insert into ledger_posting (entry_id, account_id, currency, minor)
        select v_entry, line.account_id, p_currency, line.minor
        from unnest(p_accounts, p_minors) as line (account_id, minor) where line.minor <> 0;
    end $$`,

    // Unplayed coins are played first; what the play gave back can be redeemed, and the house has the difference.
    // Replies booked, known (told before, just so), mismatch (told before, otherwise) or short with what there is.
    `create function play_coins(p_brand text, p_id text, p_player text, p_played bigint, p_returned bigint,
      p_key text, p_now timestamptz) returns jsonb language plpgsql as $$
    declare
      v_unplayed_account bigint := ensure_account(p_brand, 'player_sweep_unplayed', p_player, 'QSC', 0::smallint);
      v_redeemable_account bigint := ensure_account(p_brand, 'player_sweep_redeemable', p_player, 'QSC', 0::smallint);
      v_unplayed bigint;
      v_redeemable bigint;
      v_from bigint;
      v_event coin_event;
    begin
      perform 1 from account where id in (v_unplayed_account, v_redeemable_account) order by id for no key update;
      select * into v_event from coin_event where brand = p_brand and kind = 'play' and id = p_id;
      if not found then
        select balance into v_unplayed from account where id = v_unplayed_account;
        select balance into v_redeemable from account where id = v_redeemable_account;
        v_from := least(greatest(v_unplayed, 0), p_played);
        if p_played - v_from > redeemable_coins(v_redeemable, v_unplayed) then
          return jsonb_build_object('outcome', 'short',
            'available', (v_from + redeemable_coins(v_redeemable, v_unplayed))::text);
        end if;
        insert into coin_event (brand, kind, id, player_id, currency, minor, returned_minor, from_unplayed_minor,
          operator_key, at)
          values (p_brand, 'play', p_id, p_player, 'QSC', p_played, p_returned, v_from, p_key, p_now)
          on conflict (brand, kind, id) do nothing returning * into v_event;
        if found then
          perform book_coins('coin_play', v_event.n, 'QSC', p_now,
            array[v_unplayed_account, v_redeemable_account,
              ensure_account(p_brand, 'exchange', 'coins', 'QSC', house_shard())],
            array[-v_from, p_returned - (p_played - v_from), p_played - p_returned]);
          return jsonb_build_object('outcome', 'booked', 'n', v_event.n);
        end if;
        select * into strict v_event from coin_event where brand = p_brand and kind = 'play' and id = p_id;
      end if;
      return jsonb_build_object('n', v_event.n, 'outcome', case
        when (v_event.player_id, v_event.minor, v_event.returned_minor) = (p_player, p_played, p_returned)
          then 'known' else 'mismatch' end);
    end $$`,

    `create function grant_coins(p_brand text, p_id text, p_player text, p_currency text, p_minor bigint,
      p_key text, p_by text, p_reason text, p_now timestamptz) returns jsonb language plpgsql as $$
    declare
      v_event coin_event;
    begin
      insert into coin_event (brand, kind, id, player_id, currency, minor, operator_key, told_by, reason, at)
        values (p_brand, 'grant', p_id, p_player, p_currency, p_minor, p_key, p_by, p_reason, p_now)
        on conflict (brand, kind, id) do nothing returning * into v_event;
      if found then
        perform book_coins('coin_grant', v_event.n, p_currency, p_now,
          array[ensure_account(p_brand, 'exchange', 'coins', p_currency, house_shard()),
            ensure_account(p_brand, case p_currency when 'QGC' then 'player_gold' else 'player_sweep_unplayed' end,
              p_player, p_currency, 0::smallint)],
          array[-p_minor, p_minor]);
        return jsonb_build_object('outcome', 'booked', 'n', v_event.n);
      end if;
      select * into strict v_event from coin_event where brand = p_brand and kind = 'grant' and id = p_id;
      return jsonb_build_object('n', v_event.n, 'outcome', case
        when (v_event.player_id, v_event.currency, v_event.minor) = (p_player, p_currency, p_minor)
          then 'known' else 'mismatch' end);
    end $$`,

    // Rates that were locked for players.
    `create table locked_rate (
      id text primary key,
      brand text not null,
      player_id text not null,
      from_currency text not null,
      to_currency text not null,
      rate text not null,
      expires_at timestamptz not null
    )`,
    'create index locked_rate_of_player on locked_rate (brand, player_id, from_currency, to_currency, expires_at desc)',
    'create index locked_rate_age on locked_rate (expires_at)',
  ],
};
