import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { closeTicket } from './close-ticket.ts'
import { countUnread } from './count-unread.ts'
import { getHelpCenter } from './get-help-center.ts'
import { getTicket } from './get-ticket.ts'
import { listInbox } from './list-inbox.ts'
import { listTickets } from './list-tickets.ts'
import { openTicket } from './open-ticket.ts'
import { readInboxMessage } from './read-inbox-message.ts'
import { replyTicket } from './reply-ticket.ts'
import { sendFeedback } from './send-feedback.ts'

/** The calls of the area `support`. */
export const supportCalls: readonly MountedCall[] = [
  mount(calls.support.helpCenter, getHelpCenter),
  mount(calls.support.feedback, sendFeedback),
  mount(calls.support.tickets, listTickets),
  mount(calls.support.ticket, getTicket),
  mount(calls.support.openTicket, openTicket),
  mount(calls.support.replyTicket, replyTicket),
  mount(calls.support.closeTicket, closeTicket),
  mount(calls.support.unreadCount, countUnread),
  mount(calls.support.inbox, listInbox),
  mount(calls.support.readMessage, readInboxMessage),
]
