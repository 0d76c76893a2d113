import type { Draws } from '../../draws.ts'
import { oneTimes } from '../../payout.ts'
import type { CascadeModel } from '../model/slot-model.ts'
import { triggerOf } from '../spin/play-slot.ts'
import { spinCascade } from '../spin/spin-cascade.ts'
import type { Measured } from './measured.ts'

/** Rounds without their feature, and features by themselves: apart, the same certainty takes fewer rounds. */
export type Effort = { readonly spins: number; readonly features: number }

/** The standard normal's bound that 95 % of samples keep. */
const surely = 1.96

/** A cascade's figures by playing it: its frame has too many ways to fall to count them. */
export function simulateCascade(model: CascadeModel, draws: Draws, { spins, features }: Effort): Measured {
  const base = tally()
  const triggering = tally()
  let hits = 0
  for (let round = 0; round < spins; round += 1) {
    const played = spinCascade(model, false, 1, draws)
    base.add(played.multiplier / oneTimes)
    if (played.multiplier > 0) hits += 1
    if (played.scatters >= triggerOf(model)) triggering.add(played.multiplier / oneTimes)
  }
  const feature = tally()
  let longest = 0
  for (let round = 0; round < features; round += 1) {
    const won = playFeature(model, draws) / oneTimes
    if (won >= model.cap) longest += 1
    feature.add(Math.min(model.cap, won))
  }
  const chance = triggering.count() / spins
  const rtp = base.mean() + chance * feature.mean()
  const squares =
    base.meanSquare() + 2 * chance * triggering.mean() * feature.mean() + chance * feature.meanSquare()
  const error =
    (base.variance() + chance * (1 - chance) * feature.mean() ** 2) / spins +
    (chance ** 2 * feature.variance()) / features
  return {
    rtp,
    within: surely * Math.sqrt(error),
    hitRate: hits / spins,
    spread: Math.sqrt(squares - rtp ** 2),
    most: model.cap,
    featureIn: 1 / chance,
    ...(longest > 0 ? { mostIn: features / longest / chance } : {}),
  }
}

function playFeature(model: CascadeModel, draws: Draws): number {
  const { feature } = model
  let won = 0
  let total = feature.spins
  for (let index = 0; index < total && won < model.cap * oneTimes; index += 1) {
    const played = spinCascade(model, true, feature.factor, draws)
    won += played.multiplier
    if (played.scatters > 2) total = Math.min(feature.mostSpins, total + feature.again)
  }
  return won
}

type Tally = {
  add: (value: number) => void
  count: () => number
  mean: () => number
  meanSquare: () => number
  variance: () => number
}

function tally(): Tally {
  let count = 0
  let sum = 0
  let squares = 0
  return {
    add: (value) => {
      count += 1
      sum += value
      squares += value * value
    },
    count: () => count,
    mean: () => (count > 0 ? sum / count : 0),
    meanSquare: () => (count > 0 ? squares / count : 0),
    variance: () => (count > 0 ? squares / count - (sum / count) ** 2 : 0),
  }
}
