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

/** An article of the help center in both languages, as the operator finds it again. */
export type HelpArticle = {
  /** The numbers of its rows, by which it is changed or taken back. */
  ids: number[]
  topic: string
  title: Partial<Record<'VI' | 'EN', string>>
  content: Partial<Record<'VI' | 'EN', string>>
}

/** The articles of a merchant in both languages, in the order it set. */
export async function listArticlesInBoth(db: Database, merchantId: number): Promise<HelpArticle[]> {
  const rows = await db
    .selectFrom('help_article')
    .select(['id', 'language', 'topic', 'title', 'content', 'sort'])
    .where('merchant_id', '=', merchantId)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return [...Map.groupBy(rows, ({ sort }) => sort).values()].map((both) => ({
    ids: both.map(({ id }) => id),
    topic: both[0]?.topic ?? '',
    title: Object.fromEntries(both.map(({ language, title }) => [language, title])),
    content: Object.fromEntries(both.map(({ language, content }) => [language, content])),
  }))
}
