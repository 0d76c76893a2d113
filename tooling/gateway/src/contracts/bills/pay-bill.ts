import type { calls } from '@saola/protocol'
import { recordActivity } from '../../accounts/record-activity.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { getHeldMoney } from '../../wallet/balance-store.ts'
import { parseId } from '../../wallet/parse-id.ts'
import { contractFault } from '../steps/contract-fault.ts'
import { readPaidUnder } from './bill-payment-store.ts'
import { lockBills } from './bill-store.ts'
import { describeMoved } from './describe-bill.ts'
import { moveInFull, moveInPart, type Moved } from './move-bills.ts'

/** Pays what is open of one of the caller's bills; under the key of a payment it is told what that one moved. */
export const payOneBill: Handler<typeof calls.contracts.payBill> = async (context) => {
  const { account, services, input, idempotencyKey: key, language } = context
  const now = services.now()
  const result = await services.db.transaction().execute(async (trx): Promise<Moved> => {
    const [bill] = await lockBills(trx, [parseId(input.billId)])
    if (bill?.uplineId !== account.id) throw new Fault('not_found')
    const known = (await readPaidUnder(trx, { uplineId: account.id, key })).get(bill.id)
    if (known !== undefined) return { bill, moved: known }
    const how = { key, by: 'upline', now } as const
    const [paid] =
      input.partial === true
        ? [await moveInPart(trx, bill, { ...how, balance: (await getHeldMoney(trx, account.id)).available })]
        : await moveInFull(trx, [bill], how)
    if (paid && 'moved' in paid && paid.moved > 0) {
      const details = { contract: bill.kind, amount: paid.moved }
      await recordActivity(trx, context, { kind: 'bill.pay', subjectId: bill.downlineId, details })
    }
    return paid ?? { bill, moved: 0 }
  })
  if ('refused' in result) throw contractFault(result.refused, language)
  return describeMoved(result, { now, language })
}
