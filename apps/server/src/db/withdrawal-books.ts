/**
 * State and postings of a withdrawal are two tellings of one thing: what is set aside, what the player gave, what it cost and
 * what the providers paid out and got back. A redemption is paid out in another currency.
 */
export const withdrawalBooks = `with told as (
    select id, currency, minor, fee_minor, returned_minor, payout_currency is not null as is_redemption,
      player_account_kind(wallet_is_outside) as money_kind,
      coalesce(payout_currency, currency) as paid_currency,
      state in ('reserved', 'confirm', 'review', 'approved', 'sent') as is_reserving,
      state in ('settled', 'returned') as is_paid,
      coalesce(payout_minor - payout_returned_minor, minor - fee_minor - returned_minor) as out_minor,
      case when returned_minor = minor - fee_minor then fee_minor else 0 end as fee_back,
      case when returned_minor = minor - fee_minor then 0 else fee_borne_minor end as borne
    from withdrawal
  ), posted as (
    select e.withdrawal_id, a.kind, a.currency, sum(p.minor) as minor
    from ledger_entry e join ledger_posting p on p.entry_id = e.id join account a on a.id = p.account_id
    where e.withdrawal_id is not null group by e.withdrawal_id, a.kind, a.currency
  ), paid as (
    select withdrawal_id, sum(case kind when 'settled' then minor else -minor end) as minor
    from payout where state = 'applied' group by withdrawal_id
  )
  select t.id || ' ' || line.kind as subject, line.minor as expected, coalesce(p.minor, 0) as found
  from told t
  cross join lateral (values
    ('reserved_withdrawals', t.currency, case when is_reserving then t.minor else 0 end),
    (case when is_redemption then 'player_sweep_redeemable' else money_kind end, t.currency,
      case when is_reserving then -t.minor when is_paid then t.returned_minor + fee_back - t.minor else 0 end),
    ('fees', t.currency, case when is_paid and not is_redemption then t.fee_minor - fee_back + borne else 0 end),
    ('operator_fees', t.currency, case when is_paid and not is_redemption then -borne else 0 end),
    ('provider_clearing', t.paid_currency, case when is_paid then t.out_minor else 0 end)
  ) as line (kind, currency, minor)
  left join posted p on p.withdrawal_id = t.id and p.kind = line.kind and p.currency = line.currency
  union all
  select t.id || ' payouts', case when is_paid then t.out_minor else 0 end, coalesce(p.minor, 0)
  from told t left join paid p on p.withdrawal_id = t.id`;
