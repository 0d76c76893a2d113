import { sql, type RawBuilder } from 'kysely'
import type { TeamOverview } from '@saola/protocol'
import type { Database } from '../../db/database.ts'
import { dayMs, vietnamOffsetMs } from '@saola/rules'
import { moneyMeasures } from '../../team/reports/measure-store.ts'

/** Both ends belong to it; milliseconds since 1970. */
export type Period = { startTime: number; endTime: number }

type FigureRow = {
  deposit: number
  withdraw: number
  bet_amount: number
  win_amount: number
  profit: number
  active: number
  newcomers: number
}

/** What everybody below an agent did in a period; a bet belongs to the moment it was placed. */
export async function readFigures(
  db: Database,
  agentId: number,
  period: Period,
): Promise<TeamOverview['current']> {
  const { startTime, endTime } = period
  const { rows } = await sql<FigureRow>`
    with team as (select descendant_id as id from descent where ancestor_id = ${agentId} and depth > 0),
    -- Paid out is what left the hold for the bank, less what the bank sent back.
    money as (
      select coalesce(sum(${moneyMeasures.deposit}), 0)::bigint as deposit,
        coalesce(sum(${moneyMeasures.withdraw}), 0)::bigint as withdraw
      from team join money_entry as money on money.account_id = team.id
      where money.created_at between ${startTime} and ${endTime}
    ),
    play as (
      select coalesce(sum(bet_amount), 0)::bigint as bet_amount, coalesce(sum(win_amount), 0)::bigint as win_amount,
        coalesce(sum(profit), 0)::bigint as profit
      from (${playOf(agentId, period)}) as play
    ),
    active as (select count(*) as active from (${activeOf(period)}) as account),
    joined as (
      select count(*) as newcomers from team join account on account.id = team.id
      where account.registered_at between ${startTime} and ${endTime}
    )
    select * from money, play, active, joined`.execute(db)
  const row = rows[0]
  return {
    deposit: row?.deposit ?? 0,
    withdraw: row?.withdraw ?? 0,
    betAmount: row?.bet_amount ?? 0,
    winAmount: row?.win_amount ?? 0,
    profitAndLoss: row?.profit ?? 0,
    activeMembers: row?.active ?? 0,
    newMembers: row?.newcomers ?? 0,
  }
}

/** A period by the Vietnamese calendar: the days that are whole in it, and what is left before and after them. */
function cutOf({ startTime, endTime }: Period): { firstDay: number; lastDay: number; rests: Period[] } {
  const firstDay = dayNumber(startTime - 1) + 1
  const lastDay = dayNumber(endTime + 1) - 1
  if (firstDay > lastDay) return { firstDay, lastDay, rests: [{ startTime, endTime }] }
  const [start, end] = [firstDay, lastDay + 1].map((day) => day * dayMs - vietnamOffsetMs)
  const rests = [
    { startTime, endTime: (start ?? 0) - 1 },
    { startTime: end ?? 0, endTime },
  ]
  return { firstDay, lastDay, rests: rests.filter((rest) => rest.startTime <= rest.endTime) }
}

/**
 * Day by day what everybody below an agent bet: of whole days what the team is summed up to already, less the agent's own
 * (team 8); bets are read of days that begin or end within the period alone.
 */
function playOf(agentId: number, period: Period): RawBuilder<unknown> {
  const { firstDay, lastDay, rests } = cutOf(period)
  const days = (view: RawBuilder<unknown>, sign: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select day, ${sign} * bet_amount as bet_amount, ${sign} * win_amount as win_amount, ${sign} * profit as profit
    from ${view} as play where account_id = ${agentId} and day between ${firstDay} and ${lastDay}`
  const bets = rests.map(
    ({ startTime, endTime }) => sql`
    select vietnam_day(bet.placed_at), bet.bet_amount, bet.win_amount,
      case when bet.status = 'settled' then bet.win_amount - bet.bet_amount else 0 end
    from descent join bet on bet.account_id = descent.descendant_id
    where descent.ancestor_id = ${agentId} and descent.depth > 0
      and bet.status <> 'cancelled' and bet.placed_at between ${startTime} and ${endTime}`,
  )
  const summed = [days(sql`team_play_of_day`, sql`1`), days(sql`play_of_day`, sql`-1`)]
  return sql.join([...summed, ...bets], sql` union all `)
}

/** The accounts of `team` that bet in a period, each once. */
function activeOf(period: Period): RawBuilder<unknown> {
  const { firstDay, lastDay, rests } = cutOf(period)
  const days = sql`select team.id from team cross join lateral (
      select from play_of_day where account_id = team.id and day between ${firstDay} and ${lastDay}
      having sum(bet_count) > 0
    ) as played`
  const bets = rests.map(
    ({ startTime, endTime }) => sql`
    select team.id from team where exists (
      select from bet where bet.account_id = team.id and bet.status <> 'cancelled'
        and bet.placed_at between ${startTime} and ${endTime}
    )`,
  )
  return sql.join([days, ...bets], sql` union `)
}

/** How many agents and members are below an agent. */
export async function countTeam(db: Database, agentId: number): Promise<{ agents: number; members: number }> {
  const { rows } = await sql<{ agents: number; members: number }>`
    select count(*) filter (where account.type in (1, 2, 41, 42)) as agents,
      count(*) filter (where account.type in (0, 4)) as members
    from descent join account on account.id = descent.descendant_id
    where descent.ancestor_id = ${agentId} and descent.depth > 0`.execute(db)
  return rows[0] ?? { agents: 0, members: 0 }
}

/** Bets and profit for each day that the period touches, by the Vietnamese calendar, days without bets included. */
export async function readDays(db: Database, agentId: number, period: Period): Promise<TeamOverview['days']> {
  const { rows } = await sql<{ day: number; bet_amount: number; profit: number }>`
    select day, sum(bet_amount)::bigint as bet_amount, sum(profit)::bigint as profit
    from (${playOf(agentId, period)}) as play group by day`.execute(db)
  const known = new Map(rows.map((row) => [row.day, row]))
  const first = dayNumber(period.startTime)
  return Array.from({ length: dayNumber(period.endTime) - first + 1 }, (_, index) => {
    const row = known.get(first + index)
    return {
      day: new Date((first + index) * dayMs).toISOString().slice(0, 10),
      betAmount: row?.bet_amount ?? 0,
      profitAndLoss: row?.profit ?? 0,
    }
  })
}

function dayNumber(time: number): number {
  return Math.floor((time + vietnamOffsetMs) / dayMs)
}
