import * as z from 'zod/mini'
import { accountName, asOf } from '../../fields.ts'
import { idText, maybe, orElse, whole, yesNo } from '../../reply-fields.ts'

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
  sentAt: whole,
  receivers: whole,
  read: whole,
})
export type SentMessage = z.infer<typeof sentMessage>

/** A message as its receiver has it, by our names or by those of the family (wire 36). */
const inboxMessage = z.pipe(
  z
    .object({
      messageId: maybe(idText),
      id: maybe(idText),
      senderName: orElse(accountName, ''),
      title: orElse(z.string(), ''),
      content: orElse(z.string(), ''),
      sentAt: maybe(whole),
      sendTime: maybe(whole),
      isRead: orElse(yesNo, true),
    })
    .check(
      z.refine(({ messageId, id }) => (messageId ?? id) !== undefined, { path: ['messageId'] }),
      z.refine(({ sentAt, sendTime }) => (sentAt ?? sendTime) !== undefined, { path: ['sentAt'] }),
    ),
  z.transform(({ id = '', sendTime = 0, messageId = id, sentAt = sendTime, ...sent }): InboxMessage => ({
    ...sent,
    messageId,
    sentAt,
  })),
)

/** A message that somebody received. Its sender's name is empty where the gateway names nobody: it is the operator then. */
export type InboxMessage = {
  messageId: string
  senderName: string
  title: string
  content: string
  sentAt: number
  isRead: boolean
}

const messages = maybe(z.array(inboxMessage))

/** A page of what was written to somebody. Some gateways count the pages, and not the messages. */
export const inboxPage = z.pipe(
  z
    .object({
      list: messages,
      content: messages,
      totalCount: maybe(whole),
      totalPages: maybe(whole),
      unreadCount: maybe(whole),
      asOf,
    })
    .check(z.refine(({ list, content }) => (list ?? content) !== undefined, { path: ['list'] })),
  z.transform(({ content = [], list = content, ...page }) => ({ ...page, list })),
)
