import * as z from 'zod/mini'
import { money, timestamp } from '../fields.ts'

/** What the owner of held money wants: it goes back to the bank, or is kept until the account may have it (wallet 58). */
export const heldWish = z.enum(['return', 'keep'])
export type HeldWish = z.infer<typeof heldWish>

/**
 * Money that came with a deposit's memo. `waiting` is on its way into the wallet, or is looked at by the operator;
 * `returned` was sent back to the bank that it came from.
 */
export const depositArrival = z.object({
  amount: money,
  outcome: z.enum(['exact', 'wrong-amount', 'late', 'twice']),
  state: z.enum(['waiting', 'credited', 'returned']),
  /** Why the account did not have it at once; a person decides (wallet 56). */
  held: z.optional(z.enum(['closed', 'trial', 'locked', 'pause', 'limit'])),
  /** What the owner wants done with it meanwhile. */
  wish: z.optional(heldWish),
  at: timestamp,
})
export type DepositArrival = z.infer<typeof depositArrival>

/** A deposit by bank transfer: what to pay, where to, with which memo, until when. */
export const deposit = z.object({
  depositId: z.string(),
  amount: money,
  status: z.enum(['pending', 'received', 'expired']),
  memo: z.string(),
  qrPayload: z.string(),
  bankName: z.string(),
  bankBin: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  bankPageUrl: z.optional(z.string()),
  /** Banking apps that open with the transfer filled in. */
  bankApps: z.array(z.object({ app: z.string(), name: z.string(), url: z.string() })),
  createdAt: timestamp,
  expiresAt: timestamp,
  receivedAt: z.optional(timestamp),
  /** What reached the wallet so far; another sum than `amount` when another sum was sent. */
  arrived: money,
  arrivals: z.array(depositArrival),
  /** Whether money that came with another amount, late or twice is credited without a person. */
  creditsOthers: z.boolean(),
})
export type Deposit = z.infer<typeof deposit>
