import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { notice } from '../../entities/announcement.ts'
import { messageAudiences, sentMessage } from '../../entities/team/line-message.ts'
import { asOf, id, noInput, pageFromOne, pageSize } from '../../fields.ts'
import { whole } from '../../reply-fields.ts'

const agent = { token: 'required', access: 'agent' } as const

export const sentMessages = defineCall({
  ...agent,
  id: 'team.sentMessages',
  method: 'GET',
  path: '/wps/agent/messages',
  about: 'What the caller wrote to its line, newest first, and how many messages are left today',
  input: z.object({ pageNo: pageFromOne, pageSize, asOf }),
  reply: z.object({ list: z.array(sentMessage), totalCount: whole, leftToday: whole, asOf }),
})

export const sendMessage = defineCall({
  ...agent,
  id: 'team.sendMessage',
  method: 'POST',
  path: '/wps/agent/message',
  about: 'Write to everybody directly below the caller, to the whole branch, or to one account of it',
  input: z.object({
    audience: z.enum(messageAudiences),
    /** The one account, by its id or its name. */
    customerId: z.optional(id),
    customerName: z.optional(z.string().check(z.maxLength(64))),
    title: z.string().check(z.maxLength(500)),
    content: z.string().check(z.maxLength(8000)),
  }),
  reply: sentMessage,
})

export const announcements = defineCall({
  ...agent,
  id: 'team.announcements',
  method: 'GET',
  path: '/wps/agent/announcements',
  about: 'What the operator tells agents alone',
  sentInstead: 'system.announcements',
  input: noInput,
  reply: z.array(notice),
})
