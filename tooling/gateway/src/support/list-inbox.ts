import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { countInbox, listInbox as listRows } from './inbox-store.ts'
import { describeNotice } from './describe-notice.ts'
import { countNotices, listNewestNotices } from '../accounts/notice-store.ts'

/** What agents wrote to the caller and what became of its money, newest first. */
export const listInbox: Handler<typeof calls.support.inbox> = async (context) => {
  const { account, services, input } = context
  const { page, size } = input
  const { db } = services
  const messages = await countInbox(db, account.id)
  const notices = await countNotices(db, account.id)
  // Either side alone may fill the page, so both are read to its end.
  const end = page * size
  const written = await listRows(db, account.id, { limit: end, offset: 0 })
  const told = await listNewestNotices(db, account.id, end)
  const reader = { language: context.language, site: context.merchant.name }
  const list = [...written, ...told.map((row) => describeNotice(row, reader))]
    .toSorted((one, other) => other.sentAt - one.sentAt)
    .slice(end - size, end)
  return {
    list,
    totalCount: messages.total + notices.total,
    unreadCount: messages.unread + notices.unread,
  }
}
