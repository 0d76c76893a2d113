import * as z from 'zod/mini'
import { timestamp } from '../../fields.ts'
import { decimal, idText, maybe, whole } from '../../reply-fields.ts'

/** How the bet on one draw stands. */
export const drawBetStates = ['open', 'won', 'lost', 'cancelled', 'voided'] as const

export type DrawBetState = (typeof drawBetStates)[number]

/** How much one order may hold: lines, numbers of a line, draws, the multiplier of a draw, and a line's other stations. */
export const orderBounds = { lines: 200, numbers: 1_000, draws: 30, multiplier: 100, stations: 3 } as const

/** What a line of an order bets. */
export const orderLine = z.object({
  type: z.string(),
  numbers: z.array(z.string()),
  /** Đồng for one unit. */
  base: decimal,
  odds: decimal,
  /** The lotteries that the line looks at beside its own, on the same day. */
  stations: maybe(z.array(idText)),
  /** What the line costs in one draw, before the draw's multiplier. */
  stake: decimal,
})

export type OrderLine = z.output<typeof orderLine>

/** The bet of an order on one draw, with the fate of each line once it is settled. */
export const drawBet = z.object({
  drawId: idText,
  numero: z.string(),
  drawsAt: timestamp,
  multiplier: whole,
  state: z.enum(drawBetStates),
  stake: decimal,
  payout: decimal,
  /** In the order of the lines; empty until the draw is settled. */
  fates: z.array(z.object({ hits: whole, payout: decimal })),
})

/** What a member placed with one press: its lines, and the draws that they are for. */
export const lotteryOrder = z.object({
  orderId: idText,
  /** The idempotency key that it was placed under, of which the fingerprints of its bets are made. */
  key: z.string(),
  gameCode: idText,
  gameName: z.string(),
  placedAt: timestamp,
  /** What all draws cost together. */
  stake: decimal,
  /** What they returned so far; what was cancelled is not in it. */
  payout: decimal,
  stopOnWin: z.boolean(),
  lines: z.array(orderLine),
  bets: z.array(drawBet),
  /** Until when the draws that are still open may be cancelled; none where nothing may. */
  cancellableUntil: maybe(timestamp),
})

export type LotteryOrder = z.output<typeof lotteryOrder>
