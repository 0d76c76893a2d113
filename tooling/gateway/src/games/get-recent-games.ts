import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { toGame } from './game-entity.ts'

const shownGames = 20

/** The games the caller opened last, each once. */
export const getRecentGames: Handler<typeof calls.games.recentGames> = async ({
  house,
  account,
  language,
}) => {
  const rows = await house.db
    .selectFrom('game')
    .innerJoin(
      house.db
        .selectFrom('play_session')
        .select(({ fn }) => ['node_id', fn.max('last_seen_at').as('seen_at')])
        .where('account_id', '=', account.id)
        .groupBy('node_id')
        .as('played'),
      'played.node_id',
      'game.node_id',
    )
    .selectAll('game')
    .orderBy('played.seen_at', 'desc')
    .orderBy('game.sort')
    .limit(shownGames)
    .execute()
  return { list: rows.map((row) => toGame(row, language)) }
}
