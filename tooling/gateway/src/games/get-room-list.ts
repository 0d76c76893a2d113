import type { calls } from '@saola/protocol'
import { askedLanguage } from '../http/asked-language.ts'
import type { Handler } from '../http/mount.ts'
import { toGame } from './game-entity.ts'
import { getGame, listRooms } from './game-store.ts'

/** The rooms of the game that a table plays, this one among them, the least stake first (games 48). */
export const getRoomList: Handler<typeof calls.games.roomList> = async ({ input, services, language }) => {
  const rooms = await listRooms(services.db, await getGame(services.db, input.nodeId))
  const shown = askedLanguage(input.language, language)
  return { list: rooms.map((row) => toGame(row, shown, services.now())) }
}
