import * as z from 'zod/mini'
import { accountName, money, timestamp } from '../../fields.ts'
import { idText, maybe, whole } from '../../reply-fields.ts'
import { contractKind, contractTerms } from './contract-terms.ts'

/** Where a bill is (contracts 15). */
export const billState = z.enum([
  'to_collect',
  'issued',
  'partly_paid',
  'insufficient_balance',
  'not_reached',
  'rejected',
  'expired',
])

/** Why a receiver refuses a bill (contracts 34). */
export const billRejections = ['figures', 'terms', 'other'] as const
export const billRejection = z.enum(billRejections)
export type BillRejection = z.infer<typeof billRejection>

/** What an upline owes for a period of a contract, as either side sees it. Amounts in đồng. */
const billParts = {
  id: idText,
  contractId: idText,
  kind: contractKind,
  /** The caller's side: an upline pays, a downline is paid. */
  side: z.enum(['upline', 'downline']),
  payer: accountName,
  receiver: accountName,
  receiverId: idText,
  /** Names the period once and for ever: `monthly:2026-11-01`. */
  periodKey: z.string(),
  /** The part of the period in which the contract was in force; `to` is the first moment after it. */
  from: timestamp,
  to: timestamp,
  state: billState,
  amount: money,
  paid: money,
  /** What is still to be paid. */
  open: money,
  settledAt: timestamp,
  /** When what is still open expires; a bill without it waits for ever. */
  expiresAt: maybe(timestamp),
  rejected: maybe(z.object({ at: timestamp, reason: billRejection, note: maybe(z.string()) })),
}

export const bill = z.object(billParts)
export type BillView = z.infer<typeof bill>

/** Rounds of one outcome in a real-time salary: how many, what was lost or won in them, and the salary for it. */
const roundSum = z.object({ rounds: whole, net: money, amount: money })

/** A bill with everything that the formula took, so that it can be said in words. */
export const billDetail = z.object({
  ...billParts,
  /** The terms that were in force as the window opened. */
  version: whole,
  terms: contractTerms,
  validBet: money,
  netLoss: money,
  activeMembers: whole,
  /** The tier reached, from 0. */
  tier: maybe(whole),
  /** Of a real-time salary: what the members lost and won, round by round. */
  lost: maybe(roundSum),
  won: maybe(roundSum),
  /** What the rate was taken of: net loss less deductions and carried loss, or valid bet. */
  base: money,
  deductions: money,
  carriedIn: money,
  carriedOut: money,
  /** What the formula gives; with the adjustment it is the amount. */
  settledAmount: money,
  adjustment: money,
  /** Earlier bills whose bets were corrected, oldest first; without a bill of its own, what could not be taken back before. */
  adjustments: z.array(
    z.object({ billId: idText, from: timestamp, to: timestamp, was: money, becomes: money }),
  ),
  payments: z.array(z.object({ amount: money, paidAt: timestamp })),
})
export type BillDetail = z.infer<typeof billDetail>

/** What became of one bill that was to be paid; `moved` is what went over now. */
export const billPayment = z.object({
  bill,
  moved: money,
  /** Why it was refused, in the caller's language. */
  refused: maybe(z.string()),
})
export type BillPaymentResult = z.infer<typeof billPayment>
