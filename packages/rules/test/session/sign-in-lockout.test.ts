import {
  attemptWaitMs,
  countAttempt,
  attemptLimit,
  signInDoor,
  signInLockout,
  type Attempts,
} from '@saola/rules'
import { expect, it } from 'vitest'

const minute = 60_000

/** So many attempts, a second apart, the first at 0. */
function attempts(count: number): Attempts | undefined {
  let made: Attempts | undefined
  for (let turn = 0; turn < count; turn += 1) made = countAttempt(made, signInLockout, turn * 1000)
  return made
}

it('session 14: locks out for five minutes, a name after ten wrong passwords', () => {
  expect(signInLockout).toEqual({ captchaAfter: 3, attempts: 10, windowMs: 5 * minute, lockMs: 5 * minute })
  expect(attemptLimit(30)).toEqual({ attempts: 30, windowMs: 5 * minute, lockMs: 5 * minute })
})

it.each([
  [0, 'open'],
  [2, 'open'],
  [3, 'captcha'],
  [10, 'captcha'],
])('after %i wrong passwords a sign-in meets %s', (count, door) => {
  expect(signInDoor(count)).toBe(door)
})

it.each([
  ['nobody tried', 0, 0, 0],
  ['ten tried', 10, 9_000, 0],
  ['an eleventh tried', 11, 10_000, 5 * minute],
  ['a minute after the eleventh', 11, 10_000 + minute, 4 * minute],
  ['just before the lockout ends', 11, 10_000 + 5 * minute - 1, 1],
  ['when the lockout ends', 11, 10_000 + 5 * minute, 0],
])('%s: %i attempts at %i ms wait for %i ms', (_case, count, now, waitMs) => {
  expect(attemptWaitMs(attempts(count), now)).toBe(waitMs)
})

it('counts again from one once the window is over', () => {
  const nine = attempts(9)
  expect(countAttempt(nine, signInLockout, 5 * minute - 1).count).toBe(10)
  expect(countAttempt(nine, signInLockout, 5 * minute)).toEqual({
    count: 1,
    endsAt: 10 * minute,
    isLocked: false,
  })
})

it('does not lengthen a lockout by what is tried during it', () => {
  const locked = attempts(11)
  expect(locked).toEqual({ count: 11, endsAt: 10_000 + 5 * minute, isLocked: true })
  expect(countAttempt(locked, signInLockout, minute)).toEqual(locked)
})
