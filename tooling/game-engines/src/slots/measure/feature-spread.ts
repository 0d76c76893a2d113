import type { FreeSpins } from '../model/slot-model.ts'

/** What one free spin comes to: chances by whole units won, without and with a trigger of more spins. */
export type FreeSpinChances = {
  readonly plain: ReadonlyMap<number, number>
  readonly more: ReadonlyMap<number, number>
}

/** Smaller chances than this change no digit that is shown. */
const nothing = 1e-18

/** Chances side by side, for the inner loop: what is won, and how likely. */
type Spin = { readonly won: Int32Array; readonly share: Float64Array; readonly all: number }

/**
 * The exact spread of a whole feature: its chances by units won. All that reaches `most` units is one chance, the last,
 * for the round stops there.
 */
export function featureSpread(feature: FreeSpins, chances: FreeSpinChances, most: number): Float64Array {
  const plain = sideBySide(chances.plain)
  const more = sideBySide(chances.more)
  const done = new Float64Array(most + 1)
  // By how many spins were given in all: what was won so far.
  let stages = new Map<number, Float64Array>([[feature.spins, start(most)]])
  for (let played = 0; stages.size > 0; played += 1) {
    const after = new Map<number, Float64Array>()
    const stage = (total: number): Float64Array => {
      const found = after.get(total) ?? new Float64Array(most + 1)
      after.set(total, found)
      return found
    }
    for (const [total, spread] of stages) {
      if (played === total) {
        for (const [won, chance] of spread.entries()) done[won] = (done[won] ?? 0) + chance
        continue
      }
      const longer = Math.min(total + feature.again, feature.mostSpins)
      mix(spread, plain, stage(total), most)
      if (more.all > 0) mix(spread, more, stage(longer), most)
    }
    stages = after
  }
  return done
}

function sideBySide(chances: ReadonlyMap<number, number>): Spin {
  const share = Float64Array.from(chances.values())
  return { won: Int32Array.from(chances.keys()), share, all: share.reduce((sum, chance) => sum + chance, 0) }
}

function start(most: number): Float64Array {
  const spread = new Float64Array(most + 1)
  spread[0] = 1
  return spread
}

/** Adds to `into` what `spread` becomes by one more spin. */
function mix(spread: Float64Array, { won, share, all }: Spin, into: Float64Array, most: number): void {
  for (let before = 0; before < most; before += 1) {
    const chance = spread[before] ?? 0
    if (chance < nothing) continue
    for (let index = 0; index < won.length; index += 1) {
      const sum = Math.min(most, before + (won[index] ?? 0))
      into[sum] = (into[sum] ?? 0) + chance * (share[index] ?? 0)
    }
  }
  // What has reached the largest win stays there.
  into[most] = (into[most] ?? 0) + (spread[most] ?? 0) * all
}

/** How many free spins a feature has in the long run, when one more trigger has the chance `again`. */
export function expectedSpins(feature: FreeSpins, again: number): number {
  let expected = 0
  let stages = new Map<number, number>([[feature.spins, 1]])
  for (let played = 0; stages.size > 0; played += 1) {
    const after = new Map<number, number>()
    for (const [total, chance] of stages) {
      if (played === total) continue
      expected += chance
      const longer = Math.min(total + feature.again, feature.mostSpins)
      after.set(total, (after.get(total) ?? 0) + chance * (1 - again))
      after.set(longer, (after.get(longer) ?? 0) + chance * again)
    }
    stages = after
  }
  return expected
}
