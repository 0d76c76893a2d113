import type { calls } from '@saola/protocol'
import type { AlikeHandler } from '../http/mount.ts'

/** The merchant's module tree (system 4). */
export const getWhitelabel: AlikeHandler<typeof calls.system.whitelabel> = async ({ merchant }) =>
  merchant.settings.whitelabel
