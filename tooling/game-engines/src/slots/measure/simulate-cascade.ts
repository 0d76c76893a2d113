import type { Draws } from '../../draws.ts'
import { oneTimes } from '../../payout.ts'
import type { CascadeModel } from '../model/slot-model.ts'
import { triggerOf } from '../spin/play-slot.ts'
import { spinCascade } from '../spin/spin-cascade.ts'
import type { Measured } from './measured.ts'
import { countSeen, tailOfPlays, type Seen } from './played-tail.ts'

/** Rounds without their feature, and features by themselves: apart, the same certainty takes fewer rounds. */
export type Effort = { readonly spins: number; readonly features: number }

/** The standard normal's bound that 95 % of samples keep. */
const surely = 1.96

/** A cascade's figures by playing it: its frame has too many ways to fall to count them. */
export function simulateCascade(model: CascadeModel, draws: Draws, { spins, features }: Effort): Measured {
  const base = tally()
  const triggering = tally()
  const seen: Seen = { plain: new Map(), triggering: new Map(), features: new Map() }
  for (let round = 0; round < spins; round += 1) {
    const played = spinCascade(model, false, 1, draws)
    base.add(played.multiplier / oneTimes)
    const isTriggered = played.scatters >= triggerOf(model)
    if (isTriggered) triggering.add(played.multiplier / oneTimes)
    countSeen(isTriggered ? seen.triggering : seen.plain, played.multiplier)
  }
  const feature = tally()
  let longest = 0
  for (let round = 0; round < features; round += 1) {
    const won = playFeature(model, draws) / oneTimes
    if (won >= model.cap) longest += 1
    countSeen(seen.features, Math.round(Math.min(model.cap, won) * oneTimes))
    feature.add(Math.min(model.cap, won))
  }
  const chance = triggering.count() / spins
  const rtp = base.mean() + chance * feature.mean()
  const squares =
    base.meanSquare() + 2 * chance * triggering.mean() * feature.mean() + chance * feature.meanSquare()
  const error =
    (base.variance() + chance * (1 - chance) * feature.mean() ** 2) / spins +
    (chance ** 2 * feature.variance()) / features
  const tail = tailOfPlays(seen, model.cap * oneTimes)
  return {
    rtp,
    within: surely * Math.sqrt(error),
    hitRate: tail[0]?.[1] ?? 0,
    spread: Math.sqrt(squares - rtp ** 2),
    most: model.cap,
    featureIn: 1 / chance,
    ...(longest > 0 ? { mostIn: features / longest / chance } : {}),
    tail,
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
