import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { describeProtection } from './describe-protection.ts'
import { upsertRealityMinutes } from './setting-store.ts'

/** Keeps the minutes between two reality checks. */
export const setRealityCheck: Handler<typeof calls.protection.setRealityCheck> = async (context) => {
  const { account, services, input } = context
  await upsertRealityMinutes(services.db, account.id, input.minutes)
  return describeProtection(context)
}
