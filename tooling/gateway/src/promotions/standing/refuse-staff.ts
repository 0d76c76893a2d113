import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import { isStaff } from '../../protection/bans/ban-store.ts'

/** Refuses to give what somebody of the operator's staff would earn (protection 22); asked in the transaction that gives it. */
export async function refuseStaff(trx: Database, accountId: number): Promise<void> {
  if (!(await isStaff(trx, accountId))) return
  throw new Fault('promotions.refused', { messageKey: 'protection.closed.staff' })
}
