import type { Database } from '../../db/database.ts'
import type { GameRow } from '../game-store.ts'

/** The node ids of the games that an account keeps, the latest first. */
export async function listFavoriteIds(db: Database, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('favorite')
    .select('node_id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('node_id')
    .execute()
  return rows.map((row) => row.node_id)
}

/** One page of the games that an account keeps, the latest first, with the count over all pages. */
export async function listFavorites(
  db: Database,
  filter: { accountId: number; family?: string | undefined },
  page: { number: number; size: number },
): Promise<{ games: GameRow[]; totalCount: number }> {
  let mine = db
    .selectFrom('favorite')
    .innerJoin('game', 'game.node_id', 'favorite.node_id')
    .where('favorite.account_id', '=', filter.accountId)
  if (filter.family) mine = mine.where('game.family', '=', filter.family)
  const { count } = await mine.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const games = await mine
    .selectAll('game')
    .orderBy('favorite.created_at', 'desc')
    .orderBy('game.node_id')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
  return { games, totalCount: count }
}

/** Keeps a game; keeping it twice is keeping it once. */
export async function createFavorite(
  db: Database,
  { accountId, nodeId, now }: { accountId: number; nodeId: string; now: number },
): Promise<void> {
  await db
    .insertInto('favorite')
    .values({ account_id: accountId, node_id: nodeId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Lets a game go, if it was kept. */
export async function deleteFavorite(
  db: Database,
  { accountId, nodeId }: { accountId: number; nodeId: string },
): Promise<void> {
  await db.deleteFrom('favorite').where('account_id', '=', accountId).where('node_id', '=', nodeId).execute()
}
