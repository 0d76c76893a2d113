import { lockoutMs } from '../lengths-of-time.ts'

/** So many attempts within a window pass; the next one locks for a while. */
export type AttemptLimit = { readonly attempts: number; readonly windowMs: number; readonly lockMs: number }

/** The attempts of one name or address, until they end: with their window or, once they are locked, with the lockout. */
export type Attempts = { readonly count: number; readonly endsAt: number; readonly isLocked: boolean }

/** A limit within the five minutes of the lockout, whose wait is as long (wire 20). */
export function attemptLimit(attempts: number): AttemptLimit {
  return { attempts, windowMs: lockoutMs, lockMs: lockoutMs }
}

// Open: only the five minutes of the lockout are given (wire 20); the counts are the operator's.
/** Wrong passwords for one name: from the third on a captcha is asked for, after ten the name is locked. */
export const signInLockout: AttemptLimit & { readonly captchaAfter: number } = {
  ...attemptLimit(10),
  captchaAfter: 3,
}

/** The attempts that still count at `now` (ms); undefined once they have ended. */
export function attemptsAt(attempts: Attempts | undefined, now: number): Attempts | undefined {
  return attempts !== undefined && now < attempts.endsAt ? attempts : undefined
}

/** The attempts after one more at `now` (ms). One that comes during a lockout neither counts nor makes it longer. */
export function countAttempt(before: Attempts | undefined, limit: AttemptLimit, now: number): Attempts {
  const current = attemptsAt(before, now) ?? { count: 0, endsAt: now + limit.windowMs, isLocked: false }
  if (current.isLocked) return current
  const count = current.count + 1
  if (count <= limit.attempts) return { ...current, count }
  return { count, endsAt: now + limit.lockMs, isLocked: true }
}

/** How long the next attempt has to wait, in milliseconds; 0 when it may go on. */
export function attemptWaitMs(attempts: Attempts | undefined, now: number): number {
  const current = attemptsAt(attempts, now)
  return current?.isLocked === true ? current.endsAt - now : 0
}

/** What a sign-in meets after so many wrong passwords: an open door, or a captcha first. A lockout is a wait, before both. */
export function signInDoor(wrongPasswords: number): 'open' | 'captcha' {
  return wrongPasswords >= signInLockout.captchaAfter ? 'captcha' : 'open'
}
