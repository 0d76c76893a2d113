import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { noInput } from '../../fields.ts'
import { whole } from '../../reply-fields.ts'

export const siblingUnreadCount = defineCall({
  id: 'support.siblingUnreadCount',
  method: 'GET',
  path: '/wps/relay/EMFE_getInboxUnreadCount',
  moduleId: 'INBOX3',
  token: 'required',
  about: 'Unread messages, by the name of a sibling',
  sentInstead: 'support.unreadCount',
  input: noInput,
  reply: whole,
})

export const launchChat = defineCall({
  id: 'support.launchChat',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  moduleId: 'CBS3',
  token: 'optional',
  about: 'The address of the chat room',
  sentInstead: 'support.chat',
  input: noInput,
  reply: z.object({ chatUrl: z.string() }),
})
