import type { BillPaymentResult, BillView } from '@saola/protocol'
import { billAt, openAmount } from '@saola/rules'
import { messageText } from '../../http/messages.ts'
import type { StoredBill } from './bill-store.ts'
import { asRulesBill, type Moved } from './move-bills.ts'

/** A bill as the account of one of its sides sees it at a time. */
export function describeBill(bill: StoredBill, accountId: number, now: number): BillView {
  const at = billAt(asRulesBill(bill), now)
  return {
    id: String(bill.id),
    contractId: String(bill.contractId),
    kind: bill.kind,
    side: bill.uplineId === accountId ? 'upline' : 'downline',
    payer: bill.uplineName,
    receiver: bill.downlineName,
    receiverId: String(bill.downlineId),
    periodKey: bill.periodKey,
    from: bill.opensAt,
    to: bill.closesAt,
    state: at.state,
    amount: bill.amount,
    paid: bill.paid,
    open: openAmount(at),
    settledAt: bill.settledAt,
    ...(bill.expiresAt !== null && { expiresAt: bill.expiresAt }),
    ...(bill.rejectedAt !== null &&
      bill.rejectedReason !== null && {
        rejected: {
          at: bill.rejectedAt,
          reason: bill.rejectedReason,
          ...(bill.rejectedNote !== null && { note: bill.rejectedNote }),
        },
      }),
  }
}

/** What became of a bill, for its payer. */
export function describeMoved(
  result: Moved,
  { now, language }: { now: number; language: 'VI' | 'EN' },
): BillPaymentResult {
  const bill = describeBill(result.bill, result.bill.uplineId, now)
  if ('moved' in result) return { bill, moved: result.moved }
  const { refused } = result
  return { bill, moved: 0, refused: messageText(language, refused.key, refused.params) }
}
