import * as z from 'zod/mini'
import { accountName } from '../../fields.ts'

/** To whom an agent writes: everybody directly below, the whole branch, or one account of it. */
export const messageAudiences = ['direct', 'branch', 'one'] as const

/** A message that an agent sent to its line, and how far it got. */
export const sentMessage = z.strictObject({
  messageId: z.string(),
  audience: z.enum(messageAudiences),
  /** Whom it was for, where it was for one. */
  receiverName: z.optional(accountName),
  /** What the owner calls the sub-account that wrote it. */
  actorLabel: z.optional(z.string()),
  title: z.string(),
  content: z.string(),
  sentAt: z.int(),
  receivers: z.int(),
  read: z.int(),
})
export type SentMessage = z.infer<typeof sentMessage>

/** A message as its receiver has it. */
export const inboxMessage = z.object({
  messageId: z.string(),
  senderName: accountName,
  title: z.string(),
  content: z.string(),
  sentAt: z.int(),
  isRead: z.boolean(),
})
export type InboxMessage = z.infer<typeof inboxMessage>
