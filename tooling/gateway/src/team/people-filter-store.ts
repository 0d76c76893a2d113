import { sql, type RawBuilder } from 'kysely'
import { isPaused } from '../accounts/paused-store.ts'

/** Which accounts of a branch are asked for, wherever they stand in it. */
export type PeopleFilter = {
  now: number
  userType: 'all' | 'agent' | 'player'
  status: 'active' | 'disabled' | 'deleted' | 'paused' | undefined
  /** Who bet since then. */
  activeSince: number | undefined
  /** Who bet before then, and not since. */
  quietSince: number | undefined
}

/** What joins the `account` of a statement to its wallet. */
export const withWallet = sql`join ledger_account on ledger_account.owner_id = account.id
  and ledger_account.kind = 'wallet' and ledger_account.currency = 'VND'`

/** Whether the `account` of a statement passes the filter. */
export function passes(filter: PeopleFilter): RawBuilder<unknown> {
  const types = {
    all: sql`true`,
    agent: sql`account.type in (1, 2, 41, 42)`,
    player: sql`account.type in (0, 4)`,
  }[filter.userType]
  return sql`${types} and ${hasStatus(filter)} and ${hasPlayed(filter)}`
}

function hasStatus({ status, now }: PeopleFilter): RawBuilder<unknown> {
  if (status === undefined) return sql`true`
  if (status === 'paused') return isPaused(now)
  if (status === 'deleted') return sql`account.active_flag = 7`
  return status === 'active'
    ? sql`account.active_flag = 1 and not ${isPaused(now)}`
    : sql`account.active_flag not in (1, 7)`
}

function hasPlayed({ activeSince, quietSince }: PeopleFilter): RawBuilder<unknown> {
  const bets = sql`select 1 from bet where bet.account_id = account.id and bet.status <> 'cancelled'`
  const active =
    activeSince === undefined ? sql`true` : sql`exists (${bets} and bet.placed_at >= ${activeSince})`
  if (quietSince === undefined) return active
  return sql`${active} and exists (${bets}) and not exists (${bets} and bet.placed_at >= ${quietSince})`
}
