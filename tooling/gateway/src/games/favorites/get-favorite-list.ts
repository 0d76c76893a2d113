import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { pageAt } from '../../http/page-store.ts'
import { listFavorites } from './favorite-store.ts'
import { toGame } from '../game-entity.ts'

/** A page of the caller's favourite games, the latest first. */
export const getFavoriteList: Handler<typeof calls.games.favoriteList> = async ({
  input,
  services,
  account,
  language,
}) => {
  const { rows, totalCount, asOf } = await listFavorites(
    services.db,
    { accountId: account.id, family: input.gameType },
    pageAt(input.pageNo, input.pageSize, input.asOf),
  )
  return {
    content: rows.map((row) => toGame(row, language, services.now())),
    pageNum: input.pageNo,
    totalPages: Math.ceil(totalCount / input.pageSize),
    asOf,
  }
}
