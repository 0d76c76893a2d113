import { sql, type RawBuilder } from 'kysely'
import { dayKey } from '@saola/i18n'
import type { calls, ProfitCut, ProfitPart } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { checkPeriod } from './check-period.ts'

/** Three months, the longest that the own result is shown for at once. */
const longestDays = 92
const dayMs = 86_400_000
/** Vietnam has been at UTC+7 without summer time since 1975. */
const offsetMs = 7 * 3_600_000
/** Day 0 of the calendar was a Thursday; weeks begin on Monday. */
const mondayShift = 3

type Row = { part: number | string; bets: number; staked: number; won: number; played_ms: number }

/** The caller's own result: settled bets by the day they were placed, and the time spent in games. */
export const getProfit: Handler<typeof calls.wallet.profit> = async ({ account, house, input }) => {
  checkPeriod(input, longestDays)
  const { by, startTime, endTime } = input
  const { rows } = await sql<Row>`
    with part as (
      select ${cut(by, 'bet', 'placed_at')} as part, 1 as bets, bet.bet_amount as staked, bet.win_amount as won,
        0::bigint as played_ms
      from bet join game on game.node_id = bet.node_id
      where bet.account_id = ${account.id} and bet.status = 'settled'
        and bet.placed_at between ${startTime} and ${endTime}
      union all
      select ${cut(by, 'play_session', 'started_at')}, 0, 0, 0, play_session.last_seen_at - play_session.started_at
      from play_session join game on game.node_id = play_session.node_id
      where play_session.account_id = ${account.id}
        and play_session.started_at between ${startTime} and ${endTime}
    )
    select part, sum(bets)::bigint as bets, sum(staked)::bigint as staked, sum(won)::bigint as won,
      sum(played_ms)::bigint as played_ms
    from part group by part order by part`.execute(house.db)
  const parts = rows.map((row) => describePart(row, by))
  return { parts, total: sumParts(parts) }
}

function cut(by: ProfitCut, table: string, column: string): RawBuilder<unknown> {
  if (by === 'family') return sql`game.family`
  const day = sql`(${sql.ref(`${table}.${column}`)} + ${sql.lit(offsetMs)}) / ${sql.lit(dayMs)}`
  return by === 'day' ? day : sql`(${day} + ${sql.lit(mondayShift)}) / 7 * 7 - ${sql.lit(mondayShift)}`
}

function describePart(row: Row, by: ProfitCut): ProfitPart {
  return {
    id: by === 'family' ? String(row.part) : dayKey(Number(row.part) * dayMs - offsetMs),
    bets: row.bets,
    staked: row.staked,
    won: row.won,
    net: row.won - row.staked,
    playedMs: row.played_ms,
  }
}

function sumParts(parts: readonly ProfitPart[]): Omit<ProfitPart, 'id'> {
  const total = { bets: 0, staked: 0, won: 0, net: 0, playedMs: 0 }
  for (const part of parts) {
    total.bets += part.bets
    total.staked += part.staked
    total.won += part.won
    total.net += part.net
    total.playedMs += part.playedMs
  }
  return total
}
