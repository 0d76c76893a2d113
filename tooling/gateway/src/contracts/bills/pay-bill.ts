import type { calls } from '@saola/protocol'
import { requireCodeOf, requirePasswordOf } from '../../accounts/money-act/prove-money-act.ts'
import { requireWithinDay } from '../../accounts/money-act/require-within-day.ts'
import { requireLineOpen } from '../../accounts/payout-guard/require-payouts-open.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { getHeldMoney } from '../../wallet/balance-store.ts'
import { parseId } from '../../http/parse-id.ts'
import { contractFault } from '../steps/contract-fault.ts'
import { readPaidUnder } from './bill-payment-store.ts'
import { findBill, lockBills } from './bill-store.ts'
import { describeMoved } from './describe-bill.ts'
import { isPayable, moveInFull, moveInPart, type Moved } from './move-bills.ts'
import { recordPaid } from './record-paid.ts'

/** Pays what is open of one of the caller's bills; under the key of a payment it is told what that one moved. */
export const payOneBill: Handler<typeof calls.contracts.payBill> = async (context) => {
  const { account, services, input, idempotencyKey: key, language } = context
  const { db } = services
  const now = services.now()
  const billId = parseId(input.billId)
  const uplineId = account.id
  if ((await findBill(db, billId))?.uplineId !== uplineId) throw new Fault('not_found')
  if (!(await readPaidUnder(db, { uplineId, key })).has(billId)) await requirePasswordOf(context)
  const result = await db.transaction().execute(async (trx): Promise<Moved> => {
    const [bill] = await lockBills(trx, [billId])
    if (bill === undefined) throw new Fault('not_found')
    const known = (await readPaidUnder(trx, { uplineId, key })).get(billId)
    if (known !== undefined) return { bill, moved: known }
    await requireLineOpen(trx, account, { settings: context.merchant.settings, now })
    // Before the wallet is held, as a transfer does: in the other order the two could wait for each other.
    if (isPayable(bill, now)) await requireCodeOf(context, trx)
    const how = { key, by: 'upline', now } as const
    const [paid] =
      input.partial === true
        ? [await moveInPart(trx, bill, { ...how, balance: (await getHeldMoney(trx, account.id)).available })]
        : await moveInFull(trx, [bill], how)
    if (paid && 'moved' in paid && paid.moved > 0) {
      await recordPaid(trx, context, [paid])
      await requireWithinDay(trx, account, { amount: paid.moved, now })
    }
    return paid ?? { bill, moved: 0 }
  })
  if ('refused' in result) throw contractFault(result.refused, language)
  return describeMoved(result, { now, language })
}
