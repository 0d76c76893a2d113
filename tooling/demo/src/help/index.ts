import type { ArticleText } from '../content.ts'
import { accountArticles } from './account.ts'
import { moneyArticles } from './money.ts'
import { playArticles } from './play.ts'

/** Questions and answers of the help center. */
export const articles: readonly ArticleText[] = [...moneyArticles, ...playArticles, ...accountArticles]
