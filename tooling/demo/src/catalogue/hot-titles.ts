import { runOfTitle } from './run-of-title.ts'
import type { CatalogueTitle } from './title.ts'
import { inHouseVendor } from './vendors.ts'

// Of a title that an engine carries, the engine states what it pays; the last three are announced for the others.
const rows = [
  ['101', 'Mines Gold', 'MINES_GOLD', 'MINI', 9900, 'high', 0],
  ['102', 'Pirate Queen', 'PIRATE_QUEEN', 'RNG', 9650, 'high', 20],
  ['103', 'Wild Ace', 'WILD_ACE', 'RNG', 9680, 'medium', 25],
  ['104', 'Golden Land', 'GOLDEN_LAND', 'RNG', 9660, 'medium', 40],
  ['105', 'Limbo', 'LIMBO', 'MINI', 9700, 'high', 0],
  ['106', 'Tower', 'TOWER', 'MINI', 9900, 'medium', 0],
  ['107', 'Sweet Land', 'SWEET_LAND', 'RNG', 9640, 'low', 20],
  ['108', 'PAPPU', 'PAPPU', 'RNG', 9620, 'medium', 10],
] as const

/** The eight games of the landing page (landing 7), in its order; games of the in-house vendor, whose names are the same in both languages. */
export const hotTitles: readonly CatalogueTitle[] = rows.map(
  ([nodeId, name, gameCode, family, rtp, volatility, lines]) => ({
    nodeId,
    gameId: `${inHouseVendor}-${nodeId}`,
    gameCode,
    family,
    vendor: inHouseVendor,
    nameVi: name,
    nameEn: name,
    isHot: 1,
    isNew: 0,
    minBet: 1000,
    ...runOfTitle({ gameCode, family }, { status: 'open', rtp, volatility, lines }),
  }),
)
