import * as z from 'zod/mini'
import { accountName, money, timestamp } from '../../fields.ts'
import { maybe, whole } from '../../reply-fields.ts'
import { payoutStop } from '../withdrawal.ts'

/** Somebody that an agent may transfer to: an account below, or the one directly above. */
export const transferRecipient = z.object({
  customerId: z.string(),
  customerName: accountName,
  type: whole,
  direction: z.enum(['down', 'up']),
  /** How far below the caller; an upline has none. */
  level: z.optional(whole),
  /** Whether money can be sent there now. Why not is nobody's to know. */
  receives: z.boolean(),
})
export type TransferRecipient = z.infer<typeof transferRecipient>

/** What an agent may send today, and what still has to be set up before. */
export const transferTerms = z.object({
  isOpen: z.boolean(),
  minimumAmount: money,
  dailyCap: money,
  leftToday: money,
  hasPaymentPassword: z.boolean(),
  hasAuthenticator: z.boolean(),
  upline: z.optional(transferRecipient),
  /** Why nothing can be sent now, and until when (wallet 42 and 53). */
  stop: maybe(payoutStop),
})
export type TransferTerms = z.infer<typeof transferTerms>

/** A transfer along the line as one of its two sides sees it. */
export const agentTransfer = z.object({
  orderNo: z.string(),
  /** Whether the reader sent it. */
  isSent: z.boolean(),
  /** Which way the money went. */
  direction: z.enum(['down', 'up']),
  /** The other side. */
  customerName: accountName,
  amount: money,
  remark: z.optional(z.string()),
  createdAt: timestamp,
})
export type AgentTransfer = z.infer<typeof agentTransfer>
