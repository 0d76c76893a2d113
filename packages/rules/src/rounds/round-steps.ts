import type { RoundState } from '@saola/protocol'

/** When a round opens, locks and is drawn, in milliseconds since 1970. */
export type RoundTimes = { readonly opensAt: number; readonly locksAt: number; readonly drawsAt: number }

/** What brings a round from one state to the next; `void` ends it without a result. */
export type RoundStep = 'open' | 'lock' | 'draw' | 'settle' | 'void'

const after: Readonly<Record<RoundState, Partial<Record<RoundStep, RoundState>>>> = {
  scheduled: { open: 'open', void: 'voided' },
  open: { lock: 'locked', void: 'voided' },
  locked: { draw: 'drawn', void: 'voided' },
  drawn: { settle: 'settled', void: 'voided' },
  settled: { void: 'voided' },
  voided: {},
}

/** The state that a step leads to; undefined where a round cannot take it (lottery 6). */
export function stateAfter(state: RoundState, step: RoundStep): RoundState | undefined {
  return after[state][step]
}

/**
 * The step of a round whose time has come; undefined while it waits, or has ended. A round that was left alone for hours
 * takes its steps one after the other, so it ends as if each had come in time (lottery 8).
 */
export function dueStep(
  state: RoundState,
  { opensAt, locksAt, drawsAt }: RoundTimes,
  now: number,
): Exclude<RoundStep, 'void'> | undefined {
  switch (state) {
    case 'scheduled':
      return now >= opensAt ? 'open' : undefined
    case 'open':
      return now >= locksAt ? 'lock' : undefined
    case 'locked':
      return now >= drawsAt ? 'draw' : undefined
    case 'drawn':
      return 'settle'
    case 'settled':
    case 'voided':
      return undefined
    default:
      return state satisfies never
  }
}

/** Whether a bet that comes at `now` counts: by the clock alone, also where the steps are late (lottery 7). */
export function takesBets(state: RoundState, { opensAt, locksAt }: RoundTimes, now: number): boolean {
  return (state === 'scheduled' || state === 'open') && now >= opensAt && now < locksAt
}

/** Whether a round has still to lock at `now`, open or not: until then orders for several rounds may name it (lottery 46). */
export function isBeforeLock(
  state: RoundState,
  { locksAt }: Pick<RoundTimes, 'locksAt'>,
  now: number,
): boolean {
  return (state === 'scheduled' || state === 'open') && now < locksAt
}
