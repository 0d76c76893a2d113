import * as z from 'zod/mini'
import { timestamp } from '../fields.ts'
import { whole } from '../reply-fields.ts'

/** Where the gateway tells what is said in the chat room, as server-sent events (support 15). */
export const chatNewsPath = '/wps/chat/events'

/** A message; without a text it was hidden. */
export const chatMessage = z.object({
  messageId: z.string(),
  /** The nickname, the rest of the account masked. */
  name: z.string(),
  at: timestamp,
  text: z.optional(z.string()),
  /** One of the operator's people wrote it; the gateway alone says so, by who sent it (support 18). */
  isStaff: z.optional(z.boolean()),
  /** The writer's name looks like that of another member who wrote here before. */
  isLookalike: z.optional(z.boolean()),
  /** Whether the caller wrote it. */
  isOwn: z.optional(z.boolean()),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** The data of an event: a message that was said, hidden or shown again, or how many listen. */
export const chatNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), message: chatMessage }),
  z.object({ kind: z.literal('listeners'), count: whole }),
])
export type ChatNews = z.infer<typeof chatNews>

/** A page of the chat room, oldest first. */
export const chatPage = z.object({
  list: z.array(chatMessage),
  hasEarlier: z.boolean(),
  listeners: whole,
  isOpen: z.boolean(),
  slowSeconds: whole,
  /** Whether the caller may write, or why not. */
  mayWrite: z.enum(['yes', 'guest', 'muted', 'break', 'closed']),
  mutedUntil: z.optional(timestamp),
})
export type ChatPage = z.infer<typeof chatPage>
