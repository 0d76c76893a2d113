import {
  breakOf,
  exclusionOf,
  guardedActivities,
  nextRealityCheck,
  pauseAt,
  decideUnderPause,
  realityInterval,
  takePause,
  type Pause,
} from '@saola/rules'
import { expect, it } from 'vitest'
import { forSeeds } from '../seeded.ts'
import { vietnam } from '../vietnam.ts'

const now = vietnam('2026-08-31 21:30')

it.each([
  [breakOf('24h', now), 'break', '2026-09-01 21:30'],
  [breakOf('7d', now), 'break', '2026-09-07 21:30'],
  [breakOf('30d', now), 'break', '2026-09-30 21:30'],
  [exclusionOf('6m', now), 'exclusion', '2027-02-28 21:30'],
  [exclusionOf('1y', now), 'exclusion', '2027-08-31 21:30'],
  [exclusionOf('2y', now), 'exclusion', '2028-08-31 21:30'],
  [exclusionOf('3y', now), 'exclusion', '2029-08-31 21:30'],
  [exclusionOf('4y', now), 'exclusion', '2030-08-31 21:30'],
  [exclusionOf('5y', now), 'exclusion', '2031-08-31 21:30'],
])('protection 8: %o is a %s until %s', (pause, kind, until) => {
  expect(pause).toEqual({ kind, from: now, until: vietnam(until) })
})

it('protection 8: a permanent exclusion has no end', () => {
  expect(exclusionOf('permanent', now)).toEqual({ kind: 'exclusion', from: now })
  expect(pauseAt([exclusionOf('permanent', now)], Number.MAX_SAFE_INTEGER)).toBeDefined()
})

it('ends on the last day of a month that has no such day, and keeps the time of day', () => {
  expect(exclusionOf('6m', vietnam('2027-08-31 00:00')).until).toBe(vietnam('2028-02-29 00:00'))
  expect(exclusionOf('6m', vietnam('2026-03-15 23:59')).until).toBe(vietnam('2026-09-15 23:59'))
})

const shortBreak: Pause = { kind: 'break', from: 100, until: 200 }
const exclusion: Pause = { kind: 'exclusion', from: 100, until: 200 }
const forEver: Pause = { kind: 'exclusion', from: 100 }
const open = { kind: 'open' }
const closed = (pause: string) => ({
  kind: 'refused',
  key: `protection.closed.${pause}`,
  ...(pause === 'permanent' ? {} : { params: { untilAt: 200 } }),
})

it.each([
  ['sign_in', { kind: 'limited' }],
  ['deposit', 'closed'],
  ['launch', 'closed'],
  ['bet', 'closed'],
  ['transfer', 'closed'],
  ['opening', 'closed'],
  ['message', 'closed'],
  ['promotion', 'closed'],
  ['marketing', 'closed'],
  ['withdrawal', open],
  ['settlement', open],
  ['statement', open],
  ['support', open],
] as const)('protection 10: during a pause, %s', (activity, decision) => {
  const during = (pause: Pause) => decideUnderPause([pause], activity, 150)
  expect(during(shortBreak)).toEqual(decision === 'closed' ? closed('break') : decision)
  expect(during(exclusion)).toEqual(decision === 'closed' ? closed('exclusion') : decision)
  expect(during(forEver)).toEqual(decision === 'closed' ? closed('permanent') : decision)
})

it.each([
  [99, false],
  [100, true],
  [199, true],
  [200, false],
])('protection 10: at %i the pause from 100 to 200 is in force: %s', (at, inForce) => {
  expect(pauseAt([shortBreak], at) === shortBreak).toBe(inForce)
  for (const activity of guardedActivities) {
    if (!inForce) expect(decideUnderPause([shortBreak], activity, at)).toEqual(open)
  }
})

it.each([
  ['the later end', [shortBreak, { ...exclusion, until: 300 }], 1],
  ['the later end, first', [{ ...shortBreak, until: 300 }, exclusion], 0],
  ['an exclusion that ends with a break', [shortBreak, exclusion], 1],
  ['an exclusion before a break', [exclusion, shortBreak], 0],
  ['for ever', [{ ...exclusion, until: 900 }, forEver], 1],
  ['for ever, first', [forEver, { ...exclusion, until: 900 }], 0],
])('of two pauses counts %s', (_case, pauses, at) => {
  expect(pauseAt(pauses, 150)).toBe(pauses[at])
})

it('only lengthens the time without play', () => {
  const longer = { ...shortBreak, from: 150, until: 201 }
  const shorter = { ...shortBreak, from: 150, until: 199 }
  const equal = { ...exclusion, from: 150 }
  expect(takePause([], shortBreak)).toEqual({ kind: 'paused', pauses: [shortBreak] })
  expect(takePause([shortBreak], longer)).toEqual({ kind: 'paused', pauses: [shortBreak, longer] })
  expect(takePause([shortBreak], equal)).toEqual({ kind: 'paused', pauses: [shortBreak, equal] })
  const refusal = { kind: 'refused', key: 'protection.refused.shorter' }
  expect(takePause([shortBreak], shorter)).toEqual(refusal)
  expect(takePause([forEver], longer)).toEqual(refusal)
  expect(takePause([shortBreak], { ...shorter, from: 200, until: 210 }).kind).toBe('paused')
})

it('never opens before the end that was announced', () => {
  forSeeds(200, (whole) => {
    let pauses: readonly Pause[] = []
    let announced = 0
    for (let at = 1; at < 30; at += 1) {
      const until = at + whole(1, 20)
      const taken = takePause(pauses, { kind: whole(0, 1) === 0 ? 'break' : 'exclusion', from: at, until })
      if (taken.kind === 'paused') {
        expect(until).toBeGreaterThanOrEqual(announced)
        announced = until
        pauses = taken.pauses
      }
      expect(decideUnderPause(pauses, 'bet', at).kind).toBe(at < announced ? 'refused' : 'open')
    }
  })
})

it.each([
  [15, 15],
  [30, 30],
  [60, 60],
  [undefined, 60],
  [120, 60],
  [0, 60],
])('protection 11: a choice of %s minutes checks every %i', (choice, minutes) => {
  expect(realityInterval(choice)).toBe(minutes)
  expect(nextRealityCheck(1_000, choice)).toBe(1_000 + minutes * 60_000)
})
