/**
 * Boxes, plays and grants each told twice: by what they say and by their postings. And gold coins: what players have of them
 * is what boxes and gifts gave, for nothing else moves them.
 */
export const coinBooks = `with box as (
    select d.id, d.currency, d.box_gold_minor, d.box_sweep_minor, d.box_cost_minor, d.box_sold_minor, d.gold_minor,
      d.sweep_minor, d.credited_minor - coalesce((select sum(m.reversed_minor) from movement m
        where m.deposit_id = d.id and m.state = 'credited' and m.currency = d.currency), 0)::bigint as kept
    from deposit d where d.box_id is not null or d.box_sold_minor <> 0
  ), of_box as (
    select e.deposit_id, a.kind, a.currency, sum(p.minor) as minor
    from ledger_entry e join ledger_posting p on p.entry_id = e.id join account a on a.id = p.account_id
    where e.kind in ('box', 'box_reversal') group by e.deposit_id, a.kind, a.currency
  ), of_event as (
    select e.coin_event, a.kind, sum(p.minor) as minor
    from ledger_entry e join ledger_posting p on p.entry_id = e.id join account a on a.id = p.account_id
    where e.coin_event is not null group by e.coin_event, a.kind
  )
  select id || ' price' as subject, least(kept, box_cost_minor) as expected, box_sold_minor as found from box
  union all
  select id || ' gold coins', kept_share(box_gold_minor, box_cost_minor, box_cost_minor - box_sold_minor), gold_minor
  from box
  union all
  select id || ' sweep coins', kept_share(box_sweep_minor, box_cost_minor, box_cost_minor - box_sold_minor), sweep_minor
  from box
  union all
  select b.id || ' ' || line.kind || ' posted', line.minor, coalesce(p.minor, 0)
  from box b
  cross join lateral (values ('player_cash', b.currency, -b.box_sold_minor), ('player_gold', 'QGC', b.gold_minor),
    ('player_sweep_unplayed', 'QSC', b.sweep_minor)) as line (kind, currency, minor)
  left join of_box p on p.deposit_id = b.id and p.kind = line.kind and p.currency = line.currency
  union all
  select c.kind || ' ' || c.id || ' ' || line.kind, line.minor, coalesce(p.minor, 0)
  from coin_event c
  cross join lateral (values
    ('player_gold', case when c.kind = 'grant' and c.currency = 'QGC' then c.minor else 0 end),
    ('player_sweep_unplayed', case when c.kind = 'play' then -c.from_unplayed_minor
      when c.currency = 'QSC' then c.minor else 0 end),
    ('player_sweep_redeemable', case when c.kind = 'play' then c.returned_minor - c.minor + c.from_unplayed_minor else 0 end)
  ) as line (kind, minor)
  left join of_event p on p.coin_event = c.n and p.kind = line.kind
  union all
  select 'gold coins of ' || a.brand || '/' || a.owner,
    coalesce((select sum(d.gold_minor) from deposit d where d.brand = a.brand and d.player_id = a.owner), 0)
    + coalesce((select sum(c.minor) from coin_event c
      where c.brand = a.brand and c.player_id = a.owner and c.kind = 'grant' and c.currency = 'QGC'), 0), a.balance
  from account a where a.kind = 'player_gold'`;
