import { sql } from 'kysely'
import type { Check } from '../wallet/withdrawal/withdrawal-check-store.ts'
import { transferIs } from '../ledger/ledger.ts'
import { earnedWith } from './earning-store.ts'

/** What bookings lack of bets and deposits as they stand, by account and type. */
const missing = sql`
  select account_id, type, sum(amount) as amount
  from (
    select bet.account_id, point_type(game.family) as type, bet.valid_amount as amount
    from bet join game on game.node_id = bet.node_id where bet.valid_amount <> 0
    union all
    select account_id, 'deposit', amount from money_entry where kind = 'deposit'
    union all
    select account_id, type, -amount from point_change
    union all
    select account_id, type, -counted from point_progress
  ) as both_sides
  where account_id in (select id from account where type <> 4)
  group by account_id, type having sum(amount) <> 0`

/** What each account was given by its bookings, owes, and has earned by what was counted. */
const standings = sql`
  select account.id as account_id, coalesce(given.points, 0) as given, coalesce(point_debt.owed, 0) as owed,
    coalesce(earned.points, 0) as earned
  from account
  left join (
    select ledger_account.owner_id, sum(entry.amount) as points
    from ledger_account join entry on entry.ledger_account_id = ledger_account.id
    join transfer on transfer.id = entry.transfer_id and ${transferIs('points')}
    where ledger_account.kind = 'points' group by ledger_account.owner_id
  ) as given on given.owner_id = account.id
  left join point_debt on point_debt.account_id = account.id
  left join (
    select account_id, sum(earned_before + ${earnedWith(sql`point_progress.counted`)}) as points
    from point_progress group by account_id
  ) as earned on earned.account_id = account.id`

/** What is to be carried of what was counted by the present ratio. */
const carriedOf = sql`((counted - counted_before)::numeric * points + carried_before
  - ${earnedWith(sql`point_progress.counted`)} * per_amount)::bigint`

/** That points are those of the bets and deposits as they stand (points 18). */
export const pointChecks: readonly Check[] = [
  {
    name: 'points are booked for every valid bet and deposit, and for nothing else',
    query: sql`select 'account ' || account_id || ', ' || type || ': ' || amount || ' not counted' as what
      from (${missing}) as missing order by account_id, type`,
    // The job books what stands there as it books any play.
    mend: [sql`insert into point_change (account_id, type, amount) ${missing}`],
  },
  {
    name: 'the points that were booked and those owed are what was counted earns',
    query: sql`select 'account ' || account_id || ': ' || given || ' booked, ' || owed || ' of them owed, ' || earned
        || ' earned' as what
      from (${standings}) as standing where given - owed <> earned
      union all
      select 'account ' || account_id || ', ' || type || ': ' || carried || ' carried, ' || ${carriedOf} || ' left over'
      from point_progress where carried <> ${carriedOf}`,
    mend: [
      sql`update point_progress set carried = ${carriedOf} where carried <> ${carriedOf}`,
      // What is owed is taken, and what is missing given, by the job's transfers.
      sql`insert into point_debt (account_id, owed)
        select account_id, given - earned from (${standings}) as standing where given - owed <> earned
        on conflict (account_id) do update set owed = excluded.owed`,
    ],
  },
]
