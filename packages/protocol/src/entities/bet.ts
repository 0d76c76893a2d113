import * as z from 'zod/mini'
import { accountName, asOf, money, timestamp } from '../fields.ts'
import { jackpotPools } from './jackpot.ts'
import { whole } from '../reply-fields.ts'

/** A bet as records show it; amounts in đồng, `profitAndLoss` from the member's side. */
export const betRow = z.object({
  orderNo: z.string(),
  customerName: accountName,
  directAgentName: z.optional(accountName),
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
  /** The sitting that it belongs to, by its `id` among those of the page. */
  sitting: z.optional(z.string()),
  /** The order of a bet on a draw. */
  orderId: z.optional(z.string()),
  /** Leads to the vendor's page that recomputes the round, where it has one. */
  verifyUrl: z.optional(z.string()),
  /** The title on whose stage the round is shown again (`games.recall`), where it is kept and over. */
  replayNodeId: z.optional(z.string()),
})
export type BetRow = z.infer<typeof betRow>

/** Sums under a list of bets, over the whole filter and not only the page. */
export const betFooter = z.object({
  count: whole,
  betAmount: money,
  validBetAmount: money,
  winAmount: money,
  profitAndLoss: money,
})

/**
 * What one sitting at a game came to, over all of its bets within the filter and not only those of a page. Bets that were
 * placed without a game's page, such as those on draws, sit together by game and Vietnamese day.
 */
export const betSitting = z.object({
  id: z.string(),
  gameName: z.string(),
  /** When the first and the last of its bets were placed. */
  from: timestamp,
  to: timestamp,
  count: whole,
  /** Of settled bets, as what was won and the result. */
  betAmount: money,
  winAmount: money,
  profitAndLoss: money,
  /** The stakes of bets that are not settled yet. */
  inPlay: money,
})
export type BetSitting = z.infer<typeof betSitting>

/** A page of bets. */
export const betPage = z.object({
  list: z.array(betRow),
  /** The sittings that the page touches; of the member's own bets alone. */
  sittings: z.optional(z.array(betSitting)),
  footer: betFooter,
  page: z.object({ total: whole, currentPage: whole, pageSize: whole }),
  asOf,
})
export type BetPage = z.infer<typeof betPage>
