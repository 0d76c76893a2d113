import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { countUnreadTickets } from './ticket-store.ts'

/** Questions with an answer that the member has not seen. */
export const countUnread: Handler<typeof calls.support.unreadCount> = ({ account, services }) =>
  countUnreadTickets(services.db, account.id)
