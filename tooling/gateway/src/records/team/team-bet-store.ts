import { sql, type RawBuilder } from 'kysely'
import { namesLike } from '../../accounts/names/names-like-store.ts'

/** Which bets of a team are asked for. */
export type TeamBetFilter = {
  /** Bets of this account alone; without it, of everybody below the caller. */
  accountId: number | undefined
  /** Part of a name, lower case without accents; empty for all. */
  name: string
  status: string | undefined
}

/** The condition that a row of `bet`, beside its `member`, is of the caller's team and passes the filter. */
export function teamBetsWhere(
  callerId: number,
  { accountId, name, status }: TeamBetFilter,
): RawBuilder<unknown> {
  const who =
    accountId === undefined
      ? sql`bet.account_id in
          (select descendant_id from descent where ancestor_id = ${callerId} and depth > 0)`
      : sql`bet.account_id = ${accountId}`
  const named = namesLike(sql`member.name`, name)
  const inState = status === undefined ? sql`true` : sql`bet.status = ${status}`
  return sql`${who} and ${named} and ${inState}`
}
