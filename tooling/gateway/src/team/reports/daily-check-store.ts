import { sql } from 'kysely'
import type { Check } from '../../wallet/withdrawal/withdrawal-check-store.ts'
import { addTo } from './sum-days-store.ts'

const figures = sql`sum(bet_count) as bet_count, sum(bet_amount) as bet_amount, sum(valid_amount) as valid_amount,
  sum(win_amount) as win_amount, sum(profit) as profit`
const isMissing = sql`sum(bet_count) <> 0 or sum(bet_amount) <> 0 or sum(valid_amount) <> 0 or sum(win_amount) <> 0
  or sum(profit) <> 0`

/** What the days of accounts lack of their bets. */
const missingOfDays = sql`
  select account_id as owner, day, family, vendor_code, ${figures}, sum(told) as told
  from (
    select account_id, day, family, vendor_code, -bet_count as bet_count, -bet_amount as bet_amount,
      -valid_amount as valid_amount, -win_amount as win_amount, -profit as profit, bet_amount as told
    from play_of_day
    union all
    select bet.account_id, vietnam_day(bet.placed_at), game.family, bet.vendor_code, 1, bet.bet_amount, bet.valid_amount,
      bet.win_amount, case when bet.status = 'settled' then bet.win_amount - bet.bet_amount else 0 end, 0
    from bet join game on game.node_id = bet.node_id where bet.status <> 'cancelled'
  ) as both_sides
  group by account_id, day, family, vendor_code having ${isMissing}`

/** What the days of teams lack of those of their accounts. */
const missingOfTeams = sql`
  select account_id as owner, day, family, vendor_code, ${figures}, sum(told) as told
  from (
    select account_id, day, family, vendor_code, -bet_count as bet_count, -bet_amount as bet_amount,
      -valid_amount as valid_amount, -win_amount as win_amount, -profit as profit, bet_amount as told
    from team_play_of_day
    union all
    select descent.ancestor_id, day, family, vendor_code, bet_count, bet_amount, valid_amount, win_amount, profit, 0
    from play_of_day join descent on descent.descendant_id = play_of_day.account_id
  ) as both_sides
  group by account_id, day, family, vendor_code having ${isMissing}`

/** That the days of reports are what the bets and the ledger say, row by row. */
export const dailyChecks: readonly Check[] = [
  {
    name: 'every day of play is the sum of its bets',
    query: sql`select 'account ' || owner || ', day ' || day || ', ' || family || ' of ' || vendor_code
        || ': told ' || told || ', bets ' || told + bet_amount as what from (${missingOfDays}) as missing`,
    mend: [addTo('daily_play', missingOfDays)],
  },
  {
    name: 'every day of a team is the sum of the days of its accounts',
    query: sql`select 'team of ' || owner || ', day ' || day || ', ' || family || ' of ' || vendor_code
        || ': told ' || told || ', days ' || told + bet_amount as what from (${missingOfTeams}) as missing`,
    mend: [addTo('team_play', missingOfTeams)],
  },
  {
    name: 'every amount of a report is an entry outside play',
    query: sql`select 'transfer ' || transfer_id || ', ledger account ' || ledger_account_id || ': ' || sum(amount)
        || ' too much' as what
      from (
        select transfer_id, ledger_account_id, account_id, kind, created_at, amount from money_entry
        union all
        select transfer.id, ledger_account.id, ledger_account.owner_id, transfer.kind, entry.created_at, -entry.amount
        from transfer
        join entry on entry.transfer_id = transfer.id
        join ledger_account on ledger_account.id = entry.ledger_account_id
        where ledger_account.owner_id is not null and ledger_account.currency = 'VND'
          and transfer.kind not in ('bet', 'win', 'rollback', 'jackpot', 'jackpot-share', 'jackpot-seed', 'debt',
            'hold', 'release', 'vendor-in', 'vendor-out', 'vendor-return', 'suspense', 'points', 'redeem')
      ) as both_sides
      group by transfer_id, ledger_account_id, account_id, kind, created_at having sum(amount) <> 0`,
  },
]
