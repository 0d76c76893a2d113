import { questionTypes } from '@saola/protocol'
import * as z from 'zod/mini'
import { Fault } from '../http/fault.ts'
import { findMerchant } from '../http/merchant.ts'
import type { Services } from '../services/services.ts'
import { deleteArticles, insertArticle } from './help-article-store.ts'

const title = z.string().check(z.minLength(1), z.maxLength(200))
const content = z.string().check(z.minLength(1), z.maxLength(20_000))
const ids = z.array(z.int()).check(z.minLength(1), z.maxLength(100))

/** What the operator does about the help center: publishes an article in both languages, also in place of another, or takes some back. */
export const helpOperation = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('publish'),
    merchant: z.string(),
    topic: z.enum(questionTypes),
    title: z.strictObject({ VI: title, EN: title }),
    content: z.strictObject({ VI: content, EN: content }),
    /** The numbers of the article whose place it takes. */
    replaces: z.optional(ids),
  }),
  z.strictObject({ do: z.literal('withdraw'), merchant: z.string(), ids }),
])
export type HelpOperation = z.infer<typeof helpOperation>

/** Publishes or takes back, and answers with the numbers of what that was (support 5). */
export async function operateHelp(services: Services, wanted: HelpOperation): Promise<{ ids: number[] }> {
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  return services.db.transaction().execute(async (trx) => {
    const leaving = wanted.do === 'withdraw' ? wanted.ids : (wanted.replaces ?? [])
    const left = await deleteArticles(trx, merchantId, leaving)
    if (left.length < leaving.length) {
      throw new Fault('not_found', { field: wanted.do === 'withdraw' ? 'ids' : 'replaces' })
    }
    if (wanted.do === 'withdraw') return { ids: left.map(({ id }) => id) }
    return { ids: await insertArticle(trx, merchantId, { ...wanted, sort: left[0]?.sort }) }
  })
}
