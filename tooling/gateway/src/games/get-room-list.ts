import type { calls } from '@saola/protocol'
import { askedLanguage } from '../http/asked-language.ts'
import type { Handler } from '../http/mount.ts'
import { toGame } from './game-entity.ts'
import { getGame, listAllRooms, listRooms } from './game-store.ts'

/** The rooms of the game that a table plays, this one among them, or of every game, the least stake first (games 48). */
export const getRoomList: Handler<typeof calls.games.roomList> = async ({ input, services, language }) => {
  const { db, now } = services
  const rooms =
    input?.nodeId === undefined
      ? await listAllRooms(db)
      : await listRooms(db, await getGame(db, input.nodeId))
  const shown = askedLanguage(input?.language, language)
  return { list: rooms.map((row) => toGame(row, shown, now())) }
}
