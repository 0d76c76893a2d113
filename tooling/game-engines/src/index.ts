/**
 * The games of the in-house vendor as pure rules: engines, the models that they run, and which title is carried by what.
 *
 * @module
 */
export type { CarriedTitle, Engine, ModelFacts, Played, Round } from './engine.ts'
export { createDraws, drawsFrom, drawWithout, type Draws } from './draws.ts'
export { oneTimes, payoutOf, timesText } from './payout.ts'
export { carriedTitle, type TitleKey } from './titles/carried-title.ts'
export {
  isLimboTarget,
  limboChance,
  limboPayout,
  limboResult,
  limboRules,
  playLimbo,
} from './limbo/limbo-rules.ts'
export { minesMultiplier, minesRules, safeChance } from './mines/mines-rules.ts'
export { mines } from './mines/mines-engine.ts'
export { limbo } from './limbo/limbo-engine.ts'
