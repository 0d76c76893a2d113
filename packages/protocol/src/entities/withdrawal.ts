import * as z from 'zod/mini'
import { money, timestamp } from '../fields.ts'
import { whole } from '../reply-fields.ts'

/** A bank of the catalogue: BIN and short name as VietQR knows them. */
export const bank = z.object({ bin: z.string(), code: z.string(), shortName: z.string(), name: z.string() })
export type Bank = z.infer<typeof bank>

/** A bank account of the member; the number travels masked. */
export const bankCard = z.object({
  cardId: z.string(),
  bank,
  accountNumber: z.string(),
  accountName: z.string(),
  createdAt: timestamp,
})
export type BankCard = z.infer<typeof bankCard>

/** Why nothing can leave an account now, and until when (wallet 41 and 53); a lock of the owner's has no end of its own (wallet 42). */
export const payoutStop = z.object({
  reason: z.enum(['reset', 'contact', 'bank_card', 'guard', 'payment_password', 'rest', 'locked']),
  until: z.optional(timestamp),
})
export type PayoutStop = z.infer<typeof payoutStop>

/** From the request to the bank's transfer; what is known afterwards is its confirmation (wallet 14). */
export const withdrawalStates = [
  'in_process',
  'approved',
  'disbursed',
  'rejected',
  'cancelled',
  'failed',
] as const
export const confirmationStates = [
  'disbursed',
  'partly_sent',
  'received',
  'partly_received',
  'not_received',
  'assumed_received',
  'forced_received',
  'returned',
] as const

/** One step of a withdrawal's timeline; `remark` is in the caller's language. */
export const withdrawalEvent = z.object({
  state: z.enum([...withdrawalStates, ...confirmationStates.slice(1)]),
  at: timestamp,
  by: z.enum(['member', 'operator', 'bank', 'clock']),
  remark: z.optional(z.string()),
})

/** A withdrawal with everything its page shows (wallet 14). */
export const withdrawal = z.object({
  withdrawalId: z.string(),
  orderNo: z.string(),
  amount: money,
  state: z.enum(withdrawalStates),
  confirmation: z.optional(z.enum(confirmationStates)),
  /** What has arrived, as far as anybody said so, and what is still due. */
  received: money,
  remaining: money,
  /** What the bank has of it, and what went back to the wallet; the rest of the amount is on hold. */
  sent: z.optional(money),
  returned: z.optional(money),
  bank,
  accountNumber: z.string(),
  accountName: z.string(),
  createdAt: timestamp,
  /** When the operator expects to have paid. */
  expectedAt: timestamp,
  /** When a disbursed withdrawal counts as received without an answer. */
  autoReceiptAt: z.optional(timestamp),
  reason: z.optional(z.string()),
  proofs: whole,
  canCancel: z.boolean(),
  /** What the member may answer now. */
  answers: z.array(z.enum(['received', 'partly', 'not_received'])),
  events: z.array(withdrawalEvent),
})
export type Withdrawal = z.infer<typeof withdrawal>
