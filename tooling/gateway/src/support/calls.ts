import { calls } from '@saola/protocol'
import { mount, mountAlike, type MountedCall } from '../http/mount.ts'
import { getAgentAnnouncements, getAnnouncements } from './announcements/get-announcements.ts'
import { launchChat } from './chat/launch-chat.ts'
import { listChat } from './chat/list-chat.ts'
import { reportMessage } from './chat/report-message.ts'
import { sayInChat } from './chat/say-in-chat.ts'
import { getPushKey } from './devices/get-push-key.ts'
import { forgetDevice, tellDevice } from './devices/tell-device.ts'
import { closeTicket } from './close-ticket.ts'
import { countUnread } from './count-unread.ts'
import { getFeedbackState } from './get-feedback-state.ts'
import { getHelpCenter } from './get-help-center.ts'
import { getService } from './get-service.ts'
import { getTicket } from './get-ticket.ts'
import { listInbox } from './list-inbox.ts'
import { listTickets } from './list-tickets.ts'
import { openTicket } from './open-ticket.ts'
import { readInboxMessage } from './read-inbox-message.ts'
import { replyTicket } from './reply-ticket.ts'
import { sendFeedback } from './send-feedback.ts'

/** The calls of the area `support`, and announcements, which know who is spared them. */
export const supportCalls: readonly MountedCall[] = [
  mountAlike(calls.system.announcements, getAnnouncements),
  mount(calls.team.announcements, getAgentAnnouncements),
  mountAlike(calls.support.helpCenter, getHelpCenter),
  mount(calls.support.service, getService),
  mount(calls.support.feedback, sendFeedback),
  mount(calls.support.feedbackState, getFeedbackState),
  mount(calls.support.tickets, listTickets),
  mount(calls.support.ticket, getTicket),
  mount(calls.support.openTicket, openTicket),
  mount(calls.support.replyTicket, replyTicket),
  mount(calls.support.closeTicket, closeTicket),
  mount(calls.support.unreadCount, countUnread),
  mount(calls.support.siblingUnreadCount, countUnread),
  mount(calls.support.inbox, listInbox),
  mount(calls.support.readMessage, readInboxMessage),
  mount(calls.support.pushKey, getPushKey),
  mount(calls.support.tellDevice, tellDevice),
  mount(calls.support.forgetDevice, forgetDevice),
  mount(calls.support.launchChat, launchChat),
  mount(calls.support.chat, listChat),
  mount(calls.support.say, sayInChat),
  mount(calls.support.reportMessage, reportMessage),
]
