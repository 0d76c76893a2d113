import type { CarriedTitle } from '../engine.ts'
import { oneTimes } from '../payout.ts'
import { fishing } from './fishing-engine.ts'
import { fishingRules, type FishingModel } from './fishing-model.ts'
import { fishingModels } from './fishing-models.ts'

const titles = fishingModels.map(titleOf)

/** The tank of a title: always the same one, and each for about as many titles. */
export function tankTitle(gameCode: string): CarriedTitle | undefined {
  // FNV-1a over the letters of the code.
  let hash = 0x811c9dc5
  for (const letter of gameCode) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return titles[hash % titles.length]
}

/** A net never brings more than its fish together, and a boss is worth more than that. */
function titleOf(model: FishingModel): CarriedTitle {
  const most = Math.max(...model.fish.map(({ times }) => times), ...model.bosses.map((boss) => boss.most))
  return {
    engine: fishing,
    model,
    facts: {
      rtp: model.rtp,
      volatility: 'high',
      maxMultiplier: most * oneTimes,
      maxStake: fishingRules.maxGun * fishingRules.maxShots,
      lines: 0,
    },
  }
}
