import { sql, type RawBuilder } from 'kysely'
import type { ProfitCut } from '@saola/protocol'
import { dayMs, vietnamOffsetMs } from '@saola/rules'
import type { Database } from '../db/database.ts'
import { transferIs } from '../ledger/ledger.ts'

/** Day 0 of the calendar was a Thursday; weeks begin on Monday. */
const mondayShift = 3

/** The result of one part: a family, or a day (a week's Monday) counted from day 0. */
export type ProfitRow = {
  part: number | string
  bets: number
  staked: number
  won: number
  played_ms: number
}

/** An account's settled bets by the day they were placed, and the time spent in games, in parts. */
export async function listProfit(
  db: Database,
  accountId: number,
  { by, startTime, endTime }: { by: ProfitCut; startTime: number; endTime: number },
): Promise<ProfitRow[]> {
  const { rows } = await sql<ProfitRow>`
    with part as (
      select ${cut(by, 'bet', 'placed_at')} as part, 1 as bets, bet.bet_amount as staked, bet.win_amount as won,
        -- A round that belongs to no sitting took the time that it took.
        case when bet.play_session_id is null then bet.settled_at - bet.placed_at else 0 end as played_ms
      from bet join game on game.node_id = bet.node_id
      where bet.account_id = ${accountId} and bet.status = 'settled'
        and bet.placed_at between ${startTime} and ${endTime}
      union all
      select ${cut(by, 'play_session', 'started_at')}, 0, 0, 0, play_session.last_seen_at - play_session.started_at
      from play_session join game on game.node_id = play_session.node_id
      where play_session.account_id = ${accountId}
        and play_session.started_at between ${startTime} and ${endTime}
    )
    select part, sum(bets)::bigint as bets, sum(staked)::bigint as staked, sum(won)::bigint as won,
      sum(played_ms)::bigint as played_ms
    from part group by part order by part`.execute(db)
  return rows
}

function cut(by: ProfitCut, table: string, column: string): RawBuilder<unknown> {
  if (by === 'family') return sql`game.family`
  const day = sql`(${sql.ref(`${table}.${column}`)} + ${sql.lit(vietnamOffsetMs)}) / ${sql.lit(dayMs)}`
  return by === 'day' ? day : sql`(${day} + ${sql.lit(mondayShift)}) / 7 * 7 - ${sql.lit(mondayShift)}`
}

/** What an account has paid in and got out since it exists; money on hold has not left yet. */
export async function findLifetime(
  db: Database,
  accountId: number,
): Promise<{ deposited: number; withdrawn: number; since: number } | undefined> {
  const { rows } = await sql<{ deposited: number; withdrawn: number; since: number }>`
    select
      coalesce(sum(entry.amount) filter (where ${transferIs('deposit')}), 0)::bigint as deposited,
      coalesce(-sum(entry.amount) filter (where ${transferIs('withdrawal', 'withdrawal-return')}), 0)::bigint
        as withdrawn,
      (select registered_at from account where id = ${accountId}) as since
    from ledger_account
    join entry on entry.ledger_account_id = ledger_account.id
    join transfer on transfer.id = entry.transfer_id
    where ledger_account.owner_id = ${accountId} and ledger_account.currency = 'VND'
      and ledger_account.kind in ('wallet', 'hold', 'debt')
      and ${transferIs('deposit', 'withdrawal', 'withdrawal-return')}`.execute(db)
  return rows[0]
}
