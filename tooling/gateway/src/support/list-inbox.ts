import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { countInbox, listInbox as listRows } from './inbox-store.ts'

/** What was written to the caller, newest first. */
export const listInbox: Handler<typeof calls.support.inbox> = async ({ account, services, input }) => {
  const { page, size } = input
  const { total, unread } = await countInbox(services.db, account.id)
  const list = await listRows(services.db, account.id, { limit: size, offset: (page - 1) * size })
  return { list, totalCount: total, unreadCount: unread }
}
