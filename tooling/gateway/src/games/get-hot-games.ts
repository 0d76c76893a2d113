import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { languageOf, toGame } from './game-entity.ts'
import { listHotGames } from './game-store.ts'

/** The hot games in the order of the landing page (games 14). */
export const getHotGames: Handler<typeof calls.games.hotGames> = async ({ input, services, language }) => {
  const rows = await listHotGames(services.db)
  return { list: rows.map((row) => toGame(row, languageOf(input.language, language), services.now())) }
}
