import type { Database } from '../db/database.ts'
import { playLongestMs, playRestMs } from '@saola/rules'
import { Fault } from '../http/fault.ts'

/**
 * Play in one go: since when in ms, and its bets, which are those of its sittings and those on draws that were placed
 * meanwhile. What was staked and won is that of settled bets; the stakes of the others are in play.
 */
export type Play = { since: number; rounds: number; staked: number; won: number; inPlay: number }

/**
 * The play that ends with a sitting of the account: the sitting and those before it without a rest in between, so that
 * changing the game, or signing out and in again, does not start the time anew. Bets on draws belong to no sitting.
 */
export async function getPlay(db: Database, accountId: number, playSessionId: string): Promise<Play> {
  const last = await db
    .selectFrom('play_session')
    .select(['started_at', 'last_seen_at'])
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
      fn.sum<number | null>('bet_amount').filterWhere('status', '=', 'settled').as('staked'),
      fn.sum<number | null>('win_amount').filterWhere('status', '=', 'settled').as('won'),
      fn.sum<number | null>('bet_amount').filterWhere('status', '=', 'open').as('in_play'),
    ])
    .where('account_id', '=', accountId)
    .where(({ or, and, eb }) =>
      or([
        eb('play_session_id', 'in', together),
        and([
          eb('play_session_id', 'is', null),
          eb('placed_at', '>=', since),
          eb('placed_at', '<', last.last_seen_at + playRestMs),
        ]),
      ]),
    )
    .where('status', '!=', 'cancelled')
    .executeTakeFirstOrThrow()
  const { rounds, staked, won, in_play: inPlay } = sums
  return { since, rounds, staked: staked ?? 0, won: won ?? 0, inPlay: inPlay ?? 0 }
}
