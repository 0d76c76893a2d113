import type { Call } from '@saola/protocol'
import { attemptLimit } from '@saola/rules'
import type { Services } from '../../services/services.ts'
import { takeAttempt } from '../take-attempt.ts'

/** A hundred reads a second for five minutes: more than a neighbourhood behind one address asks for, less than a flood. */
export const readsPerNetwork = attemptLimit(30_000)

/** Counts a read that anybody may make, or refuses it before it costs anything else. */
export async function limitReads(services: Services, call: Call, network: string): Promise<void> {
  if (call.access !== 'visitor' || call.method !== 'GET') return
  await takeAttempt(services, `read:network:${network}`, readsPerNetwork)
}
