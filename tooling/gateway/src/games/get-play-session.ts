import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { Fault } from '../http/fault.ts'

/** Time, stakes and result of one sitting of the caller; cancelled rounds do not count, open ones count as staked. */
export const getPlaySession: Handler<typeof calls.games.playSession> = async ({ input, house, account }) => {
  const sitting = await house.db
    .selectFrom('play_session')
    .select(['id', 'node_id', 'started_at'])
    .where('id', '=', input.playSessionId)
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  if (!sitting) throw new Fault('not_found', { field: 'playSessionId' })
  const sums = await house.db
    .selectFrom('bet')
    .select(({ fn }) => [
      fn.countAll<number>().as('rounds'),
      fn.sum<number | null>('bet_amount').as('staked'),
      fn.sum<number | null>('win_amount').as('won'),
    ])
    .where('play_session_id', '=', sitting.id)
    .where('status', '!=', 'cancelled')
    .executeTakeFirstOrThrow()
  const staked = sums.staked ?? 0
  const won = sums.won ?? 0
  return {
    playSessionId: sitting.id,
    nodeId: sitting.node_id,
    startedAt: sitting.started_at,
    rounds: sums.rounds,
    staked,
    won,
    result: won - staked,
  }
}
