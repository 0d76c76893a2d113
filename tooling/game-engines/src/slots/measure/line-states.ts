import type { CompiledLines } from '../spin/compile-lines.ts'
import { idleCode, wildCode } from '../spin/line-pay.ts'

/** A line read from the left so far: what it runs on, how far, and how it began. */
type LineState = { letter: number; count: number; lead: number; hasWild: boolean }

/** The ways in which a line can run, numbered: state 0 has read nothing. */
export type LineStates = {
  /** State by `state * width + code - idleCode`; -1 where the run breaks. */
  readonly next: Int16Array
  readonly width: number
  /** What a line pays in its own stakes when it breaks in a state or ends there. */
  readonly pay: Float64Array
}

/** All states of a line of the model. Written apart from `payLine`, so that each checks the other. */
export function lineStates(made: CompiledLines): LineStates {
  const states: LineState[] = [{ letter: wildCode, count: 0, lead: 0, hasWild: false }]
  const ids = new Map<string, number>([[keyOf(states[0] ?? never()), 0]])
  const rows: number[][] = []
  const width = made.pictures.length - idleCode
  for (let id = 0; id < states.length; id += 1) {
    const state = states[id] ?? never()
    rows.push(Array.from({ length: width }, (_, place) => idOf(step(state, place + idleCode))))
  }
  function idOf(state: LineState | undefined): number {
    if (!state || state.count > made.strips.length) return -1
    const key = keyOf(state)
    const known = ids.get(key)
    if (known !== undefined) return known
    ids.set(key, states.length)
    return states.push(state) - 1
  }
  return {
    next: Int16Array.from(rows.flat()),
    width,
    pay: Float64Array.from(states, (state) => payOf(state, made)),
  }
}

function step({ letter, count, lead, hasWild }: LineState, code: number): LineState | undefined {
  if (code === idleCode) return undefined
  if (code === wildCode) {
    return { letter, count: count + 1, lead: letter === wildCode ? lead + 1 : lead, hasWild: true }
  }
  if (letter !== wildCode && letter !== code) return undefined
  return { letter: code, count: count + 1, lead, hasWild }
}

function payOf({ letter, count, lead, hasWild }: LineState, made: CompiledLines): number {
  const alone = Math.max(0, ...made.pays.map((row) => row[lead - 3] ?? 0)) * made.wildFactor
  if (letter === wildCode) return alone
  return Math.max(alone, (made.pays[letter]?.[count - 3] ?? 0) * (hasWild ? made.wildFactor : 1))
}

function keyOf({ letter, count, lead, hasWild }: LineState): string {
  return `${letter} ${count} ${lead} ${hasWild}`
}

function never(): never {
  throw new Error('A state is missing')
}
