import * as z from 'zod/mini'
import { timestamp } from '../fields.ts'

/** What a question may be about (support 1). */
export const questionTypes = [
  'deposit',
  'withdrawal',
  'game',
  'customer_service',
  'application',
  'other',
] as const

/** A question to the operator with its state; `replyBy` is when the operator means to have answered. */
export const ticket = z.object({
  ticketId: z.string(),
  topic: z.enum(questionTypes),
  reference: z.optional(z.string()),
  state: z.enum(['waiting', 'answered', 'closed']),
  createdAt: timestamp,
  updatedAt: timestamp,
  replyBy: z.optional(timestamp),
  unread: z.boolean(),
  /** The beginning of what was said last. */
  excerpt: z.string(),
})
export type Ticket = z.infer<typeof ticket>

/** A ticket with all that was said, oldest first. */
export const ticketThread = z.extend(ticket, {
  messages: z.array(
    z.object({
      messageId: z.string(),
      by: z.enum(['member', 'operator']),
      content: z.string(),
      /** The attached picture as a data address. */
      image: z.optional(z.string()),
      at: timestamp,
    }),
  ),
})
export type TicketThread = z.infer<typeof ticketThread>
