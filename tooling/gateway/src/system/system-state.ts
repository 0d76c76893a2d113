import type { Call } from '@saola/protocol'
import type { MerchantSettings } from '../db/merchant-settings.ts'
import { Fault } from '../http/fault.ts'

/** Whether the merchant is at work for a visitor (system 1). Both facts are told; maintenance counts first. */
export type SystemState = {
  maintenance: false | { startsAt: number; endsAt: number }
  regionRestriction: boolean
}

/** The state at a moment for a region (country code); maintenance runs from its start until just before its end. */
export function systemState(
  settings: Pick<MerchantSettings, 'maintenance' | 'restrictedRegions'>,
  now: number,
  region: string,
): SystemState {
  const { maintenance, restrictedRegions } = settings
  const isClosed = maintenance !== null && now >= maintenance.startsAt && now < maintenance.endsAt
  return {
    maintenance: isClosed ? maintenance : false,
    regionRestriction: restrictedRegions.includes(region),
  }
}

/** Why a merchant takes no stakes at a moment from a region, if so; asked in the transaction that takes one. */
export function stakeStop(
  settings: Pick<MerchantSettings, 'maintenance' | 'restrictedRegions'>,
  now: number,
  region: string,
): 'maintenance' | 'region' | undefined {
  const state = systemState(settings, now, region)
  if (state.maintenance) return 'maintenance'
  return state.regionRestriction ? 'region' : undefined
}

/** Refuses a call during maintenance (503 with the time that is left) or from a restricted region (403). */
export function requireOpen(
  call: Pick<Call, 'alwaysOpen'>,
  settings: Pick<MerchantSettings, 'maintenance' | 'restrictedRegions'>,
  visit: { now: number; region: string },
): void {
  if (call.alwaysOpen) return
  const state = systemState(settings, visit.now, visit.region)
  if (state.maintenance) {
    throw new Fault('system.maintenance', {
      value: state.maintenance,
      retryAfterSeconds: Math.ceil((state.maintenance.endsAt - visit.now) / 1000),
    })
  }
  if (state.regionRestriction) throw new Fault('system.region')
}
