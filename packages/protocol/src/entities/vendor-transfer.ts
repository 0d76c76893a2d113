import * as z from 'zod/mini'
import { money, timestamp } from '../fields.ts'

/**
 * Money between the main wallet and a vendor's. `pending` says that nobody knows yet how it ends: the amount is safe
 * and on neither side.
 */
export const vendorTransfer = z.object({
  orderNo: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  direction: z.enum(['in', 'out']),
  amount: money,
  state: z.enum(['pending', 'done', 'refused']),
  createdAt: timestamp,
  settledAt: z.optional(timestamp),
})
export type VendorTransfer = z.infer<typeof vendorTransfer>

/** What a member has at a vendor; without a balance the vendor could not be asked. */
export const vendorBalance = z.object({
  vassalage: z.string(),
  vendorName: z.string(),
  balance: z.optional(money),
  /** On the way to or from there. */
  pending: money,
})
export type VendorBalance = z.infer<typeof vendorBalance>

/** How taking everything back from one vendor ended; `empty` had nothing, `unreachable` could not be asked. */
export const recalled = z.object({
  vassalage: z.string(),
  vendorName: z.string(),
  state: z.enum(['done', 'pending', 'refused', 'empty', 'unreachable']),
  amount: money,
})
export type Recalled = z.infer<typeof recalled>
