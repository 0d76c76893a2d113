import * as z from 'zod/mini'
import { flag, money } from '../fields.ts'

/** The twelve game families (specification 1), by the codes of the wire. */
export const gameFamilies = [
  'LIVE',
  'RNG',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'FISH',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'JACKPOT',
  'BINGO',
  'MINI',
] as const
export const gameFamily = z.enum(gameFamilies)
export type GameFamily = z.infer<typeof gameFamily>

/** A title that can be started. `isNew` 1 means under maintenance (specification 4). */
export const game = z.object({
  nodeId: z.string(),
  roomId: z.string(),
  gameId: z.string(),
  gameCode: z.optional(z.string()),
  vassalage: z.string(),
  gameType: gameFamily,
  gameName: z.string(),
  displayName: z.string(),
  showIcon: z.string(),
  isHot: flag,
  isNew: flag,
  freeplay: flag,
  minBet: z.optional(money),
  lines: z.optional(z.int()),
  status: z.enum(['open', 'maintenance', 'coming-soon']),
})
export type Game = z.infer<typeof game>

/** A tile of a lane: a vendor with games behind it (`VASSALAGE`) or a game. */
export const vendorCard = z.object({
  id: z.string(),
  title: z.string(),
  displayName: z.string(),
  vassalage: z.string(),
  gameType: gameFamily,
  isGame: z.enum(['VASSALAGE', 'game']),
  isHot: flag,
  isNew: flag,
  icon: z.string(),
  gameCount: z.int(),
  nodeId: z.optional(z.string()),
  gameId: z.optional(z.string()),
  gameCode: z.optional(z.string()),
})
export type VendorCard = z.infer<typeof vendorCard>

/** A family with its vendors (specification 3, "Game vendor category"). */
export const lane = z.object({
  title: gameFamily,
  displayName: z.string(),
  gameCount: z.int(),
  gameClassify: z.array(z.object({ key: z.string(), displayName: z.string(), gameCount: z.int() })),
  cards: z.array(vendorCard),
})
export type Lane = z.infer<typeof lane>

/**
 * The whole catalogue in columns, small enough to search on a phone: `rows` hold
 * [nodeId, nameVi, nameEn, family index, vendor index, flags, minBet, lines];
 * flags: 1 hot, 2 maintenance, 4 coming soon, 8 demo.
 */
export const catalogue = z.object({
  version: z.string(),
  families: z.array(gameFamily),
  vendors: z.array(z.tuple([z.string(), z.string(), z.string()])),
  rows: z.array(z.tuple([z.string(), z.string(), z.string(), z.int(), z.int(), z.int(), z.int(), z.int()])),
})
export type Catalogue = z.infer<typeof catalogue>

/** The bits of a catalogue row's flags. */
export const catalogueFlag = { hot: 1, maintenance: 2, comingSoon: 4, demo: 8 } as const
