import type { Services } from '../services/services.ts'
import { listArticlesInBoth, type HelpArticle } from '../support/help-article-store.ts'
import { listMerchantSettings } from './merchant-store.ts'

/** The help center of a merchant. */
export type HelpOfMerchant = { merchant: string; articles: readonly HelpArticle[] }

/** The articles of every merchant, for the desk. */
export async function listHelpOfAll({ db }: Pick<Services, 'db'>): Promise<HelpOfMerchant[]> {
  const merchants = await listMerchantSettings(db)
  return Promise.all(
    merchants.map(async ({ id, code }) => ({ merchant: code, articles: await listArticlesInBoth(db, id) })),
  )
}
