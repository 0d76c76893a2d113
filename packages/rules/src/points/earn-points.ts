import type { GameFamily } from '@saola/protocol'

/** What points are earned by (points 1): play per game type, and deposits. */
export const earnTypes = ['live', 'lottery', 'pvp', 'slots', 'sports', 'deposit'] as const
export type EarnType = (typeof earnTypes)[number]

/** A row of the exchange rate table: so many points for each full amount of đồng. */
export type EarnRatio = { readonly points: number; readonly perAmount: number }

/** The exchange rate table; what it does not name earns nothing. */
export type EarnTable = Readonly<Partial<Record<EarnType, EarnRatio>>>

/** Which row of the exchange rate table a family earns by. */
export const earnTypeOf: Readonly<Record<GameFamily, EarnType>> = {
  LIVE: 'live',
  PVP: 'pvp',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  COCKFIGHT: 'sports',
  RNG: 'slots',
  FISH: 'slots',
  JACKPOT: 'slots',
  MINI: 'slots',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  BINGO: 'lottery',
}
