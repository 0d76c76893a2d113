import type { CloseRefusal } from '@saola/protocol'
import type { Database } from '../db/database.ts'
import { endAccess } from '../accounts/access/end-access.ts'
import type { Services } from '../services/services.ts'
import { updateToClosed } from '../accounts/access/account-state-store.ts'
import { countVendorEvents, listCloseRefusals, lockMoneyOf } from './closing-store.ts'
import { holdsMoneyAtVendors } from './holds-money-at-vendors.ts'

/**
 * Closes an account for good and ends its access (member 14), or says what is still in it. `alongside` is done in the same
 * transaction, once the account is closed.
 */
export async function closeIfEmpty(
  services: Services,
  accountId: number,
  alongside: (trx: Database) => Promise<void> = async () => undefined,
): Promise<readonly CloseRefusal[]> {
  // A vendor is asked before the locks, which nobody should wait for meanwhile; what it says is good while nothing happens.
  const eventsBefore = await countVendorEvents(services.db, accountId)
  const isHeldElsewhere = await holdsMoneyAtVendors(services, accountId)
  return services.db.transaction().execute(async (trx) => {
    // Money moves under a lock of its ledger account, so what is true after these locks stays true until the end.
    await lockMoneyOf(trx, accountId)
    const found = await listCloseRefusals(trx, accountId, services.now())
    const isHeldMeanwhile = (await countVendorEvents(trx, accountId)) !== eventsBefore
    const reasons = isHeldElsewhere || isHeldMeanwhile ? [...new Set(['balance' as const, ...found])] : found
    if (reasons.length > 0) return reasons
    await updateToClosed(trx, accountId, services.now())
    await endAccess(trx, accountId, { now: services.now() })
    await alongside(trx)
    return []
  })
}
