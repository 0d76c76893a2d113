import type { Database } from '../../db/database.ts'
import type { Account } from '../../http/caller.ts'
import { Fault } from '../../http/fault.ts'
import { findSubAccountDay } from './sub-account-day-store.ts'

/**
 * Refuses an act that takes a sub-account above its day (team 35). Asked once the money went and the act is written down: the
 * owner's wallet is held since then, so that of two acts at the same moment the later one counts the earlier.
 */
export async function requireWithinDay(
  trx: Database,
  account: Account,
  { amount, now }: { amount: number; now: number },
): Promise<void> {
  const day = await findSubAccountDay(trx, account, now)
  if (day === undefined || day.moved <= day.dailyCap) return
  throw new Fault('transfer.refused', {
    field: 'amount',
    messageKey: 'subaccounts.refused.cap',
    params: { leftAmount: Math.max(0, day.dailyCap - (day.moved - amount)) },
  })
}
