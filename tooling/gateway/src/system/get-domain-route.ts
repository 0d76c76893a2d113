import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'

/** Mirror domains and resource links (system 13). */
export const getDomainRoute: Handler<typeof calls.system.domainRoute> = async ({ merchant }) => ({
  domainList: merchant.settings.domains,
  resources: merchant.settings.resources,
})
