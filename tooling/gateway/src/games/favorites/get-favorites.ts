import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { listFavoriteIds } from './favorite-store.ts'

/** Ids of the caller's favourite games, the latest first. */
export const getFavorites: Handler<typeof calls.games.favorites> = ({ services, account }) =>
  listFavoriteIds(services.db, account.id)
