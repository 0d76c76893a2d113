import { recordActivity, type ActContext } from '../../accounts/record-activity.ts'
import type { Database } from '../../db/database.ts'
import type { Moved } from './move-bills.ts'

/** Each bill that something was paid for is an act of its own. */
export async function recordPaid(
  trx: Database,
  context: ActContext,
  results: readonly Moved[],
): Promise<void> {
  for (const result of results) {
    if (!('moved' in result) || result.moved === 0) continue
    const { bill, moved: amount } = result
    const details = { contract: bill.kind, amount }
    await recordActivity(trx, context, { kind: 'bill.pay', subjectId: bill.downlineId, details })
  }
}
