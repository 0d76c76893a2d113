import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { countInbox } from './inbox-store.ts'
import { countNotices } from '../accounts/notice-store.ts'
import { countUnreadTickets } from './ticket-store.ts'

/** Answers and messages that the member has not seen. */
export const countUnread: Handler<typeof calls.support.unreadCount> = async ({ account, services }) =>
  (await countUnreadTickets(services.db, account.id)) +
  (await countInbox(services.db, account.id)).unread +
  (await countNotices(services.db, account.id)).unread
