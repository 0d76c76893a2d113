import type { calls } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { parseId } from '../../http/parse-id.ts'
import { listAdjustments, listBillPayments } from './bill-payment-store.ts'
import { findBill } from './bill-store.ts'
import { describeBill } from './describe-bill.ts'

/** A bill of either side with all that the formula took; somebody else's is `not_found`, like one that nobody has. */
export const getBill: Handler<typeof calls.contracts.billOf> = async ({ account, services, input }) => {
  const { db } = services
  const bill = await findBill(db, parseId(input.billId))
  if (!bill || (bill.uplineId !== account.id && bill.downlineId !== account.id)) throw new Fault('not_found')
  const adjustments = await listAdjustments(db, bill.id)
  return {
    ...describeBill(bill, account.id, services.now()),
    version: bill.version,
    terms: bill.terms,
    ...bill.figures,
    ...(bill.tier !== null && { tier: bill.tier }),
    base: bill.base,
    deductions: bill.deductions,
    carriedIn: bill.carriedIn,
    carriedOut: bill.carriedOut,
    settledAmount: bill.settledAmount,
    adjustment: bill.adjustment,
    adjustments: adjustments.map((each) => ({ ...each, billId: String(each.billId) })),
    payments: await listBillPayments(db, bill.id),
  }
}
