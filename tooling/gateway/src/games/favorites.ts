import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { toGame } from './game-entity.ts'
import { requireGame } from './game-store.ts'

/** Ids of the caller's favourite games, the latest first. */
export const getFavorites: Handler<typeof calls.games.favorites> = async ({ house, account }) => {
  const rows = await house.db
    .selectFrom('favorite')
    .select('node_id')
    .where('account_id', '=', account.id)
    .orderBy('created_at', 'desc')
    .orderBy('node_id')
    .execute()
  return rows.map((row) => row.node_id)
}

/** A page of the caller's favourite games, the latest first. */
export const getFavoriteList: Handler<typeof calls.games.favoriteList> = async ({
  input,
  house,
  account,
  language,
}) => {
  let mine = house.db
    .selectFrom('favorite')
    .innerJoin('game', 'game.node_id', 'favorite.node_id')
    .where('favorite.account_id', '=', account.id)
  if (input.gameType) mine = mine.where('game.family', '=', input.gameType)
  const { count } = await mine.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await mine
    .selectAll('game')
    .orderBy('favorite.created_at', 'desc')
    .orderBy('game.node_id')
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize)
    .execute()
  return {
    content: rows.map((row) => toGame(row, language)),
    pageNum: input.pageNo,
    totalPages: Math.ceil(count / input.pageSize),
  }
}

/** Keeps a game; keeping it twice is keeping it once. */
export const addFavorite: Handler<typeof calls.games.addFavorite> = async ({ input, house, account }) => {
  await requireGame(house.db, input.nodeId)
  await house.db
    .insertInto('favorite')
    .values({ account_id: account.id, node_id: input.nodeId, created_at: house.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return null
}

/** Lets a game go; one that was not kept is no mistake, one that does not exist is. */
export const removeFavorite: Handler<typeof calls.games.removeFavorite> = async ({
  input,
  house,
  account,
}) => {
  await requireGame(house.db, input.nodeId)
  await house.db
    .deleteFrom('favorite')
    .where('account_id', '=', account.id)
    .where('node_id', '=', input.nodeId)
    .execute()
  return null
}
