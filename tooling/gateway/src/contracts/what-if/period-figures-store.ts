import { sql } from 'kysely'
import type { PeriodFigures, SettledBet, Span } from '@saola/rules'
import { leastActiveBet } from '../../db/active-member-store.ts'
import type { Database } from '../../db/database.ts'

type Sums = { at: number; valid_bet: number; net_loss: number; active_members: number }

/**
 * What the team of an account, the account itself included, did in each of some windows, in their order: valid bet and what
 * the team lost, in đồng, and how many members below it were active (contracts 39). A bet belongs to the moment at which it was settled; play of trial
 * accounts is none.
 */
export async function readPeriodFigures(
  db: Database,
  accountId: number,
  windows: readonly Span[],
): Promise<PeriodFigures[]> {
  const { rows } = await sql<Sums>`
    with played as (
      select part.at, descent.depth, sum(bet.valid_amount) as valid_bet,
        sum(bet.bet_amount - bet.win_amount) as net_loss,
        sum(bet.valid_amount) >= min(${leastActiveBet}) as is_active
      from ${windowRows(windows)}
      join descent on descent.ancestor_id = ${accountId}
      join account on account.id = descent.descendant_id and account.type <> 4
      join merchant on merchant.id = account.merchant_id
      join bet on bet.account_id = account.id and bet.status = 'settled'
        and bet.settled_at >= part.opens and bet.settled_at < part.closes
      group by part.at, account.id, descent.depth
    )
    select at, sum(valid_bet)::bigint as valid_bet, sum(net_loss)::bigint as net_loss,
      count(*) filter (where is_active and depth > 0) as active_members
    from played group by at`.execute(db)
  const sums = new Map(rows.map((row) => [row.at, row]))
  return windows.map((window, at) => {
    const found = sums.get(at)
    return {
      window,
      validBet: found?.valid_bet ?? 0,
      netLoss: found?.net_loss ?? 0,
      activeMembers: found?.active_members ?? 0,
    }
  })
}

type RoundSums = {
  at: number
  member: number
  round: number
  stake: number
  payout: number
  share: number
  settled_at: number
}

/**
 * The lottery bets of a team in each of some windows, for a real-time salary: one row for a member, a draw and the
 * share that counts, of the bets that reach the least stake (contracts 14).
 */
export async function readRoundFigures(
  db: Database,
  accountId: number,
  windows: readonly Span[],
  minimumBet: number,
): Promise<SettledBet[][]> {
  const { rows } = await sql<RoundSums>`
    select part.at, bet.account_id as member, lottery_bet.draw_id as round, sum(bet.bet_amount)::bigint as stake,
      sum(bet.win_amount)::bigint as payout, bet.valid_share as share, min(bet.settled_at) as settled_at
    from ${windowRows(windows)}
    join descent on descent.ancestor_id = ${accountId}
    join account on account.id = descent.descendant_id and account.type <> 4
    join bet on bet.account_id = account.id and bet.status = 'settled' and bet.bet_amount >= ${minimumBet}
      and bet.settled_at >= part.opens and bet.settled_at < part.closes
    join lottery_bet on lottery_bet.bet_id = bet.id
    group by part.at, bet.account_id, lottery_bet.draw_id, bet.valid_share`.execute(db)
  const found = Map.groupBy(rows, ({ at }) => at)
  return windows.map((_, at) =>
    (found.get(at) ?? []).map(({ member, round, stake, payout, share, settled_at: settledAt }) => ({
      member: String(member),
      round: String(round),
      stake,
      payout,
      share,
      settledAt,
    })),
  )
}

function windowRows(windows: readonly Span[]) {
  const rows = windows.map(({ from, to }, at) => sql`(${at}::integer, ${from}::bigint, ${to}::bigint)`)
  return sql`(values ${sql.join(rows)}) as part (at, opens, closes)`
}
