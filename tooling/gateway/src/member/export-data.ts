import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { limits } from '../accounts/attempt-limits.ts'
import { getExport } from './export-store.ts'

/** Everything about the account as one document (member 13), from one moment. */
export const exportData: Handler<typeof calls.member.exportData> = async ({
  account,
  services,
  merchant,
}) => {
  await takeAttempt(services, `export:account:${account.id}`, limits.exportsPerAccount)
  const document = await services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => getExport(trx, services, account.id))
  return { merchant: merchant.code, exportedAt: services.now(), ...document }
}
