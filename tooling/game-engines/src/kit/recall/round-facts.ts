import { h } from '../dom.ts'
import { asMoment, asMoney } from '../numbers.ts'
import { text } from '../page-data.ts'
import type { ShownRound } from '../table-api.ts'

/** A name and what is kept under it. */
export type KeptFact = readonly [name: string, value: string]

/** What is kept of anything that was staked on, beside the stake and what it paid; what is not known is left out. */
type KeptTimes = {
  endedAt?: number | null | undefined
  voidedAt?: number | null | undefined
  balanceBefore?: number | null | undefined
  balanceAfter?: number | null | undefined
  engineVersion?: string | null | undefined
  modelHash?: string | null | undefined
}

/** What is kept of a round beside its stake and payout. */
export function factsOf(round: ShownRound): KeptFact[] {
  return [...keptFacts(round), [text('recall.round'), round.roundId]]
}

/** The same of whatever has them. */
export function keptFacts(kept: KeptTimes): KeptFact[] {
  const { endedAt, voidedAt, balanceBefore, balanceAfter, engineVersion, modelHash } = kept
  return [
    ...known(text('recall.ended'), endedAt, asMoment),
    ...known(text('recall.voided'), voidedAt, asMoment),
    ...known(text('recall.before'), balanceBefore, asMoney),
    ...known(text('recall.after'), balanceAfter, asMoney),
    ...known(text('recall.version'), engineVersion, String),
    ...known(text('recall.model'), modelHash, String),
  ]
}

/** Facts as a list of their names and values. */
export function listFacts(facts: readonly KeptFact[]): HTMLElement {
  return h(
    'dl',
    { class: 'seeds' },
    ...facts.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
  )
}

function known<Value>(
  name: string,
  value: Value | null | undefined,
  write: (value: Value) => string,
): KeptFact[] {
  return value === null || value === undefined ? [] : [[name, write(value)]]
}
