import { carriedTitle, type TitleKey } from '@saola/game-engines'
import { largestBet } from './largest-bet.ts'
import { runByFacts } from './run-of-title.ts'
import type { CatalogueTitle } from './title.ts'
import { inHouseVendor } from './vendors.ts'

const rows = [
  ['101', 'Mines Gold', 'MINES_GOLD', 'MINI'],
  ['102', 'Pirate Queen', 'PIRATE_QUEEN', 'RNG'],
  ['103', 'Wild Ace', 'WILD_ACE', 'RNG'],
  ['104', 'Golden Land', 'GOLDEN_LAND', 'RNG'],
  ['105', 'Limbo', 'LIMBO', 'MINI'],
  ['106', 'Tower', 'TOWER', 'MINI'],
  ['107', 'Sweet Land', 'SWEET_LAND', 'RNG'],
  ['108', 'PAPPU', 'PAPPU', 'RNG'],
] as const

/** The eight games of the landing page (landing 7), in its order; games of the in-house vendor, whose names are the same in both languages. */
export const hotTitles: readonly CatalogueTitle[] = rows.map(([nodeId, name, gameCode, family]) => ({
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
  maxBet: largestBet({ gameCode, family }, 1000),
  ...openRun({ gameCode, family }),
}))

function openRun(key: TitleKey): ReturnType<typeof runByFacts> {
  const carried = carriedTitle(key)
  if (!carried) throw new Error(`no engine carries the hot title ${key.gameCode}`)
  return runByFacts(carried.facts, 'open')
}
