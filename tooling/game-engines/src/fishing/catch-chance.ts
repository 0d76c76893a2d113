import type { Draws } from '../draws.ts'
import { oneTimes } from '../payout.ts'
import { fishingRules, type Boss, type Fish, type FishingModel } from './fishing-model.ts'

/** A chance as an exact fraction: `ways` of `range`. */
export type CatchChance = { readonly ways: number; readonly range: number }

/** The chance that one shot catches a fish: the return divided by what the fish pays. A net divides it among its fish. */
export function fishChance(model: FishingModel, fish: Fish, netted = 1): CatchChance {
  return { ways: model.rtp, range: oneTimes * fish.times * netted }
}

/** The chance that one shot catches a boss: the return divided by what the boss pays on average. */
export function bossChance(model: FishingModel, boss: Boss): CatchChance {
  return { ways: 2 * model.rtp, range: oneTimes * (boss.least + boss.most) }
}

/** Whether a draw hits the chance; exact, because the draw is one of `range` equal numbers. */
export function isCaught(draws: Draws, { ways, range }: CatchChance): boolean {
  return draws.below(range) < ways
}

/** Whether a fish is small enough for the net. */
export function isNettable(fish: Fish): boolean {
  return fish.times <= fishingRules.maxNettedTimes
}
