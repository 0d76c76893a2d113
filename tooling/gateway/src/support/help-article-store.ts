import type { Database } from '../db/database.ts'

/** The questions and answers of a merchant in one language, in the order it set. */
export async function listHelpArticles(
  db: Database,
  merchantId: number,
  language: 'VI' | 'EN',
): Promise<{ id: number; topic: string; title: string; content: string }[]> {
  return db
    .selectFrom('help_article')
    .select(['id', 'topic', 'title', 'content'])
    .where('merchant_id', '=', merchantId)
    .where('language', '=', language)
    .orderBy('sort')
    .execute()
}

/** Writes an article in both languages, at the place named or behind all others, and returns the numbers of its rows. */
export async function insertArticle(
  trx: Database,
  merchantId: number,
  article: {
    topic: string
    title: Record<'VI' | 'EN', string>
    content: Record<'VI' | 'EN', string>
    sort: number | undefined
  },
): Promise<number[]> {
  const last = await trx
    .selectFrom('help_article')
    .select(({ fn }) => fn.max('sort').as('sort'))
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  const rows = await trx
    .insertInto('help_article')
    .values(
      (['VI', 'EN'] as const).map((language) => ({
        merchant_id: merchantId,
        language,
        topic: article.topic,
        title: article.title[language],
        content: article.content[language],
        sort: article.sort ?? (last?.sort ?? 0) + 1,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes articles of a merchant back, and returns those that there were. */
export async function deleteArticles(
  trx: Database,
  merchantId: number,
  ids: readonly number[],
): Promise<{ id: number; sort: number }[]> {
  if (ids.length === 0) return []
  return trx
    .deleteFrom('help_article')
    .where('merchant_id', '=', merchantId)
    .where('id', 'in', ids)
    .returning(['id', 'sort'])
    .execute()
}
