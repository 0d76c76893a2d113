import { transferIs } from '../ledger/ledger.ts'
import { sql } from 'kysely'
import type { TeamOverview } from '@saola/protocol'
import type { Database } from '../db/database.ts'
import { dayMs, vietnamOffsetMs } from '@saola/rules'

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
  { startTime, endTime }: Period,
): Promise<TeamOverview['current']> {
  const { rows } = await sql<FigureRow>`
    with team as (select descendant_id as id from descent where ancestor_id = ${agentId} and depth > 0),
    money as (
      select coalesce(sum(entry.amount) filter (where ${transferIs('deposit')}), 0)::bigint as deposit,
        -- Paid out is what left the hold for the bank, less what the bank sent back.
        coalesce(-sum(entry.amount) filter (where ${transferIs('withdrawal', 'withdrawal-return')}), 0)::bigint
          as withdraw
      from team
      join ledger_account on ledger_account.owner_id = team.id and ledger_account.kind in ('wallet', 'hold', 'debt')
      join entry on entry.ledger_account_id = ledger_account.id
        and entry.created_at between ${startTime} and ${endTime}
      join transfer on transfer.id = entry.transfer_id
    ),
    play as (
      select coalesce(sum(bet.bet_amount), 0)::bigint as bet_amount,
        coalesce(sum(bet.win_amount), 0)::bigint as win_amount,
        coalesce(sum(bet.win_amount - bet.bet_amount) filter (where bet.status = 'settled'), 0)::bigint as profit,
        count(distinct bet.account_id) as active
      from team join bet on bet.account_id = team.id
      where bet.status <> 'cancelled' and bet.placed_at between ${startTime} and ${endTime}
    ),
    joined as (
      select count(*) as newcomers from team join account on account.id = team.id
      where account.registered_at between ${startTime} and ${endTime}
    )
    select * from money, play, joined`.execute(db)
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
export async function readDays(
  db: Database,
  agentId: number,
  { startTime, endTime }: Period,
): Promise<TeamOverview['days']> {
  const { rows } = await sql<{ day: number; bet_amount: number; profit: number }>`
    select (bet.placed_at + ${sql.lit(vietnamOffsetMs)}) / ${sql.lit(dayMs)} as day,
      sum(bet.bet_amount)::bigint as bet_amount,
      coalesce(sum(bet.win_amount - bet.bet_amount) filter (where bet.status = 'settled'), 0)::bigint as profit
    from descent join bet on bet.account_id = descent.descendant_id
    where descent.ancestor_id = ${agentId} and descent.depth > 0
      and bet.status <> 'cancelled' and bet.placed_at between ${startTime} and ${endTime}
    group by 1`.execute(db)
  const known = new Map(rows.map((row) => [row.day, row]))
  const first = dayNumber(startTime)
  return Array.from({ length: dayNumber(endTime) - first + 1 }, (_, index) => {
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
