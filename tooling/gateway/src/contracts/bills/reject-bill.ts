import type { calls } from '@saola/protocol'
import { billAt, rejectBill } from '@saola/rules'
import { recordActivity } from '../../accounts/record-activity.ts'
import { appendEvent } from '../../events/event-store.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { parseId } from '../../http/parse-id.ts'
import { contractFault } from '../steps/contract-fault.ts'
import { lockBills } from './bill-store.ts'
import { describeBill } from './describe-bill.ts'
import { asRulesBill } from './move-bills.ts'
import { updateRejected } from './write-bill-store.ts'

/** Refuses a bill that pays the caller (contracts 34); asked again, it is told how the bill stands. */
export const rejectOneBill: Handler<typeof calls.contracts.rejectBill> = async (context) => {
  const { account, services, input, language } = context
  const now = services.now()
  return services.db.transaction().execute(async (trx) => {
    const [bill] = await lockBills(trx, [parseId(input.billId)])
    if (bill?.downlineId !== account.id) throw new Fault('not_found')
    if (bill.state === 'rejected') return describeBill(bill, account.id, now)
    const result = rejectBill(billAt(asRulesBill(bill), now))
    if (result.kind === 'refused') throw contractFault(result, language)
    const { reason, note } = input
    await updateRejected(trx, bill.id, { at: now, reason, note: note ?? null })
    await appendEvent(trx, {
      merchantId: context.merchant.id,
      at: now,
      kind: 'bill.corrected',
      actor: 'account',
      accountId: account.id,
      subject: `bill ${bill.id}`,
      before: { state: bill.state, amount: bill.amount },
      after: { state: 'rejected' },
      reason,
    })
    await recordActivity(trx, context, {
      kind: 'bill.reject',
      subjectId: bill.uplineId,
      details: { contract: bill.kind, amount: bill.amount },
    })
    const { state } = result.bill
    return describeBill(
      { ...bill, state, rejectedAt: now, rejectedReason: reason, rejectedNote: note ?? null },
      account.id,
      now,
    )
  })
}
