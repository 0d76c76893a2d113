import * as z from 'zod/mini'
import { money, timestamp } from '../fields.ts'
import { jackpotPools } from './jackpot.ts'

/** A bet as records show it; amounts in đồng, `profitAndLoss` from the member's side. */
export const betRow = z.object({
  orderNo: z.string(),
  customerName: z.string(),
  directAgentName: z.optional(z.string()),
  gameCode: z.string(),
  gameName: z.string(),
  vassalage: z.string(),
  betAmount: money,
  validBetAmount: money,
  /** All that the bet won, jackpots among it. */
  winAmount: money,
  profitAndLoss: money,
  /** The jackpots that its stake won, with what each paid. */
  jackpots: z.optional(z.array(z.object({ pool: z.enum(jackpotPools), amount: money }))),
  status: z.enum(['open', 'settled', 'cancelled']),
  betContent: z.string(),
  betTimeInTimestamp: timestamp,
  settleTimeInTimestamp: z.optional(timestamp),
  /** The vendor's own number of the round. */
  roundId: z.string(),
  /** Leads to the vendor's page that recomputes the round, where it has one. */
  verifyUrl: z.optional(z.string()),
})
export type BetRow = z.infer<typeof betRow>

/** Sums under a list of bets, over the whole filter and not only the page. */
export const betFooter = z.object({
  count: z.int(),
  betAmount: money,
  validBetAmount: money,
  winAmount: money,
  profitAndLoss: money,
})

/** A page of bets. */
export const betPage = z.object({
  list: z.array(betRow),
  footer: betFooter,
  page: z.object({ total: z.int(), currentPage: z.int(), pageSize: z.int() }),
})
export type BetPage = z.infer<typeof betPage>
