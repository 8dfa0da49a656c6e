import type { Migration } from './migration.ts';

/**
 * Bonuses and fees follow the credited money. A deposit keeps the terms that the player was shown; whatever changes its
 * credited or reversed amount, by whichever path, has both reckoned anew in the same transaction, and the difference
 * is booked. So each is booked once however often a movement is told, and goes back with the money.
 */
export const bonusesAndFees: Migration = {
  name: '0007-bonuses-and-fees',
  statements: [
    // The same rules as bonusOf, feeOf and amountWithin of the money package.
    `create function deposit_bonus(p_credited bigint, p_percent numeric, p_most bigint) returns bigint
      language sql immutable as
      $$ select least(floor(p_credited * p_percent / 100)::bigint, p_most) $$`,
    // Of one on top, what was credited is an amount together with its fee: what is more than the amount is the fee.
    `create function deposit_fee(p_credited bigint, p_paid_by text, p_basis_points integer, p_fixed bigint,
      p_least bigint, p_most bigint) returns bigint language sql immutable as
      $$ select case when p_paid_by = 'player-on-top' then
        p_credited - greatest(0, p_credited - p_most,
          least(floor((p_credited - p_fixed) * 10000::numeric / (10000 + p_basis_points))::bigint, p_credited - p_least))
        else least(greatest(ceil(p_credited * p_basis_points / 10000::numeric)::bigint + p_fixed, p_least),
          p_most, p_credited) end $$`,
    // What a bonus is granted on: a fee on top is no part of the amount that was asked for.
    `create function bonus_base(p_credited bigint, p_paid_by text, p_basis_points integer, p_fixed bigint,
      p_least bigint, p_most bigint) returns bigint language sql immutable as
      $$ select case when p_paid_by = 'player-on-top'
        then p_credited - deposit_fee(p_credited, p_paid_by, p_basis_points, p_fixed, p_least, p_most)
        else p_credited end $$`,
    // What stays of a sum when part of the credited money has gone back: its share is taken off, rounded down.
    `create function kept_share(p_whole bigint, p_credited bigint, p_reversed bigint) returns bigint
      language sql immutable as
      $$ select case when p_credited = 0 then 0
           else p_whole - floor(p_whole::numeric * p_reversed / p_credited)::bigint end $$`,

    `create function reckon_deposit_sums() returns trigger language plpgsql as $$
    declare
      v_reversed bigint;
      v_base bigint;
      v_fee bigint;
    begin
      -- A movement that settles now has nothing reversed yet, whether this already sees it or not.
      select coalesce(sum(m.reversed_minor), 0) into v_reversed from movement m
        where m.deposit_id = new.id and m.state = 'credited' and m.currency = new.currency;
      if new.bonus_percent is not null then
        v_base := bonus_base(new.credited_minor, new.fee_paid_by, new.fee_basis_points, new.fee_fixed_minor,
          new.fee_least_minor, new.fee_most_minor);
        if new.bonus_granted_minor = 0 and v_base - v_reversed >= new.bonus_least_minor then
          new.bonus_granted_minor := deposit_bonus(v_base, new.bonus_percent, new.bonus_most_minor);
        end if;
        new.bonus_minor := kept_share(new.bonus_granted_minor, new.credited_minor, v_reversed);
      end if;
      if new.fee_paid_by is not null then
        v_fee := kept_share(
          deposit_fee(new.credited_minor, new.fee_paid_by, new.fee_basis_points, new.fee_fixed_minor,
            new.fee_least_minor, new.fee_most_minor),
          new.credited_minor, v_reversed);
        new.fee_minor := case when new.fee_paid_by = 'operator' then 0 else v_fee end;
        new.fee_borne_minor := v_fee - new.fee_minor;
      end if;
      return new;
    end $$`,
    `create trigger deposit_sums_reckoned before update on deposit for each row
      when ((new.bonus_percent is not null or new.fee_paid_by is not null)
        and (new.credited_minor, new.reversed_minor) is distinct from (old.credited_minor, old.reversed_minor))
      execute function reckon_deposit_sums()`,

    `create function book_transfer(p_kind text, p_deposit text, p_from bigint, p_to bigint, p_currency text,
      p_minor bigint, p_at timestamptz) returns void language plpgsql as $$
    declare
      v_entry bigint;
    begin
      insert into ledger_entry (kind, deposit_id, created_at)
        values (p_kind || case when p_minor < 0 then '_reversal' else '' end, p_deposit, p_at) returning id into v_entry;
      insert into ledger_posting (entry_id, account_id, currency, minor)
        values (v_entry, p_from, p_currency, -p_minor), (v_entry, p_to, p_currency, p_minor);
    end $$`,

    `create function book_deposit_sums() returns trigger language plpgsql as $$
    declare
      v_deposit record;
    begin
      for v_deposit in
        select n.id, n.brand, n.player_id, n.currency, n.updated_at, n.wallet_is_outside,
          n.bonus_minor - o.bonus_minor as bonus, n.fee_minor - o.fee_minor as fee,
          n.fee_borne_minor - o.fee_borne_minor as borne
        from after_change n join before_change o on o.id = n.id
        where (n.bonus_minor, n.fee_minor, n.fee_borne_minor)
          is distinct from (o.bonus_minor, o.fee_minor, o.fee_borne_minor)
        order by n.id
      loop
        if v_deposit.bonus <> 0 then
          perform book_transfer('bonus', v_deposit.id,
            ensure_account(v_deposit.brand, 'bonus', '', v_deposit.currency, house_shard()),
            ensure_account(v_deposit.brand, case when v_deposit.wallet_is_outside then 'operator_wallet' else 'player_bonus' end,
              v_deposit.player_id, v_deposit.currency, 0::smallint),
            v_deposit.currency, v_deposit.bonus, v_deposit.updated_at);
        end if;
        if v_deposit.fee <> 0 then
          perform book_transfer('fee', v_deposit.id,
            ensure_account(v_deposit.brand, player_account_kind(v_deposit.wallet_is_outside), v_deposit.player_id,
              v_deposit.currency, 0::smallint),
            ensure_account(v_deposit.brand, 'fees', '', v_deposit.currency, house_shard()),
            v_deposit.currency, v_deposit.fee, v_deposit.updated_at);
        end if;
        if v_deposit.borne <> 0 then
          perform book_transfer('fee', v_deposit.id,
            ensure_account(v_deposit.brand, 'operator_fees', '', v_deposit.currency, house_shard()),
            ensure_account(v_deposit.brand, 'fees', '', v_deposit.currency, house_shard()),
            v_deposit.currency, v_deposit.borne, v_deposit.updated_at);
        end if;
      end loop;
      return null;
    end $$`,
    `create trigger deposit_sums_booked after update on deposit
      referencing old table as before_change new table as after_change
      for each statement execute function book_deposit_sums()`,
  ],
};
