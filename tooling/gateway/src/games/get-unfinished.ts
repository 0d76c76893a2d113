import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { toGame } from './game-entity.ts'

/** More than one round is open only after a crash; a handful is all that a card can show. */
const shownRounds = 5

/** The caller's rounds that took a stake and have no result yet, the latest first (beyond 6). */
export const getUnfinished: Handler<typeof calls.games.unfinished> = async ({ account, house, language }) => {
  const rows = await house.db
    .selectFrom('bet')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .selectAll('game')
    .select(['bet.order_no', 'bet.bet_amount', 'bet.placed_at'])
    .where('bet.account_id', '=', account.id)
    .where('bet.status', '=', 'open')
    .where('bet.play_session_id', 'is not', null)
    .orderBy('bet.placed_at', 'desc')
    .limit(shownRounds)
    .execute()
  return {
    list: rows.map((row) => ({
      game: toGame(row, language),
      orderNo: row.order_no,
      stake: row.bet_amount,
      since: row.placed_at,
    })),
  }
}
