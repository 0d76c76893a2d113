import { inHouseVendor } from '../../catalogue/vendors.ts'
import type { TileTitle } from '../draw-tile.ts'
import { goldenLand } from './golden-land.ts'
import { limbo } from './limbo.ts'
import { minesGold } from './mines-gold.ts'
import { pappu } from './pappu.ts'
import { pirateQueen } from './pirate-queen.ts'
import { sweetLand } from './sweet-land.ts'
import { tower } from './tower.ts'
import { wildAce } from './wild-ace.ts'

const pictures: Readonly<Record<string, () => string>> = {
  MINES_GOLD: minesGold,
  PIRATE_QUEEN: pirateQueen,
  WILD_ACE: wildAce,
  GOLDEN_LAND: goldenLand,
  LIMBO: limbo,
  TOWER: tower,
  SWEET_LAND: sweetLand,
  PAPPU: pappu,
}

/** The hand-made picture of a hot game, 300 by 400 with its own paints; nothing for any other title. */
export function hotArt({ vendor, gameCode }: Pick<TileTitle, 'vendor' | 'gameCode'>): string | undefined {
  return vendor === inHouseVendor ? pictures[gameCode]?.() : undefined
}
