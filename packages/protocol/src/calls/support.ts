import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { inboxMessage } from '../entities/team/line-message.ts'
import { questionTypes, ticket as ticketReply, ticketThread } from '../entities/ticket.ts'
import { id, noInput, nothing, pageFromOne, pageSize, shortText } from '../fields.ts'
import { whole } from '../reply-fields.ts'
import { picture, pictureBody } from '../picture.ts'

export const feedback = defineCall({
  id: 'support.feedback',
  method: 'PUT',
  path: '/wps/feedback',
  moduleId: 'FEEDBACK3',
  token: 'optional',
  about: 'Send feedback or a complaint',
  input: z.object({
    type: z.enum(questionTypes),
    content: z.string().check(z.minLength(1), z.maxLength(8000)),
    contact: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: nothing,
})

const image = z.optional(picture)

export const tickets = defineCall({
  id: 'support.tickets',
  method: 'GET',
  path: '/wps/support/tickets',
  token: 'required',
  about: "The member's questions, the latest first",
  input: z.object({ pageNo: pageFromOne, pageSize }),
  reply: z.object({ list: z.array(ticketReply), totalCount: z.int() }),
})

export const ticket = defineCall({
  id: 'support.ticket',
  method: 'GET',
  path: '/wps/support/ticket/:ticketId',
  token: 'required',
  about: 'One question with its answers; they count as read',
  input: z.object({ ticketId: id }),
  reply: ticketThread,
})

export const openTicket = defineCall({
  id: 'support.openTicket',
  method: 'POST',
  path: '/wps/support/tickets',
  token: 'required',
  largestBody: pictureBody,
  about: 'Ask the operator about something',
  input: z.object({
    topic: z.enum(questionTypes),
    reference: z.optional(z.string().check(z.maxLength(64))),
    content: shortText(4000),
    image,
  }),
  reply: ticketThread,
})

export const replyTicket = defineCall({
  id: 'support.replyTicket',
  method: 'POST',
  path: '/wps/support/ticket/:ticketId/reply',
  token: 'required',
  largestBody: pictureBody,
  about: 'Say more; a closed question opens again',
  input: z.object({ ticketId: id, content: shortText(4000), image }),
  reply: ticketThread,
})

export const closeTicket = defineCall({
  id: 'support.closeTicket',
  method: 'POST',
  path: '/wps/support/ticket/:ticketId/close',
  token: 'required',
  about: 'The question is answered',
  input: z.object({ ticketId: id }),
  reply: ticketThread,
})

export const unreadCount = defineCall({
  id: 'support.unreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  moduleId: 'INBOX3',
  token: 'required',
  about: 'Unread messages',
  input: noInput,
  reply: whole,
})

export const helpCenter = defineCall({
  id: 'support.helpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  about: 'Questions and answers',
  input: noInput,
  reply: z.array(z.object({ id: z.string(), topic: z.string(), title: z.string(), content: z.string() })),
})

export const inbox = defineCall({
  id: 'support.inbox',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  moduleId: 'INBOX3',
  token: 'required',
  access: 'real-account',
  about: 'What was written to the caller, newest first, and how much of it is unread',
  input: z.object({ page: pageFromOne, size: pageSize }),
  reply: z.object({ list: z.array(inboxMessage), totalCount: z.int(), unreadCount: z.int() }),
})

export const readMessage = defineCall({
  id: 'support.readMessage',
  method: 'POST',
  path: '/wps/inbox/:messageId/read',
  moduleId: 'INBOX3',
  token: 'required',
  access: 'real-account',
  about: 'The caller has read a message',
  input: z.object({ messageId: id }),
  reply: nothing,
})
