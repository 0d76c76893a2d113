import { describe, expect, it } from 'vitest'
import { jackpotStart, jackpotStep } from '#features/jackpot/jackpot.ts'

const almostOne = 1 - Number.EPSILON / 2

describe('the jackpot counter (landing 6)', () => {
  it.each([
    [0, 25_000_000],
    [0.5, 27_000_000],
    [almostOne, 29_000_000],
  ])('starts for a random %d at %d', (random, amount) => {
    expect(jackpotStart(() => random)).toBe(amount)
  })

  it.each([
    [0, { rise: 100, afterMs: 3000 }],
    [0.5, { rise: 300, afterMs: 4000 }],
    [almostOne, { rise: 500, afterMs: 5000 }],
  ])('steps for a random %d by %o', (random, step) => {
    expect(jackpotStep(() => random)).toEqual(step)
  })
})
