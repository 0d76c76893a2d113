import { limits } from '../../accounts/attempt-limits.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import type { Services } from '../../services/services.ts'

/** Counts a code that somebody who is signed in tries, or refuses with the time to wait. */
export function takeCodeAttempt(services: Services, accountId: number): Promise<void> {
  return takeAttempt(services, `authenticator:account:${accountId}`, limits.passwordPerAccount)
}

/** Forgets the tries once a code was right. */
export function forgetCodeAttempts(services: Services, accountId: number): Promise<void> {
  return Promise.resolve(services.limiter.forget(`authenticator:account:${accountId}`))
}
