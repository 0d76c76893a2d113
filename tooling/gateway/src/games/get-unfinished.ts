import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { listOpenRounds } from '../bets/bet-store.ts'
import { toGame } from './game-entity.ts'

/** More than one round is open only after a crash; a handful is all that a card can show. */
const shownRounds = 5

/** The caller's rounds that took a stake and have no result yet, the latest first (games 8). */
export const getUnfinished: Handler<typeof calls.games.unfinished> = async ({
  account,
  services,
  language,
}) => {
  const rows = await listOpenRounds(services.db, account.id, shownRounds)
  return {
    list: rows.map((row) => ({
      game: toGame(row, language, services.now()),
      orderNo: row.order_no,
      stake: row.bet_amount,
      since: row.placed_at,
    })),
  }
}
