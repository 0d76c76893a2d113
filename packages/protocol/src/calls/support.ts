import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { noInput, nothing } from '../fields.ts'

export const feedback = defineCall({
  id: 'support.feedback',
  method: 'PUT',
  path: '/wps/feedback',
  moduleId: 'FEEDBACK3',
  token: 'optional',
  about: 'Send feedback or a complaint',
  input: z.object({
    type: z.enum(['deposit', 'withdrawal', 'game', 'customer_service', 'application', 'other']),
    content: z.string().check(z.minLength(1), z.maxLength(8000)),
    contact: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: nothing,
})

export const unreadCount = defineCall({
  id: 'support.unreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  moduleId: 'INBOX3',
  token: 'required',
  about: 'Unread messages',
  input: noInput,
  reply: z.int(),
})

export const helpCenter = defineCall({
  id: 'support.helpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  about: 'Questions and answers',
  input: noInput,
  reply: z.array(z.object({ id: z.string(), topic: z.string(), title: z.string(), content: z.string() })),
})
