import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { deleteFavorite } from './favorite-store.ts'
import { getGame } from '../game-store.ts'

/** Lets a game go; one that was not kept is no mistake, one that does not exist is. */
export const removeFavorite: Handler<typeof calls.games.removeFavorite> = async ({
  input,
  services,
  account,
}) => {
  await getGame(services.db, input.nodeId)
  await deleteFavorite(services.db, { accountId: account.id, nodeId: input.nodeId })
  return null
}
