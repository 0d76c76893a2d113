import type { SystemStatus } from '@saola/protocol'

/** What the whole site shows (system 1): 0 normal, 1 maintenance, 2 region restricted. */
export type SystemState = 'normal' | 'maintenance' | 'region'

/** Maintenance takes precedence over a restricted region. A maintenance window counts from when it is announced. */
export function systemState(status: Pick<SystemStatus, 'maintenance' | 'regionRestriction'>): SystemState {
  if (status.maintenance !== false) return 'maintenance'
  return status.regionRestriction ? 'region' : 'normal'
}
