import * as z from 'zod/mini'
import { amount, timestamp } from '../fields.ts'

/** A deposit by bank transfer: what to pay, where to, with which memo, until when. */
export const deposit = z.object({
  depositId: z.string(),
  amount,
  status: z.enum(['pending', 'received', 'expired']),
  memo: z.string(),
  qrPayload: z.string(),
  bankName: z.string(),
  bankBin: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  bankPageUrl: z.optional(z.string()),
  createdAt: timestamp,
  expiresAt: timestamp,
  receivedAt: z.optional(timestamp),
})
export type Deposit = z.infer<typeof deposit>
