import type { GameFamily } from '@saola/protocol'
import type { Scene } from '../stage.ts'
import { bingoScene, fastScene, lotteryScene, potScene } from './draw-scenes.ts'
import { arenaScene } from './arena-scene.ts'
import { ringScene } from './ring-scene.ts'
import { seaScene } from './sea-scene.ts'
import { sportScene } from './sport-scene.ts'
import { miniScene } from './mini-scene.ts'
import { slotScene } from './slot-scene.ts'
import { cardScene } from './card-scene.ts'
import { liveScene } from './live-scene.ts'

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
} satisfies Record<GameFamily, Scene>

/** The composition of a family. */
export function sceneOf(family: GameFamily): Scene {
  return scenes[family]
}
