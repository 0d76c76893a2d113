import { baccarat } from '../baccarat/baccarat-engine.ts'
import { bigSmall } from '../big-small/big-small-engine.ts'
import { blackjack } from '../blackjack/blackjack-engine.ts'
import { cockfight } from '../cockfight/cockfight-engine.ts'
import { coin } from '../coin/coin-engine.ts'
import { dice } from '../dice/dice-engine.ts'
import { dragonTiger } from '../dragon-tiger/dragon-tiger-engine.ts'
import type { Engine } from '../engine.ts'
import { fishing } from '../fishing/fishing-engine.ts'
import { gourdCrab } from '../gourd-crab/gourd-crab-engine.ts'
import { gourdCrabTable } from '../gourd-crab-table/gourd-crab-table-engine.ts'
import { handsGame } from '../hands/hands-engine.ts'
import { hilo } from '../hilo/hilo-engine.ts'
import { keno } from '../keno/keno-engine.ts'
import { limbo } from '../limbo/limbo-engine.ts'
import { loto } from '../loto/loto-engine.ts'
import { mines } from '../mines/mines-engine.ts'
import { pick } from '../pick/pick-engine.ts'
import { plinko } from '../plinko/plinko-engine.ts'
import { roulette } from '../roulette/roulette-engine.ts'
import { scratch } from '../scratch/scratch-engine.ts'
import { shakenBowl } from '../shaken-bowl/shaken-bowl-engine.ts'
import { slots } from '../slots/slots-engine.ts'
import { tower } from '../tower/tower-engine.ts'
import { videoPoker } from '../video-poker/video-poker-engine.ts'
import { wheel } from '../wheel/wheel-engine.ts'

/** Every engine there is, for who looks one up by its code. */
export const allEngines: readonly Engine[] = [
  baccarat,
  bigSmall,
  blackjack,
  cockfight,
  coin,
  dice,
  dragonTiger,
  fishing,
  gourdCrab,
  gourdCrabTable,
  handsGame,
  hilo,
  keno,
  limbo,
  loto,
  mines,
  pick,
  plinko,
  roulette,
  scratch,
  shakenBowl,
  slots,
  tower,
  videoPoker,
  wheel,
]
