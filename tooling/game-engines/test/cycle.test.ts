import { expect, it } from 'vitest'
import { createCycle } from '../src/kit/cycle.ts'

function cycleAt(start: number) {
  const clock = { now: start }
  const cycle = createCycle(() => clock.now)
  return { clock, cycle }
}

it('counts the least time from the start of one round to the start of the next (games 27)', () => {
  const { clock, cycle } = cycleAt(1000)
  cycle.start()
  clock.now = 1400
  expect(cycle.left(true, 2500)).toBe(2100)
})

it('lets the moves of a round follow at once, and the next round wait for what is left of the first one', () => {
  const { clock, cycle } = cycleAt(0)
  cycle.start()
  clock.now = 300
  expect(cycle.left(false, 2500)).toBe(0)
  clock.now = 900
  expect(cycle.left(true, 2500)).toBe(1600)
})

it('keeps nobody waiting after a round that was longer than the cycle', () => {
  const { clock, cycle } = cycleAt(0)
  cycle.start()
  clock.now = 9000
  expect(cycle.left(true, 2500)).toBe(0)
})

it('keeps nobody waiting after a round that was started before the page was opened', () => {
  expect(cycleAt(500).cycle.left(true, 2500)).toBe(0)
})
