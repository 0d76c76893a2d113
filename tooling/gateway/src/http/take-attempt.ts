import { secondMs, type AttemptLimit } from '@saola/rules'
import type { Services } from '../services/services.ts'
import { Fault } from './fault.ts'

/** Counts one attempt, or refuses it with the time to wait. */
export async function takeAttempt(services: Services, key: string, limit: AttemptLimit): Promise<void> {
  refuseWait(await services.limiter.take(key, limit))
}

/** The refusal of somebody who has to wait; nothing at 0 ms. */
export function refuseWait(waitMs: number): void {
  if (waitMs > 0) throw new Fault('TOO_MANY_REQUEST', { retryAfterSeconds: Math.ceil(waitMs / secondMs) })
}
