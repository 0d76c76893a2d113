import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { getDomainRoute } from './get-domain-route.ts'
import { getRegisterSettings } from './get-register-settings.ts'
import { getStatus } from './get-status.ts'
import { getWhitelabel } from './get-whitelabel.ts'
import { reportVisit } from './visits/report-visit.ts'
import { getLocation } from './get-location.ts'

/** The calls of the area `system`. The ping is mounted by itself; sites serve the config. */
export const systemCalls: readonly MountedCall[] = [
  mount(calls.system.status, getStatus),
  mount(calls.system.newerStatus, getStatus),
  mount(calls.system.location, getLocation),
  mount(calls.system.whitelabel, getWhitelabel),
  mount(calls.system.registerSettings, getRegisterSettings),
  mount(calls.system.domainRoute, getDomainRoute),
  mount(calls.system.reportVisit, reportVisit),
]
