import { countFailure, lockoutRules, signInDoor, type SignInFailures } from '@saola/rules'
import { expect, it } from 'vitest'

const minute = 60_000

/** So many wrong passwords, a second apart, the first at 0. */
function wrongPasswords(count: number): SignInFailures | undefined {
  let failures: SignInFailures | undefined
  for (let turn = 0; turn < count; turn += 1) failures = countFailure(failures, turn * 1000)
  return failures
}

it('section 9: locks out for five minutes', () => {
  expect(lockoutRules).toEqual({ captchaAfter: 3, attempts: 10, windowMinutes: 5, lockMinutes: 5 })
})

it.each([
  [0, { kind: 'open' }],
  [1, { kind: 'open' }],
  [2, { kind: 'open' }],
  [3, { kind: 'captcha' }],
  [9, { kind: 'captcha' }],
  [10, { kind: 'locked', waitMs: 5 * minute - 1000 }],
])('after %i wrong passwords a sign-in meets %o', (count, door) => {
  expect(signInDoor(wrongPasswords(count), count * 1000)).toEqual(door)
})

it.each([
  ['within five minutes', 3, 5 * minute - 1, 'captcha'],
  ['after five minutes', 3, 5 * minute, 'open'],
  ['just before the lockout ends', 10, 9_000 + 5 * minute - 1, 'locked'],
  ['when the lockout ends', 10, 9_000 + 5 * minute, 'open'],
])('remembers %s: %i failures at %i ms are %s', (_case, count, now, kind) => {
  expect(signInDoor(wrongPasswords(count), now).kind).toBe(kind)
})

it('counts again from one once the window is over', () => {
  const failures = wrongPasswords(9)
  expect(countFailure(failures, 5 * minute - 1)).toEqual({
    count: 10,
    since: 0,
    lockedUntil: 10 * minute - 1,
  })
  expect(countFailure(failures, 5 * minute)).toEqual({ count: 1, since: 5 * minute })
})

it('does not lengthen a lockout by what is tried during it', () => {
  const locked = wrongPasswords(10)
  expect(locked).toEqual({ count: 10, since: 0, lockedUntil: 9_000 + 5 * minute })
  expect(countFailure(locked, minute)).toEqual({ ...locked, count: 11 })
})
