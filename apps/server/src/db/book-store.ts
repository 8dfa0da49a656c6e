import type { BookCheck, BookLine, BookRecord, Books } from '../ports/books.ts';
import type { Database } from '../ports/database.ts';
import { coinBooks } from './coin-books.ts';
import { withdrawalBooks } from './withdrawal-books.ts';

interface DifferenceRow {
  readonly count: bigint;
  readonly subject: string | null;
  readonly expected: bigint | null;
  readonly found: bigint | null;
}

const portion = 1_000;

/** Lines of our books as the provider would count them; `key` makes them go in a stable order. */
const lines = `(
  select provider, transaction_id as id, minor, currency, 'in' as direction, created_at from movement
  union all
  select provider, reversal_id, minor, currency, case kind when 'chargebackWon' then 'in' else 'out' end, created_at
  from reversal where state = 'applied'
  union all
  select provider, transaction_id, minor, currency, case kind when 'returned' then 'in' else 'out' end, at
  from payout where state = 'applied') as line`;

/** The same with what was told and not booked, and where it stands. */
const records = `(
  select provider, transaction_id as id, minor, currency, 'in' as direction, created_at, reference,
    case when state in ('credited', 'returned') then 'booked' else state end as state from movement
  union all
  select provider, reversal_id, minor, currency, case kind when 'chargebackWon' then 'in' else 'out' end, created_at,
    reference, case state when 'applied' then 'booked' else state end from reversal
  union all
  select provider, transaction_id, minor, currency, case kind when 'returned' then 'in' else 'out' end, at,
    reference, case state when 'applied' then 'booked' else state end from payout) as record`;

const adjustments = `select a.id as subject,
    case when a.state <> 'approved' then 0 when a.direction = 'credit' then a.minor else -a.minor end as expected,
    coalesce((select sum(p.minor) from ledger_entry e join ledger_posting p on p.entry_id = e.id
      join account c on c.id = p.account_id
      where e.adjustment_id = a.id and c.kind = 'player_cash' and c.brand = a.brand and c.owner = a.player_id
        and c.currency = a.currency), 0) as found
  from adjustment a`;

/**
 * Terms, columns and postings are three tellings of one thing; a granted bonus keeps the amount that it was granted on,
 * so that of it only the share that stays, and that it is no more than the terms give, can be told anew.
 */
const bonusesAndFees = `with credited as (
    select d.id, d.bonus_percent, d.bonus_most_minor, d.bonus_granted_minor, d.bonus_minor, d.credited_minor,
      d.fee_paid_by, d.fee_minor, d.fee_borne_minor,
      bonus_base(d.credited_minor, d.fee_paid_by, d.fee_basis_points, d.fee_fixed_minor, d.fee_least_minor,
        d.fee_most_minor) as bonus_base,
      deposit_fee(d.credited_minor, d.fee_paid_by, d.fee_basis_points, d.fee_fixed_minor, d.fee_least_minor,
        d.fee_most_minor) as fee,
      coalesce((select sum(m.reversed_minor) from movement m
        where m.deposit_id = d.id and m.state = 'credited' and m.currency = d.currency), 0)::bigint as reversed
    from deposit d where d.bonus_percent is not null or d.fee_paid_by is not null
      or d.bonus_minor <> 0 or d.fee_minor <> 0 or d.fee_borne_minor <> 0
  ), posted as (
    select e.deposit_id, case a.kind when 'operator_wallet' then 'player_bonus' else a.kind end as kind,
      sum(p.minor) as minor
    from ledger_entry e join ledger_posting p on p.entry_id = e.id join account a on a.id = p.account_id
    where e.kind in ('bonus', 'bonus_reversal') and a.kind in ('player_bonus', 'operator_wallet')
      or e.kind in ('fee', 'fee_reversal') and a.kind in ('fees', 'operator_fees')
    group by 1, 2
  )
  select id || ' bonus by its terms' as subject,
    kept_share(least(bonus_granted_minor, coalesce(deposit_bonus(bonus_base, bonus_percent, bonus_most_minor), 0)),
      credited_minor, reversed) as expected, bonus_minor as found from credited
  union all
  select id || ' fee by its terms',
    case when fee_paid_by is null then 0 else kept_share(fee, credited_minor, reversed) end,
    case when fee_paid_by = 'operator' then fee_borne_minor else fee_minor end from credited
  union all
  select d.id || ' ' || kinds.kind || ' posted', kinds.minor, coalesce(p.minor, 0)
  from deposit d
  cross join lateral (values ('player_bonus', d.bonus_minor), ('fees', d.fee_minor + d.fee_borne_minor),
    ('operator_fees', -d.fee_borne_minor)) as kinds (kind, minor)
  left join posted p on p.deposit_id = d.id and p.kind = kinds.kind
  where kinds.minor <> 0 or p.minor is not null`;

