import type { Migration } from './migration.ts';

/** What players set to protect themselves. Everything they ever set is kept; what holds now stands beside it. */
export const playerProtection: Migration = {
  name: '0012-player-protection',
  statements: [
    `create table player_limit (
      brand text not null,
      player_id text not null,
      period text not null check (period in ('day', 'week', 'month')),
      currency text not null,
      minor bigint not null check (minor >= 0),
      next_minor bigint check (next_minor >= 0),
      next_currency text,
      next_from timestamptz,
      updated_at timestamptz not null,
      primary key (brand, player_id, period)
    )`,
    'create index player_limit_due on player_limit (next_from) where next_from is not null',
    `create table player_pause (
      brand text not null,
      player_id text not null,
      kind text not null check (kind in ('coolOff', 'selfExclusion')),
      from_at timestamptz not null,
      until_at timestamptz,
      primary key (brand, player_id)
    )`,
    `create table player_protection_log (
      id bigint generated always as identity primary key,
      brand text not null,
      player_id text not null,
      what jsonb not null,
      at timestamptz not null
    )`,
    'create index player_protection_log_of on player_protection_log (brand, player_id, id)',
    `create trigger player_protection_log_immutable before update or delete or truncate on player_protection_log
      for each statement execute function refuse_change()`,

    `create function period_length(p_period text) returns interval language sql immutable as
      $$ select case p_period when 'day' then interval '24 hours' when 'week' then interval '168 hours'
           else interval '720 hours' end $$`,
    // What of a period is used: money that arrived, and what open deposits ask for.
    `create function deposited_in(p_brand text, p_player text, p_currency text, p_since timestamptz) returns bigint
      language sql stable as
      $$ select coalesce(sum(case when state in ('created', 'pending', 'paid') then greatest(asked_minor, received_minor)
             else received_minor end), 0)::bigint
         from deposit where brand = p_brand and player_id = p_player and currency = p_currency and created_at > p_since $$`,

    // Why a player may not deposit this now, or null. Two deposits at once wait for one another here.
    `create function deposit_refusal(p_brand text, p_player text, p_currency text, p_minor bigint, p_now timestamptz)
      returns jsonb language plpgsql as $$
    declare
      v_pause player_pause;
      l player_limit;
      v_used bigint;
    begin
      select * into v_pause from player_pause where brand = p_brand and player_id = p_player for share;
      if found and (v_pause.until_at is null or v_pause.until_at > p_now) then
        return jsonb_build_object('kind', 'paused', 'pause', v_pause.kind, 'until', v_pause.until_at);
      end if;
      for l in select * from player_limit where brand = p_brand and player_id = p_player order by period for no key update
      loop
        -- Another currency would be a way round the limit.
        if l.currency <> p_currency then
          return jsonb_build_object('kind', 'limit', 'period', l.period, 'currency', l.currency,
            'most', l.minor::text, 'left', '0');
        end if;
        v_used := deposited_in(p_brand, p_player, p_currency, p_now - period_length(l.period));
        if v_used + p_minor > l.minor then
          return jsonb_build_object('kind', 'limit', 'period', l.period, 'currency', l.currency,
            'most', l.minor::text, 'left', greatest(l.minor - v_used, 0)::text);
        end if;
      end loop;
      return null;
    end $$`,
  ],
};
