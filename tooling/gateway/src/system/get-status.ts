import type { calls } from '@saola/protocol'
import { minuteMs } from '@saola/rules'
import { endsIdle, idleMsOf } from '../db/play-settings.ts'
import type { AlikeHandler } from '../http/mount.ts'
import { linesOf } from '../services/lines-of.ts'
import { siteOf } from '../services/site-of.ts'
import { customerServicePath } from './customer-service-path.ts'
import { systemState } from './system-state.ts'

/** Normal, maintenance or region restricted, with all public settings (system 1). */
export const getStatus: AlikeHandler<typeof calls.system.status> = async ({ services, merchant, region }) => {
  const { settings } = merchant
  return {
    info: {
      whitelabel: settings.whitelabel,
      register: settings.register,
      resources: settings.resources,
      customerService: [{ path: customerServicePath(settings.customerServiceUrl), name: 'SERVICE' }],
      domainRoute: linesOf(services.settings, settings),
      mainDomain: siteOf(services.settings, settings),
      // Empty lists keep a client on its own origin, where the site in front serves the art.
      imageCDNs: [...services.settings.imageCdns],
      ...(services.settings.phone && { phoneCaptcha: services.settings.phone.captchaUrl }),
      ...(endsIdle(settings) && { idleMinutes: idleMsOf(settings) / minuteMs }),
      launchGameCDNs: [...services.settings.launchCdns],
    },
    ...systemState(settings, services.now(), region),
    location: region,
  }
}
