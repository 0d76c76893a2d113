import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { pageAt, readPage } from '../http/page-store.ts'
import { countInbox, listInbox as listRows } from './inbox-store.ts'
import { describeNotice } from './describe-notice.ts'
import { countNotices, listNewestNotices } from '../accounts/notice-store.ts'

/** What agents wrote to the caller and what became of its money, newest first. */
export const listInbox: Handler<typeof calls.support.inbox> = async (context) => {
  const { account, services, input } = context
  const reader = { language: context.language, site: context.merchant.name }
  // Rows of two tables share no ids: they go by when they were sent.
  const { rows, totalCount, sums, asOf } = await readPage(
    services.db,
    pageAt(input.page, input.size, input.asOf),
    {
      growsOnTop: true,
      count: async (trx, until) => {
        const messages = await countInbox(trx, account.id, until)
        const notices = await countNotices(trx, account.id, until)
        return {
          count: messages.count + notices.count,
          newest: Math.max(messages.newest ?? 0, notices.newest ?? 0),
          unread: messages.unread + notices.unread,
        }
      },
      rows: async (trx, { upTo: until, limit, offset }) => {
        // Either side alone may fill the page, so both are read to its end.
        const end = offset + limit
        const written = await listRows(trx, account.id, { limit: end, until })
        const told = await listNewestNotices(trx, account.id, { limit: end, until })
        return [...written, ...told.map((row) => describeNotice(row, reader))]
          .toSorted((one, other) => other.sentAt - one.sentAt)
          .slice(offset, end)
      },
    },
  )
  return { list: rows, totalCount, unreadCount: sums.unread, asOf }
}
