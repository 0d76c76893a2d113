import type { FamilyCode } from '../../catalogue/families.ts'
import type { Scene } from '../stage.ts'
import { bingoScene, fastScene, lotteryScene, potScene } from './draw-scenes.ts'
import { arenaScene, ringScene, seaScene, sportScene } from './field-scenes.ts'
import { miniScene } from './mini-scene.ts'
import { slotScene } from './slot-scene.ts'
import { cardScene, liveScene } from './table-scenes.ts'

const scenes = {
  LIVE: liveScene,
  RNG: slotScene,
  SPORTS: sportScene,
  ESPORTS: arenaScene,
  PVP: cardScene,
  FISH: seaScene,
  LOTT: lotteryScene,
  ELOTT: fastScene,
  COCKFIGHT: ringScene,
  JACKPOT: potScene,
  BINGO: bingoScene,
  MINI: miniScene,
} satisfies Record<FamilyCode, Scene>

/** The composition of a family. */
export function sceneOf(family: FamilyCode): Scene {
  return scenes[family]
}
