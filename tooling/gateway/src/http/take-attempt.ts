import type { House } from '../house.ts'
import { Fault } from './fault.ts'
import type { Limit } from './rate-limiter.ts'

/** Spec section 9: the lockout after too many requests. */
const lockMs = 5 * 60_000

/** So many attempts in five minutes, then a lockout of five minutes. */
export function inFiveMinutes(attempts: number): Limit {
  return { attempts, windowMs: lockMs, lockMs }
}

/** Counts one attempt, or refuses it with the time to wait. */
export async function takeAttempt(house: House, key: string, limit: Limit): Promise<void> {
  refuseWait(await house.limiter.take(key, limit))
}

/** The refusal of somebody who has to wait; nothing at 0 ms. */
export function refuseWait(waitMs: number): void {
  if (waitMs > 0) throw new Fault('TOO_MANY_REQUEST', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}