/** Our books, read from the ledger's own tables. */
export function bookStore(database: Database): Books {
  /** A query of subject, expected and found over everything compared. */
  const compare = async (text: string): Promise<BookCheck> => {
    const rows = await database.run<DifferenceRow>({
      text: `with compared as (${text})
        select (select count(*) from compared) as count, d.subject, d.expected::bigint, d.found::bigint
        from (select 1) one left join (select * from compared where expected <> found order by subject limit 1000) d
          on true`,
    });
    return {
      count: Number(rows[0]?.count ?? 0n),
      differences: rows.flatMap(({ subject, expected, found }) =>
        subject === null || expected === null || found === null ? [] : [{ subject, expected, found }],
      ),
    };
  };

  return {
    currencySums: () =>
      compare(
        'select currency as subject, 0 as expected, sum(minor) as found from ledger_posting group by currency',
      ),

    balances: () =>
      compare(`select 'account ' || a.id || ' ' || a.kind || ' ' || a.currency as subject,
        coalesce(p.minor, 0) as expected, a.balance as found
        from account a
        left join (select account_id, sum(minor) as minor from ledger_posting group by account_id) p
          on p.account_id = a.id`),

    clearing: () =>
      compare(`select a.owner || ' ' || a.currency as subject,
          coalesce((select sum(reversed_minor - minor) from movement m
            where m.provider = a.owner and m.currency = a.currency), 0)
          + coalesce((select sum(case p.kind when 'settled' then p.minor else -p.minor end) from payout p
            where p.provider = a.owner and p.currency = a.currency and p.state = 'applied'), 0) as expected,
          sum(a.balance) as found
        from account a where a.kind = 'provider_clearing' group by a.owner, a.currency`),

    deposits: () =>
      compare(`select d.id as subject,
          coalesce((select sum(m.minor) from movement m
            where m.deposit_id = d.id and m.state = 'credited' and m.currency = d.currency), 0) as expected,
          d.credited_minor as found
        from deposit d`),

    bonusesAndFees: () => compare(bonusesAndFees),

    withdrawals: () => compare(withdrawalBooks),

    coins: () => compare(coinBooks),

    adjustments: () => compare(adjustments),

    recordsOf: (provider, ids) =>
      database.run<BookRecord>({
        text: `select id, minor, currency, direction, state, reference from ${records}
          where provider = $1 and id = any($2::text[])`,
        values: [provider, [...ids]],
      }),

    recordsBetween: (provider, from, to) =>
      database.run<BookRecord>({
        text: `select id, minor, currency, direction, state, reference from ${records}
          where provider = $1 and created_at >= $2 and created_at < $3 order by created_at, id`,
        values: [provider, from, to],
      }),

    linesOf: (provider, ids) =>
      database.run<BookLine>({
        text: `select id, minor, currency, direction from ${lines} where provider = $1 and id = any($2::text[])`,
        values: [provider, [...ids]],
      }),

    async *linesSince(provider, since) {
      let after: { readonly at: Date; readonly id: string } = { at: since, id: '' };
      for (;;) {
        const rows = await database.run<BookLine & { readonly created_at: Date }>({
          text: `select id, minor, currency, direction, created_at from ${lines}
            where provider = $1 and (created_at, id) > ($2::timestamptz, $3::text) order by created_at, id limit $4`,
          values: [provider, after.at, after.id, portion],
        });
        if (rows.length > 0) yield rows;
        const last = rows.at(-1);
        if (last === undefined || rows.length < portion) return;
        after = { at: last.created_at, id: last.id };
      }
    },
  };
}
