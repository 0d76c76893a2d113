import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { languageOf, toGame } from './game-entity.ts'

/** The hot games in the order of the landing page (spec 2). */
export const getHotGames: Handler<typeof calls.games.hotGames> = async ({ input, house, language }) => {
  const rows = await house.db.selectFrom('game').selectAll().where('is_hot', '=', 1).orderBy('sort').execute()
  return { list: rows.map((row) => toGame(row, languageOf(input.language, language))) }
}
