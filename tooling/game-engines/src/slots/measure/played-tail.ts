import { chanceAt, tailOf, type WinTail } from '../../odds/win-tail.ts'

/** How often each multiple (ten-thousandths) was seen. */
type Counts = Map<number, number>

/** Rounds without a feature, those that opened one with what they paid before it, and features by themselves. */
export type Seen = { readonly plain: Counts; readonly triggering: Counts; readonly features: Counts }

/** A chance that may be off by more than this share of it is not told; 95 % of samples keep it. */
const sure = 0.1
const surely = 1.96

/** Counts a multiple. */
export function countSeen(counts: Counts, times: number): void {
  counts.set(times, (counts.get(times) ?? 0) + 1)
}

/** How likely each win is: a round without feature, or what came before a feature and any feature after it. */
export function tailOfPlays({ plain, triggering, features }: Seen, most: number): WinTail {
  const [opened, spins, ends] = [sum(triggering), sum(plain) + sum(triggering), sum(features)]
  const chances = new Map<number, number>()
  const add = (times: number, chance: number): void => {
    const paid = Math.min(most, times)
    chances.set(paid, (chances.get(paid) ?? 0) + chance)
  }
  for (const [times, rounds] of plain) add(times, rounds / spins)
  const withFeature = new Map<number, number>()
  for (const [before, rounds] of triggering) {
    for (const [more, times] of features) {
      const paid = Math.min(most, before + more)
      withFeature.set(paid, (withFeature.get(paid) ?? 0) + (rounds * times) / opened / ends)
    }
  }
  const featureTail = tailOf(withFeature)
  for (const [times, chance] of withFeature) add(times, (chance * opened) / spins)
  return tailOf(chances).filter(([times, chance]) => {
    const ofFeature = chanceAt(featureTail, times)
    const plainly = Math.max(0, chance - (ofFeature * opened) / spins)
    const variance = plainly / spins + ((opened / spins) ** 2 * ofFeature) / ends
    return surely * Math.sqrt(variance) <= sure * chance
  })
}

function sum(counts: Counts): number {
  let all = 0
  for (const times of counts.values()) all += times
  return all
}
