import type { Database } from '../db/database.ts'
import { playLongestMs, playRestMs } from '@saola/rules'
import { Fault } from '../http/fault.ts'

/** Play in one go: since when in ms, and the rounds of its sittings. */
export type Play = { since: number; rounds: number; staked: number; won: number }

/**
 * The play that ends with a sitting of the account: the sitting and those before it without a rest in between, so that
 * changing the game, or signing out and in again, does not start the time anew.
 */
export async function getPlay(db: Database, accountId: number, playSessionId: string): Promise<Play> {
  const last = await db
    .selectFrom('play_session')
    .select('started_at')
    .where('id', '=', playSessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!last) throw new Fault('not_found', { field: 'playSessionId' })
  const sittings = await db
    .selectFrom('play_session')
    .select(['id', 'started_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('started_at', '<=', last.started_at)
    .where('started_at', '>', last.started_at - playLongestMs)
    .orderBy('started_at', 'desc')
    .execute()
  let since = last.started_at
  const together: string[] = []
  for (const sitting of sittings) {
    if (since - sitting.last_seen_at >= playRestMs) break
    since = sitting.started_at
    together.push(sitting.id)
  }
  const sums = await db
    .selectFrom('bet')
    .select(({ fn }) => [
      fn.countAll<number>().as('rounds'),
      fn.sum<number | null>('bet_amount').as('staked'),
      fn.sum<number | null>('win_amount').as('won'),
    ])
    .where('play_session_id', 'in', together)
    .where('status', '!=', 'cancelled')
    .executeTakeFirstOrThrow()
  return { since, rounds: sums.rounds, staked: sums.staked ?? 0, won: sums.won ?? 0 }
}
