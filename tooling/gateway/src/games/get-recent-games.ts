import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { toGame } from './game-entity.ts'
import { listRecentGames } from '../bets/play-session-store.ts'

const shownGames = 20

/** The games the caller opened last, each once. */
export const getRecentGames: Handler<typeof calls.games.recentGames> = async ({
  services,
  account,
  language,
}) => {
  const rows = await listRecentGames(services.db, account.id, shownGames)
  return { list: rows.map((row) => toGame(row, language, services.now())) }
}
