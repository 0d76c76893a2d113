import { tailOf } from '../../odds/win-tail.ts'
import { oneTimes } from '../../payout.ts'
import type { LineModel } from '../model/slot-model.ts'
import { compileLines } from '../spin/compile-lines.ts'
import { enumerateLines, type SpinSpread } from './enumerate-lines.ts'
import { featureSpread } from './feature-spread.ts'
import type { Measured } from './measured.ts'

/** Chances by line stakes won. */
type Chances = Map<number, number>

/** The exact figures of a line model: every stop of the reels, then the exact spread of its feature, the cap included. */
export function measureLines(model: LineModel): Measured {
  const made = compileLines(model)
  const base = split(enumerateLines(made, made.strips), model)
  const most = model.cap * model.lines
  const rounds = new Map<number, number>()
  const add = (won: number, chance: number): void => {
    const capped = Math.min(most, won)
    rounds.set(capped, (rounds.get(capped) ?? 0) + chance)
  }
  for (const [won, chance] of base.plain) add(won, chance)
  const feature = featureChances(model, most)
  for (const [won, chance] of base.more) {
    for (const [more, share] of feature) add(won + more, chance * share)
  }
  return figures(rounds, model.lines, sum(base.more))
}

/** What the feature adds, by chance; nothing where there is none. */
function featureChances(model: LineModel, most: number): Chances {
  const { feature, lines } = model
  if (!feature) return new Map([[0, 1]])
  if (feature.kind === 'wheel') {
    const total = feature.segments.reduce((all, segment) => all + segment.weight, 0)
    const chances: Chances = new Map()
    for (const { times, weight } of feature.segments) {
      chances.set(times * lines, (chances.get(times * lines) ?? 0) + weight / total)
    }
    return chances
  }
  const made = compileLines(model)
  const spin = split(enumerateLines(made, made.freeStrips), model)
  const spread = featureSpread(feature, spin, Math.ceil(most / feature.factor))
  const chances: Chances = new Map()
  for (const [won, chance] of spread.entries()) if (chance > 0) chances.set(won * feature.factor, chance)
  return chances
}

/** Chances with scatter pays, without and with a trigger. */
function split({ weights, total }: SpinSpread, model: LineModel): { plain: Chances; more: Chances } {
  const plain: Chances = new Map()
  const more: Chances = new Map()
  for (const [scatters, spread] of weights.entries()) {
    const paid = (model.scatterPays?.[scatters - 3] ?? 0) * model.lines
    const into = scatters > 2 ? more : plain
    for (const [won, weight] of spread) into.set(won + paid, (into.get(won + paid) ?? 0) + weight / total)
  }
  return { plain, more }
}

function figures(rounds: Chances, lines: number, trigger: number): Measured {
  let rtp = 0
  let squares = 0
  let largest = 0
  for (const [won, chance] of rounds) {
    const times = won / lines
    rtp += times * chance
    squares += times * times * chance
    if (chance > 0) largest = Math.max(largest, won)
  }
  const timesOf = (won: number): number => Math.floor((won * oneTimes) / lines)
  const tail = tailOf(new Map([...rounds].map(([won, chance]) => [timesOf(won), chance])))
  return {
    rtp,
    within: 0,
    hitRate: tail[0]?.[1] ?? 0,
    spread: Math.sqrt(squares - rtp * rtp),
    most: largest / lines,
    featureIn: trigger > 0 ? 1 / trigger : 0,
    mostIn: 1 / (rounds.get(largest) ?? 1),
    tail,
  }
}

function sum(chances: Chances): number {
  let all = 0
  for (const chance of chances.values()) all += chance
  return all
}
