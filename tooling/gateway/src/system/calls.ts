import { calls } from '@saola/protocol'
import { mount, mountAlike, type MountedCall } from '../http/mount.ts'
import { getDomainRoute } from './get-domain-route.ts'
import { getRegisterSettings } from './get-register-settings.ts'
import { getStatus } from './get-status.ts'
import { getWhitelabel } from './get-whitelabel.ts'
import { reportVisit } from './visits/report-visit.ts'
import { getLocation } from './get-location.ts'

/** The calls of the area `system`. The ping is mounted by itself; sites serve the config. */
export const systemCalls: readonly MountedCall[] = [
  mountAlike(calls.system.status, getStatus),
  mountAlike(calls.system.newerStatus, getStatus),
  mount(calls.system.location, getLocation),
  mountAlike(calls.system.whitelabel, getWhitelabel),
  mountAlike(calls.system.registerSettings, getRegisterSettings),
  mountAlike(calls.system.domainRoute, getDomainRoute),
  mount(calls.system.reportVisit, reportVisit),
]
