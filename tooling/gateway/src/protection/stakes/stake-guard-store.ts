import { sql } from 'kysely'
import { oneAtATimeFamilies, type Pause } from '@saola/rules'
import { planOnce } from '@saola/server'
import type { Database } from '../../db/database.ts'
import { toPause, type PauseRow } from '../pause-store.ts'

/** The sitting that a stake comes from, and the pace of its family in ms, 0 where there is none. */
export type StakingSitting = { accountId: number; family: string; launchedAt: number; paceMs: number }

/** What bounds a stake, as it stands after the account was locked. */
export type StakeGuard = {
  pauses: readonly Pause[]
  realityMinutes: number | undefined
  checkedAt: number | undefined
  /** When a round of the family began last, where that is within its pace. */
  lastRoundAt: number | undefined
  /** Another of the titles of which one is played at a time was launched since. */
  isLeft: boolean
}

type GuardRow = {
  pauses: PauseRow[]
  reality_minutes: number | null
  checked_at: number | null
  last_round_at: number | null
  is_left: boolean
}

/** Reads it in one statement, since every stake asks. */
export async function getStakeGuard(
  trx: Database,
  { accountId, family, launchedAt, paceMs }: StakingSitting,
  now: number,
): Promise<StakeGuard> {
  const [row] = await askGuard(trx, { accountId, family, launchedAt, since: now - paceMs })
  if (!row) throw new Error(`there is no account ${accountId}`)
  return {
    pauses: row.pauses.map(toPause),
    realityMinutes: row.reality_minutes ?? undefined,
    checkedAt: row.checked_at ?? undefined,
    lastRoundAt: row.last_round_at ?? undefined,
    isLeft: row.is_left,
  }
}

type Asked = { accountId: number; family: string; launchedAt: number; since: number }

const askGuard = planOnce('stake_guard', (db: Database, { accountId, family, launchedAt, since }: Asked) =>
  sql<GuardRow>`
    select
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind, 'starts_at', starts_at, 'ends_at', ends_at))
        from protection_pause where account_id = account.id
      ), '[]') as pauses,
      setting.reality_minutes, setting.checked_at,
      (
        select max(bet.placed_at) from bet join game on game.node_id = bet.node_id
        where bet.account_id = account.id and bet.placed_at > ${since}::bigint and bet.debit_id is not null
          and bet.status <> 'cancelled' and game.family = ${family}
      ) as last_round_at,
      ${family} = any(${oneAtATimeFamilies}::text[]) and exists (
        select from play_session join game on game.node_id = play_session.node_id
        where play_session.account_id = account.id and play_session.launched_at > ${launchedAt}::bigint
          and game.family = any(${oneAtATimeFamilies}::text[])
      ) as is_left
    from account left join protection_setting as setting on setting.account_id = account.id
    where account.id = ${accountId}::bigint`.compile(db),
)
