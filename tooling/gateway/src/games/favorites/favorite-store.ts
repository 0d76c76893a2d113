import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isUpTo, readPage, type Page, type Paged } from '../../http/page-store.ts'
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

/** One page of the games that an account keeps, the latest first, with the count over all pages. They have no id: their key is when they were kept. */
export function listFavorites(
  db: Database,
  { accountId, family }: { accountId: number; family?: string | undefined },
  page: Page,
): Promise<Paged<GameRow>> {
  const kept = (trx: Database, upTo: number | undefined) => {
    const mine = trx
      .selectFrom('favorite')
      .innerJoin('game', 'game.node_id', 'favorite.node_id')
      .where('favorite.account_id', '=', accountId)
      .where(isUpTo(sql`favorite.created_at`, upTo))
    return family ? mine.where('game.family', '=', family) : mine
  }
  return readPage(db, page, {
    growsOnTop: true,
    count: (trx, upTo) =>
      kept(trx, upTo)
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          fn.max<number | null>('favorite.created_at').as('newest'),
        ])
        .executeTakeFirstOrThrow(),
    rows: (trx, { upTo, limit, offset }) =>
      kept(trx, upTo)
        .selectAll('game')
        .orderBy('favorite.created_at', 'desc')
        .orderBy('game.node_id')
        .limit(limit)
        .offset(offset)
        .execute(),
  })
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
