import type { Draws } from '../../draws.ts'
import { oneTimes } from '../../payout.ts'
import type { FreeSpins, PrizeWheel, SlotModel } from '../model/slot-model.ts'
import { compileLines } from './compile-lines.ts'
import type { SlotEvent } from './slot-event.ts'
import { spinCascade } from './spin-cascade.ts'
import { spinLines } from './spin-lines.ts'

type Spin = { readonly multiplier: number; readonly scatters: number }

/** One spin of a frame; `feature` is given within free spins. */
type Spinner = (feature: FreeSpins | undefined, draws: Draws, events?: SlotEvent[]) => Spin

/**
 * Plays a whole round, its feature included, and gives what it pays in ten-thousandths of the stake. Draws in this order:
 * the reels from the left (or the cells of the frame), then the wheel or each free spin in turn.
 */
export function playSlot(model: SlotModel, draws: Draws, events?: SlotEvent[]): number {
  const spin = spinnerOf(model)
  const first = spin(undefined, draws, events)
  const most = model.cap * oneTimes
  const isTriggered = first.scatters >= triggerOf(model)
  let multiplier = first.multiplier
  if (isTriggered && model.feature && multiplier < most) {
    multiplier =
      model.feature.kind === 'wheel'
        ? multiplier + turnWheel(model.feature, draws, events)
        : playFreeSpins({ spin, feature: model.feature, before: multiplier, most }, draws, events)
  }
  if (multiplier < most) return multiplier
  events?.push({ kind: 'cap', multiplier: most })
  return most
}

/** How many scatters open the feature. */
export function triggerOf(model: SlotModel): number {
  return model.frame === 'lines' ? 3 : 4
}

function spinnerOf(model: SlotModel): Spinner {
  if (model.frame === 'cascade') {
    return (feature, draws, events) =>
      spinCascade(model, feature !== undefined, feature?.factor ?? 1, draws, events)
  }
  const made = compileLines(model)
  return (feature, draws, events) =>
    spinLines(made, feature ? made.freeStrips : made.strips, feature?.factor ?? 1, draws, events)
}

function turnWheel({ segments }: PrizeWheel, draws: Draws, events?: SlotEvent[]): number {
  let left = draws.below(segments.reduce((sum, segment) => sum + segment.weight, 0))
  const segment = segments.findIndex(({ weight }) => (left -= weight) < 0)
  const multiplier = (segments[segment]?.times ?? 0) * oneTimes
  events?.push({ kind: 'wheel', segment, multiplier })
  return multiplier
}

type Feature = {
  readonly spin: Spinner
  readonly feature: FreeSpins
  readonly before: number
  readonly most: number
}

/** Three scatters within the feature add spins to it, up to its longest. */
function playFreeSpins({ spin, feature, before, most }: Feature, draws: Draws, events?: SlotEvent[]): number {
  let multiplier = before
  let total = feature.spins
  events?.push({ kind: 'freeSpins', added: total, total, factor: feature.factor })
  for (let index = 1; index <= total && multiplier < most; index += 1) {
    events?.push({ kind: 'freeSpin', index, total })
    const played = spin(feature, draws, events)
    multiplier += played.multiplier
    if (played.scatters < 3) continue
    const added = Math.min(feature.again, feature.mostSpins - total)
    if (added === 0) continue
    total += added
    events?.push({ kind: 'freeSpins', added, total, factor: feature.factor })
  }
  return multiplier
}
