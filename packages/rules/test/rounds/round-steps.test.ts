import { describe, expect, test } from 'vitest'
import { dueStep, isBeforeLock, stateAfter, takesBets } from '@saola/rules'

const roundStates = ['scheduled', 'open', 'locked', 'drawn', 'settled', 'voided'] as const
const times = { opensAt: 1_000, locksAt: 2_000, drawsAt: 3_000 }

describe('a round goes through its states in order (lottery 6)', () => {
  test('from scheduled to settled', () => {
    expect(stateAfter('scheduled', 'open')).toBe('open')
    expect(stateAfter('open', 'lock')).toBe('locked')
    expect(stateAfter('locked', 'draw')).toBe('drawn')
    expect(stateAfter('drawn', 'settle')).toBe('settled')
  })

  test('no step is left out, none is taken twice', () => {
    expect(stateAfter('scheduled', 'lock')).toBeUndefined()
    expect(stateAfter('open', 'draw')).toBeUndefined()
    expect(stateAfter('locked', 'lock')).toBeUndefined()
    expect(stateAfter('settled', 'settle')).toBeUndefined()
  })

  test.each(roundStates)('%s may be voided, also once it is paid, and once only (lottery 52)', (state) => {
    expect(stateAfter(state, 'void')).toBe(state === 'voided' ? undefined : 'voided')
  })
})

describe('steps are due by the clock (lottery 8)', () => {
  test.each([
    ['scheduled', 999, undefined],
    ['scheduled', 1_000, 'open'],
    ['open', 1_999, undefined],
    ['open', 2_000, 'lock'],
    ['locked', 2_999, undefined],
    ['locked', 3_000, 'draw'],
    ['drawn', 3_000, 'settle'],
    ['settled', 99_000, undefined],
    ['voided', 99_000, undefined],
  ] as const)('%s at %i: %s', (state, now, step) => {
    expect(dueStep(state, times, now)).toBe(step)
  })

  test('after a night without power the steps follow each other', () => {
    const taken: string[] = []
    let state = dueStep('scheduled', times, 90_000) === 'open' ? stateAfter('scheduled', 'open') : undefined
    while (state !== undefined) {
      const step = dueStep(state, times, 90_000)
      if (step === undefined) break
      taken.push(step)
      state = stateAfter(state, step)
    }
    expect(taken).toEqual(['lock', 'draw', 'settle'])
    expect(state).toBe('settled')
  })
})

describe('bets count by the clock alone (lottery 7)', () => {
  test.each([
    ['open', 999, false],
    ['open', 1_000, true],
    ['open', 1_999, true],
    ['open', 2_000, false],
    ['scheduled', 1_500, true],
    ['locked', 1_500, false],
    ['drawn', 1_500, false],
    ['voided', 1_500, false],
  ] as const)('%s at %i: %s', (state, now, counts) => {
    expect(takesBets(state, times, now)).toBe(counts)
  })
})

describe('orders for several rounds name those that have still to lock (lottery 46)', () => {
  test.each([
    ['scheduled', 0, true],
    ['scheduled', 1_999, true],
    ['scheduled', 2_000, false],
    ['open', 1_999, true],
    ['open', 2_000, false],
    ['locked', 1_500, false],
    ['drawn', 1_500, false],
    ['settled', 1_500, false],
    ['voided', 1_500, false],
  ] as const)('%s at %i: %s', (state, now, isBefore) => {
    expect(isBeforeLock(state, times, now)).toBe(isBefore)
  })
})
