import { coinTitle } from '../coin/coin-title.ts'
import { diceTitle } from '../dice/dice-title.ts'
import type { CarriedTitle } from '../engine.ts'
import { gourdCrabTitle } from '../gourd-crab/gourd-crab-title.ts'
import { handsTitle } from '../hands/hands-title.ts'
import { hiloTitle } from '../hilo/hilo-title.ts'
import { kenoTitle } from '../keno/keno-title.ts'
import { limboTitle } from '../limbo/limbo-title.ts'
import { minesTitle } from '../mines/mines-title.ts'
import { eggTitle, envelopeTitle } from '../pick/pick-titles.ts'
import { plinkoTitle } from '../plinko/plinko-title.ts'
import { scratchTitle } from '../scratch/scratch-title.ts'
import { towerTitle } from '../tower/tower-title.ts'
import { wheelTitle } from '../wheel/wheel-title.ts'

/** A quick game's code ends in its act: `MINI_GOLDEN_WHEEL` is a wheel. What stands before it is its mood. */
const acts: readonly (readonly [string, CarriedTitle])[] = [
  ['_WHEEL', wheelTitle],
  ['_EGG_SMASH', eggTitle],
  ['_BALL_DROP', plinkoTitle],
  ['_COIN_TOSS', coinTitle],
  ['_ROCK_PAPER_SCISSORS', handsTitle],
  ['_DICE', diceTitle],
  ['_CARD_DRAW', hiloTitle],
  ['_SCRATCH_CARD', scratchTitle],
  ['_ROCKET', limboTitle],
  ['_MINE_SWEEP', minesTitle],
  ['_HIGH_LOW', hiloTitle],
  ['_TILE_FLIP', minesTitle],
  ['_ROAD_CROSSING', towerTitle],
  ['_ENVELOPE_OPENING', envelopeTitle],
  ['_GOURD_CRAB', gourdCrabTitle],
  ['_BALLOON', limboTitle],
  ['_KENO', kenoTitle],
]

/** What carries a title of the mini games. */
export function quickTitle(gameCode: string): CarriedTitle | undefined {
  return acts.find(([act]) => gameCode.endsWith(act))?.[1]
}

/** What carries a lottery whose result follows at once: `ELOTT_INSTANT_KENO`. One that draws by the clock is no game of ours. */
export function instantDrawTitle(gameCode: string): CarriedTitle | undefined {
  return gameCode.startsWith('ELOTT_INSTANT_') ? quickTitle(gameCode) : undefined
}
