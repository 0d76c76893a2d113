import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { inboxPage } from '../entities/team/line-message.ts'
import { questionTypes, ticket as ticketReply, ticketThread } from '../entities/ticket.ts'
import { chatMessage, chatPage } from '../entities/chat.ts'
import { asOf, id, noInput, nothing, pageFromOne, pageSize, shortText, timestamp } from '../fields.ts'
import { idText, maybe, orElse, whole } from '../reply-fields.ts'
import { picture, pictureBody } from '../picture.ts'

export * from './support/family.ts'

/** Twelve signs that nobody guesses. */
const feedbackReference = z.string().check(z.regex(/^[0-9A-F]{12}$/))

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
  /** The reference asks what became of it; a gateway that answers nothing leaves it out. */
  reply: orElse(z.object({ reference: maybe(z.string()) }), {}),
})

export const feedbackState = defineCall({
  id: 'support.feedbackState',
  method: 'GET',
  path: '/wps/feedback/:reference',
  about: 'What became of feedback, for whoever has its reference',
  input: z.object({ reference: feedbackReference }),
  reply: z.object({
    type: z.enum(questionTypes),
    content: z.string(),
    sentAt: timestamp,
    answer: z.optional(z.object({ content: z.string(), at: timestamp })),
  }),
})

const image = z.optional(picture)

export const tickets = defineCall({
  id: 'support.tickets',
  method: 'GET',
  path: '/wps/support/tickets',
  token: 'required',
  about: "The member's questions, the latest first",
  input: z.object({ pageNo: pageFromOne, pageSize, asOf }),
  reply: z.object({ list: z.array(ticketReply), totalCount: whole, asOf }),
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

/** A minute of the Vietnamese day. */
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1_440))

export const service = defineCall({
  id: 'support.service',
  method: 'GET',
  path: '/wps/support/service',
  about: 'When customer service is there, how long an answer takes, and where it is reached',
  input: noInput,
  reply: z.object({
    /** Absent where somebody is always there. */
    hours: z.optional(z.object({ from: minuteOfDay, until: minuteOfDay })),
    isOpen: z.boolean(),
    /** When it opens or closes next. */
    changesAt: z.optional(timestamp),
    /** How long half of the questions of late waited for their first answer, and how many questions those are. */
    waiting: z.optional(z.object({ medianMs: whole, questions: whole })),
    zalo: z.optional(z.string()),
    telegram: z.optional(z.string()),
  }),
})

/** A question of the help centre; one without a topic that is known stands among the rest. */
const article = z.object({
  id: idText,
  topic: maybe(z.string()),
  title: z.string(),
  content: orElse(z.string(), ''),
})

/** Bare or as `list`: no document says how they come. */
const articles = z.pipe(
  z.union([z.array(article), z.object({ list: z.array(article) })]),
  z.transform((sent) => (Array.isArray(sent) ? sent : sent.list)),
)

export const helpCenter = defineCall({
  id: 'support.helpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  about: 'Questions and answers',
  input: noInput,
  reply: articles,
})

export const inbox = defineCall({
  id: 'support.inbox',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  moduleId: 'INBOX3',
  token: 'required',
  access: 'real-account',
  about: 'What was written to the caller, newest first, and how much of it is unread',
  input: z.object({ page: pageFromOne, size: pageSize, asOf }),
  reply: inboxPage,
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

export const chat = defineCall({
  id: 'support.chat',
  method: 'GET',
  path: '/wps/chat/messages',
  moduleId: 'CBS3',
  token: 'optional',
  about: 'What was said in the chat room last, or before a message',
  input: z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  reply: chatPage,
})

export const say = defineCall({
  id: 'support.say',
  method: 'POST',
  path: '/wps/chat/messages',
  moduleId: 'CBS3',
  token: 'required',
  access: 'member',
  about: 'Say something in the chat room',
  input: z.object({ text: z.string().check(z.maxLength(2000)) }),
  reply: chatMessage,
})

export const reportMessage = defineCall({
  id: 'support.reportMessage',
  method: 'POST',
  path: '/wps/chat/messages/:messageId/report',
  moduleId: 'CBS3',
  token: 'required',
  access: 'member',
  openIds: ['messageId'],
  about: 'Report a message of the chat room to the operator',
  input: z.object({ messageId: z.string().check(z.regex(/^\d{1,15}$/)) }),
  reply: nothing,
})

/** A key or a secret of a browser, as the Push API gives it. */
const pushSecret = z.string().check(z.regex(/^[\w-]{16,200}={0,2}$/))
const pushEndpoint = z.url().check(z.maxLength(1000))

export const pushKey = defineCall({
  id: 'support.pushKey',
  method: 'GET',
  path: '/wps/support/push',
  about: 'The key that a browser asks its push service with',
  input: noInput,
  reply: z.object({ key: z.string() }),
})

export const tellDevice = defineCall({
  id: 'support.tellDevice',
  method: 'PUT',
  path: '/wps/support/push',
  token: 'required',
  access: 'real-account',
  about: 'Send notices to this device too, as long as it is signed in',
  input: z.object({ endpoint: pushEndpoint, p256dh: pushSecret, auth: pushSecret }),
  reply: nothing,
})

export const forgetDevice = defineCall({
  id: 'support.forgetDevice',
  method: 'POST',
  path: '/wps/support/push/stop',
  token: 'required',
  access: 'real-account',
  about: 'Send no more notices to this device',
  input: z.object({ endpoint: pushEndpoint }),
  reply: nothing,
})
