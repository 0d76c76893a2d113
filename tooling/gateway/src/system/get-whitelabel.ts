import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'

/** The merchant's module tree (system 4). */
export const getWhitelabel: Handler<typeof calls.system.whitelabel> = async ({ merchant }) =>
  merchant.settings.whitelabel
