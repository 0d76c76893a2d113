import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'

/** Questions and answers in the caller's language; paragraphs are parted by an empty line. */
export const getHelpCenter: Handler<typeof calls.support.helpCenter> = async (context) => {
  const rows = await context.house.db
    .selectFrom('help_article')
    .select(['id', 'topic', 'title', 'content'])
    .where('merchant_id', '=', context.merchant.id)
    .where('language', '=', context.language)
    .orderBy('sort')
    .execute()
  return rows.map((row) => ({ ...row, id: String(row.id) }))
}
