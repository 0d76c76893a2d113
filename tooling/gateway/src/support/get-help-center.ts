import type { calls } from '@saola/protocol'
import type { AlikeHandler } from '../http/mount.ts'
import { listHelpArticles } from './help-article-store.ts'

/** Questions and answers in the caller's language; paragraphs are parted by an empty line. */
export const getHelpCenter: AlikeHandler<typeof calls.support.helpCenter> = async (context) => {
  const articles = await listHelpArticles(context.services.db, context.merchant.id, context.language)
  return articles.map((article) => ({ ...article, id: String(article.id) }))
}
