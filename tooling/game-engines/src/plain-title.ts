import type { CarriedTitle, Engine, ModelFacts } from './engine.ts'
import { maxStakeOf } from './max-stake.ts'

/** What a title pays, as far as its engine says it. */
export type PlainFacts = Pick<ModelFacts, 'rtp' | 'volatility' | 'maxMultiplier'>

/** A title without win lines; its largest stake follows from what a round may pay. */
export function plainTitle(engine: Engine, facts: PlainFacts, model?: unknown): CarriedTitle {
  return { engine, model, facts: { ...facts, maxStake: maxStakeOf(facts.maxMultiplier), lines: 0 } }
}
