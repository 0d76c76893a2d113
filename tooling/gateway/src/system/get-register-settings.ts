import type { calls } from '@saola/protocol'
import type { AlikeHandler } from '../http/mount.ts'

/** The rules of every registration field (validation 1). */
export const getRegisterSettings: AlikeHandler<typeof calls.system.registerSettings> = async ({ merchant }) =>
  merchant.settings.register
