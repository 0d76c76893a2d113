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
