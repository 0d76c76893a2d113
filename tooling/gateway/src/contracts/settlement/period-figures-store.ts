import { sql, type RawBuilder } from 'kysely'
import type { PeriodFigures, SettledBet, Span } from '@saola/rules'
import { leastActiveBet } from '../../db/active-member-store.ts'
import type { Database } from '../../db/database.ts'
import { salaryCost } from './settlement-store.ts'

/**
 * The team of an account in a window, the account itself included: with `paidBy` also what the salaries of that upline cost
 * in it, and of rounds the bets from `minimumBet` on.
 */
export type TeamWindow = Span & { accountId: number; paidBy?: number; minimumBet?: number }

type Sums = { at: number; valid_bet: number; net_loss: number; active_members: number; deductions: number }

/**
 * What teams did in their windows, in their order: valid bet and what the team lost, in đồng, and how many members below the
 * account were active (contracts 39). A bet belongs to the moment at which it was settled; play of trial accounts is none.
 */
export async function readPeriodFigures(
  db: Database,
  teams: readonly TeamWindow[],
): Promise<PeriodFigures[]> {
  if (teams.length === 0) return []
  const { rows } = await sql<Sums>`
    with part as materialized (select * from ${partsOf(teams)}),
    played as (
      select part.at, descent.depth, sum(bet.valid_amount) as valid_bet,
        sum(bet.bet_amount - bet.win_amount) as net_loss,
        sum(bet.valid_amount) >= min(${leastActiveBet}) as is_active
      from part
      join descent on descent.ancestor_id = part.account_id
      join account on account.id = descent.descendant_id and account.type <> 4
      join merchant on merchant.id = account.merchant_id
      join bet on bet.account_id = account.id and bet.status = 'settled'
        and bet.settled_at >= part.opens and bet.settled_at < part.closes
      group by part.at, account.id, descent.depth
    ),
    summed as (
      select at, sum(valid_bet)::bigint as valid_bet, sum(net_loss)::bigint as net_loss,
        count(*) filter (where is_active and depth > 0) as active_members
      from played group by at
    )
    select part.at, coalesce(valid_bet, 0) as valid_bet, coalesce(net_loss, 0) as net_loss,
      coalesce(active_members, 0) as active_members,
      (select coalesce(sum(${salaryCost}), 0)::bigint from bill
        where bill.upline_id = part.paid_by and bill.downline_id = part.account_id and bill.kind <> 'dividend'
          and bill.closes_at > part.opens and bill.closes_at <= part.closes) as deductions
    from part left join summed on summed.at = part.at order by part.at`.execute(db)
  return rows.map((row) => {
    const team = teams[row.at]
    return {
      window: { from: team?.from ?? 0, to: team?.to ?? 0 },
      validBet: row.valid_bet,
      netLoss: row.net_loss,
      activeMembers: row.active_members,
      ...(team?.paidBy !== undefined && { deductions: row.deductions }),
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
 * The lottery bets of teams in their windows, for a real-time salary: one row for a member, a draw and the share that counts,
 * of the bets that reach the least stake of each (contracts 14).
 */
export async function readRoundFigures(db: Database, teams: readonly TeamWindow[]): Promise<SettledBet[][]> {
  if (teams.length === 0) return []
  const { rows } = await sql<RoundSums>`
    select part.at, bet.account_id as member, lottery_bet.draw_id as round, sum(bet.bet_amount)::bigint as stake,
      sum(bet.win_amount)::bigint as payout, bet.valid_share as share, min(bet.settled_at) as settled_at
    from ${partsOf(teams)}
    join descent on descent.ancestor_id = part.account_id
    join account on account.id = descent.descendant_id and account.type <> 4
    join bet on bet.account_id = account.id and bet.status = 'settled' and bet.bet_amount >= part.minimum_bet
      and bet.settled_at >= part.opens and bet.settled_at < part.closes
    join lottery_bet on lottery_bet.bet_id = bet.id
    group by part.at, bet.account_id, lottery_bet.draw_id, bet.valid_share`.execute(db)
  const found = Map.groupBy(rows, ({ at }) => at)
  return teams.map((_, at) =>
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

function partsOf(teams: readonly TeamWindow[]): RawBuilder<unknown> {
  const rows = teams.map(
    ({ accountId, from, to, paidBy = null, minimumBet = 0 }, at) =>
      sql`(${at}::integer, ${accountId}::bigint, ${from}::bigint, ${to}::bigint, ${paidBy}::bigint, ${minimumBet}::bigint)`,
  )
  return sql`(values ${sql.join(rows)}) as part (at, account_id, opens, closes, paid_by, minimum_bet)`
}
