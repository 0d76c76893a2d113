import { sql } from 'kysely'
import { dayMs, oneAtATimeFamilies, startOfDay, type Pause, type TimeLimit } from '@saola/rules'
import { planOnce } from '@saola/server'
import type { Database } from '../../db/database.ts'
import { numberList } from '../../db/number-list.ts'
import { toPause, type PauseRow } from '../pause-store.ts'
import { toTimeLimit, type TimeLimitRow } from '../time/time-limit-store.ts'

/** The family that is staked in, when the sitting was launched, and the pace of the family in ms, 0 where there is none. */
export type StakedIn = { family: string; launchedAt: number; paceMs: number }

/** What bounds a stake, as it stands after the account was locked. */
export type StakeGuard = {
  pauses: readonly Pause[]
  realityMinutes: number | undefined
  checkedAt: number | undefined
  /** The member's and the operator's. */
  timeLimits: readonly TimeLimit[]
  /** Play of today, in ms; undefined where nothing bounds it. */
  dayPlayedMs: number | undefined
  /** When a round of the family began last, where that is within its pace. */
  lastRoundAt: number | undefined
  /** Another of the titles of which one is played at a time was launched since. */
  isLeft: boolean
}

/** The play of today as `usedUp` asks for it. */
export function dayOf({ dayPlayedMs }: Pick<StakeGuard, 'dayPlayedMs'>): { day?: number } {
  return dayPlayedMs === undefined ? {} : { day: dayPlayedMs }
}

type GuardRow = {
  account_id: number
  pauses: PauseRow[]
  reality_minutes: number | null
  checked_at: number | null
  time_limits: TimeLimitRow[]
  day_played_ms: number | null
  last_round_at: number | null
  is_left: boolean
}

/** Reads what bounds the stakes of an account. */
export async function getStakeGuard(
  trx: Database,
  accountId: number,
  stakedIn: StakedIn | undefined,
  now: number,
): Promise<StakeGuard> {
  const guard = (await readStakeGuard(trx, [accountId], stakedIn, now)).get(accountId)
  if (!guard) throw new Error(`there is no account ${accountId}`)
  return guard
}

/** The same of accounts by their ids, in one statement, since every stake asks. */
export async function readStakeGuard(
  trx: Database,
  accountIds: readonly number[],
  stakedIn: StakedIn | undefined,
  now: number,
): Promise<ReadonlyMap<number, StakeGuard>> {
  const { family, launchedAt, paceMs } = stakedIn ?? { family: '', launchedAt: now, paceMs: 0 }
  const today = startOfDay(now)
  const rows = await askGuards(trx, {
    ids: numberList(accountIds),
    family,
    launchedAt,
    since: now - paceMs,
    today,
    yesterday: today - dayMs,
  })
  return new Map(rows.map((row) => [row.account_id, toGuard(row)]))
}

function toGuard(row: GuardRow): StakeGuard {
  return {
    pauses: row.pauses.map(toPause),
    realityMinutes: row.reality_minutes ?? undefined,
    checkedAt: row.checked_at ?? undefined,
    timeLimits: row.time_limits.map(toTimeLimit),
    dayPlayedMs: row.day_played_ms ?? undefined,
    lastRoundAt: row.last_round_at ?? undefined,
    isLeft: row.is_left,
  }
}

type Asked = {
  ids: string
  family: string
  launchedAt: number
  since: number
  today: number
  yesterday: number
}

const askGuards = planOnce('stake_guards', (db: Database, asked: Asked) =>
  sql<GuardRow>`
    select account.id as account_id,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind, 'starts_at', starts_at, 'ends_at', ends_at, 'source', source))
        from protection_pause where account_id = account.id
      ), '[]') as pauses,
      setting.reality_minutes, setting.checked_at,
      coalesce(bound.time_limits, '[]') as time_limits,
      case when bound.has_day then (
        select coalesce(sum(greatest(0, last_seen_at - greatest(started_at, ${asked.today}::bigint, seen_before))), 0)::bigint
        from (
          select started_at, last_seen_at, coalesce(max(last_seen_at) over (
            order by started_at rows between unbounded preceding and 1 preceding
          ), 0) as seen_before
          from play_session where account_id = account.id and started_at > ${asked.yesterday}::bigint
        ) as sitting
        where last_seen_at > ${asked.today}::bigint
      ) end as day_played_ms,
      (
        select max(bet.placed_at) from bet join game on game.node_id = bet.node_id
        where bet.account_id = account.id and bet.placed_at > ${asked.since}::bigint and bet.debit_id is not null
          and bet.status <> 'cancelled' and game.family = ${asked.family}::text
      ) as last_round_at,
      ${asked.family}::text = any(${oneAtATimeFamilies}::text[]) and exists (
        select from play_session join game on game.node_id = play_session.node_id
        where play_session.account_id = account.id and play_session.launched_at > ${asked.launchedAt}::bigint
          and game.family = any(${oneAtATimeFamilies}::text[])
      ) as is_left
    from account left join protection_setting as setting on setting.account_id = account.id
    left join lateral (
      select jsonb_agg(to_jsonb(own)) as time_limits, bool_or(own.period = 'day') as has_day
      from (
        select period, amount, wished_amount, filed_at, confirm_from, confirm_until, false as is_operators
        from protection_time_limit where account_id = account.id
        union all
        select period, amount, null, null, null, null, true
        from operator_limit where account_id = account.id and kind = 'time' and ended_at is null
      ) as own
    ) as bound on true
    where account.id = any(${asked.ids}::bigint[])`.compile(db),
)
