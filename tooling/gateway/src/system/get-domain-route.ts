import type { calls } from '@saola/protocol'
import { linesOf } from '../services/lines-of.ts'
import type { AlikeHandler } from '../http/mount.ts'

/** Mirror domains and resource links (system 13). */
export const getDomainRoute: AlikeHandler<typeof calls.system.domainRoute> = async ({
  merchant,
  services,
}) => ({
  domainList: linesOf(services.settings, merchant.settings),
  resources: merchant.settings.resources,
})
