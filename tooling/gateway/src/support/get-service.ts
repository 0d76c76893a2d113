import type { calls } from '@saola/protocol'
import { dayMs, serviceState } from '@saola/rules'
import type { Handler } from '../http/mount.ts'
import { measureWaiting } from './service-store.ts'

/** Answers of so long ago still say how long an answer takes. */
const waitingMeasuredMs = 7 * dayMs

/** Hours, waiting time and channels of customer service (support 12). The waiting time is measured and never promised. */
export const getService: Handler<typeof calls.support.service> = async ({ services, merchant }) => {
  const now = services.now()
  const { hours, zalo = '', telegram = '' } = merchant.settings.service ?? {}
  const waiting = await measureWaiting(services.db, merchant.id, now - waitingMeasuredMs)
  return {
    ...(hours && { hours }),
    ...serviceState(hours ?? undefined, now),
    ...(waiting && { waiting }),
    ...(zalo !== '' && { zalo }),
    ...(telegram !== '' && { telegram }),
  }
}
