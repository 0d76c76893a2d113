import * as z from 'zod/mini'
import { timestamp } from '../../fields.ts'
import { decimal, idText, listOf, maybe, whole } from '../../reply-fields.ts'

/** The states of a round on the clock, in their order; `voided` ends it from any state before `settled` (lottery 6). */
export const roundStates = ['scheduled', 'open', 'locked', 'drawn', 'settled', 'voided'] as const

export type RoundState = (typeof roundStates)[number]

/** How a lottery draws: the regions of Vietnam, the Vietlott family, and the lotteries of the neighbours. */
export const lotteryKinds = [
  'north',
  'central',
  'south',
  'mega-645',
  'power-655',
  'max-3d',
  'keno',
  'thai',
  'lao',
  'malay-4d',
  'singapore-4d',
] as const

export type LotteryKind = (typeof lotteryKinds)[number]

/** One draw of one lottery. */
export const lotteryDraw = z.object({
  drawId: idText,
  gameCode: idText,
  /** The number of the draw, as `20261122-0341`, or the day of a daily one, as `20261122`. */
  numero: z.string(),
  kind: z.enum(lotteryKinds),
  state: z.enum(roundStates),
  opensAt: timestamp,
  locksAt: timestamp,
  drawsAt: timestamp,
  /** The hash of the seed, published before the first bet; a draw of the state has none. */
  commitment: maybe(z.string()),
  /** The seed itself, once the draw is out. */
  seed: maybe(z.string()),
  /** The hash of the list of bets that joined the seed, once the draw is out; absent where none could. */
  betsHash: maybe(z.string()),
  /** Who drew: our committed seed, or the state. */
  source: z.enum(['seeded', 'official']),
  /** The sources that the result of the state was taken from, once it is out; absent where people entered it. */
  resultSource: maybe(z.string()),
  /** The numbers of each prize, the special one first, then first to last; only what is out. */
  prizes: listOf(z.array(z.string())),
  /** Counts up when a published result is corrected. */
  version: whole,
  /** Why no draw was held. */
  voidReason: maybe(z.string()),
})

export type LotteryDraw = z.output<typeof lotteryDraw>

/** One way to bet on a game, with what it pays today. */
export const lotteryOffer = z.object({
  type: z.string(),
  /** Gross return for a unit of the base. */
  odds: decimal,
  /** Least and largest base, in đồng. */
  minBase: decimal,
  maxBase: decimal,
})

export type LotteryOffer = z.output<typeof lotteryOffer>

/** A lottery with its ways to bet and its draws around now. */
export const lotteryGame = z.object({
  gameCode: idText,
  gameName: z.string(),
  nodeId: idText,
  groupCode: idText,
  kind: z.enum(lotteryKinds),
  /** Of a fast lottery: from one draw to the next, in seconds. */
  period: maybe(whole),
  offers: z.array(lotteryOffer),
  /** The other stations of its region, each with the days on which both draw: a line may look at them together. */
  stations: z.array(z.object({ gameCode: idText, gameName: z.string(), numeros: z.array(z.string()) })),
  /** Draws that take bets, or will, the next one first. */
  draws: z.array(lotteryDraw),
  /** The last draw with a result. */
  last: maybe(lotteryDraw),
  /** An order on several draws may not stake more on a later one (protection 20). */
  flatPlans: z.optional(z.boolean()),
  /** The gateway's clock, in milliseconds since 1970. */
  now: timestamp,
})

export type LotteryGame = z.output<typeof lotteryGame>
