import { minuteMs } from '../vietnam-time.ts'

// Open: the specification gives only the five minutes of the lockout (section 9); the counts are the house's.
/** Wrong passwords for one name: from the third on a captcha is asked for, ten within five minutes lock it for five. */
export const lockoutRules = { captchaAfter: 3, attempts: 10, windowMinutes: 5, lockMinutes: 5 } as const

/** The wrong passwords for one name since `since` (ms), and the end of the lockout that they led to. */
export type SignInFailures = { readonly count: number; readonly since: number; readonly lockedUntil?: number }

/** What a sign-in meets: an open door, a captcha first, or a lockout with the milliseconds left. */
export type SignInDoor =
  | { readonly kind: 'open' }
  | { readonly kind: 'captcha' }
  | { readonly kind: 'locked'; readonly waitMs: number }

/** What the next attempt meets at `now` (ms). A success clears the failures, time forgets them. */
export function signInDoor(failures: SignInFailures | undefined, now: number): SignInDoor {
  const current = failuresAt(failures, now)
  if (current?.lockedUntil !== undefined) return { kind: 'locked', waitMs: current.lockedUntil - now }
  return (current?.count ?? 0) >= lockoutRules.captchaAfter ? { kind: 'captcha' } : { kind: 'open' }
}

/** The failures after one more wrong password. One that comes during a lockout does not make it longer. */
export function countFailure(failures: SignInFailures | undefined, now: number): SignInFailures {
  const current = failuresAt(failures, now) ?? { count: 0, since: now }
  const count = current.count + 1
  if (count < lockoutRules.attempts || current.lockedUntil !== undefined) return { ...current, count }
  return { ...current, count, lockedUntil: now + lockoutRules.lockMinutes * minuteMs }
}

/** The failures that still count; undefined once their window, or the lockout, is over. */
function failuresAt(failures: SignInFailures | undefined, now: number): SignInFailures | undefined {
  if (failures === undefined) return undefined
  const endsAt = failures.lockedUntil ?? failures.since + lockoutRules.windowMinutes * minuteMs
  return now < endsAt ? failures : undefined
}
