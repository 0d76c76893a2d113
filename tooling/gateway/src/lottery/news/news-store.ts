import type { DrawNews } from '@saola/protocol'
import type { Database } from '../../db/database.ts'

/** What became of a draw, with its place among all news. */
export type NewsRow = { id: number; news: DrawNews }

/** The place of the newest news; 0 where there are none. */
export async function getLastNewsId(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('lottery_news')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/** News after a place, oldest first; of more than `most` the newest. */
export async function listNewsAfter(db: Database, after: number, most: number): Promise<NewsRow[]> {
  const rows = await db
    .selectFrom('lottery_news')
    .innerJoin('lottery_draw', 'lottery_draw.id', 'lottery_news.draw_id')
    .select(['lottery_news.id', 'draw_id', 'game_code', 'numero', 'lottery_news.state'])
    .where('lottery_news.id', '>', after)
    .orderBy('lottery_news.id', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed().map((row) => ({
    id: row.id,
    // The trigger writes the state of a draw and nothing else.
    news: {
      draw: String(row.draw_id),
      game: row.game_code,
      numero: row.numero,
      state: row.state as DrawNews['state'],
    },
  }))
}

/** Forgets all but the newest news; answers how many were forgotten. */
export async function deleteOldNews(db: Database, kept: number): Promise<number> {
  const last = await getLastNewsId(db)
  const { numDeletedRows } = await db
    .deleteFrom('lottery_news')
    .where('id', '<=', last - kept)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
