import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { createFavorite } from './favorite-store.ts'
import { getGame } from '../game-store.ts'

/** Keeps a game; keeping it twice is keeping it once. */
export const addFavorite: Handler<typeof calls.games.addFavorite> = async ({ input, services, account }) => {
  await getGame(services.db, input.nodeId)
  await createFavorite(services.db, { accountId: account.id, nodeId: input.nodeId, now: services.now() })
  return null
}
