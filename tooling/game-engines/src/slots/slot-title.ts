import type { CarriedTitle, ModelFacts } from '../engine.ts'
import { maxStakeOf } from '../max-stake.ts'
import type { SlotModel } from './model/slot-model.ts'
import { measuredFacts } from './models/measured-facts.gen.ts'
import { modelOfSlot } from './models/model-of-slot.ts'
import { slots } from './slots-engine.ts'

const carried = new Map<SlotModel, CarriedTitle>()

/** A slot as a title, by its code. */
export function slotTitle(gameCode: string): CarriedTitle {
  const model = modelOfSlot(gameCode)
  const kept = carried.get(model)
  if (kept) return kept
  const title = { engine: slots, model, facts: slotFacts(model) }
  carried.set(model, title)
  return title
}

/** What the member reads of a model: the figures that were measured, no others. */
export function slotFacts(model: SlotModel): ModelFacts {
  const measured = measuredFacts[model.id]
  if (!measured) throw new Error(`The model ${model.id} was never measured`)
  const { rtp, within, hitRate, maxMultiplier, featureIn } = measured
  return {
    rtp,
    ...(within > 0 ? { rtpWithin: within } : {}),
    hitRate,
    ...(featureIn > 0 ? { featureIn } : {}),
    volatility: model.volatility,
    maxMultiplier,
    maxStake: maxStakeOf(maxMultiplier),
    lines: model.frame === 'lines' ? model.lines : 0,
  }
}
