/**
 * State and postings of a withdrawal are two tellings of one thing: what is set aside, what the player gave, what it cost and
 * what the providers paid out and got back.
 */
export const withdrawalBooks = `with told as (
    select id, player_account_id, reserve_account_id, minor, fee_minor, returned_minor,
      state in ('reserved', 'confirm', 'review', 'approved', 'sent') as is_reserving,
      state in ('settled', 'returned') as is_paid,
      case when returned_minor = minor - fee_minor then fee_minor else 0 end as fee_back
    from withdrawal
  ), posted as (
    select e.withdrawal_id, a.kind, sum(p.minor) as minor
    from ledger_entry e join ledger_posting p on p.entry_id = e.id join account a on a.id = p.account_id
    where e.withdrawal_id is not null group by e.withdrawal_id, a.kind
  ), paid as (
    select withdrawal_id, sum(case kind when 'settled' then minor else -minor end) as minor
    from payout where state = 'applied' group by withdrawal_id
  )
  select t.id || ' ' || line.kind as subject, line.minor as expected, coalesce(p.minor, 0) as found
  from told t
  cross join lateral (values
    ('reserved_withdrawals', case when is_reserving then t.minor else 0 end),
    ('player_cash', case when is_reserving then -t.minor when is_paid then t.returned_minor + fee_back - t.minor else 0 end),
    ('fees', case when is_paid then t.fee_minor - fee_back else 0 end),
    ('provider_clearing', case when is_paid then t.minor - t.fee_minor - t.returned_minor else 0 end)
  ) as line (kind, minor)
  left join posted p on p.withdrawal_id = t.id and p.kind = line.kind
  union all
  select t.id || ' payouts', case when is_paid then t.minor - t.fee_minor - t.returned_minor else 0 end,
    coalesce(p.minor, 0)
  from told t left join paid p on p.withdrawal_id = t.id`;
