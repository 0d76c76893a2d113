import { bossChance, fishChance } from '../fishing/catch-chance.ts'
import type { Boss, FishingModel } from '../fishing/fishing-model.ts'
import { oneTimes } from '../payout.ts'
import type { WinOdds } from './win-odds.ts'
import { likeliestOf, tailOf, thinned, type WinTail } from './win-tail.ts'

/** The odds of a tank, of one shot: many shots together come near what one of them can do. */
export function fishingOdds(model: FishingModel): WinOdds {
  const fish = model.fish.map((each): WinTail => {
    const { ways, range } = fishChance(model, each)
    return [[each.times * oneTimes, ways / range]]
  })
  const tail = thinned(likeliestOf([...fish, ...model.bosses.map((boss) => bossTail(model, boss))]))
  return { tail, above: oneTimes, isAbout: true }
}

/** What a boss pays is drawn evenly from its range. */
function bossTail(model: FishingModel, boss: Boss): WinTail {
  const { ways, range } = bossChance(model, boss)
  const count = boss.most - boss.least + 1
  return tailOf(
    new Map(
      Array.from(
        { length: count },
        (_, step) => [(boss.least + step) * oneTimes, ways / range / count] as const,
      ),
    ),
  )
}
