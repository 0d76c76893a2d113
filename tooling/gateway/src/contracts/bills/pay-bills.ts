import type { calls } from '@saola/protocol'
import { recordActivity, type ActContext } from '../../accounts/record-activity.ts'
import { Fault } from '../../http/fault.ts'
import type { Database } from '../../db/database.ts'
import type { Handler } from '../../http/mount.ts'
import { getHeldMoney } from '../../wallet/balance-store.ts'
import { parseId } from '../../wallet/parse-id.ts'
import { readPaidUnder } from './bill-payment-store.ts'
import { listOpenBills, lockBills, type StoredBill } from './bill-store.ts'
import { describeMoved } from './describe-bill.ts'
import { moveInFull, type Moved } from './move-bills.ts'

/** How many bills one request pays at most; the next request goes on with the rest. */
const most = 200

/** Pays the caller's bills in the order given, else all that are open, with a result for each (contracts 15). */
export const payManyBills: Handler<typeof calls.contracts.payBills> = async (context) => {
  const { account, services, input, idempotencyKey: key, language } = context
  const { db } = services
  const now = services.now()
  const results = await db.transaction().execute(async (trx): Promise<Moved[]> => {
    const paidBefore = await readPaidUnder(trx, { uplineId: account.id, key })
    const wanted = input.billIds?.map(parseId) ?? [
      ...paidBefore.keys(),
      ...(paidBefore.size > 0 ? [] : await listOpenBills(trx, account.id)).slice(0, most).map(({ id }) => id),
    ]
    const locked = new Map((await lockBills(trx, wanted)).map((bill) => [bill.id, bill]))
    const bills = [...new Set(wanted)].map((id): StoredBill => {
      const bill = locked.get(id)
      if (bill?.uplineId !== account.id) throw new Fault('not_found')
      return bill
    })
    // Read again: an equal request may have come through while this one waited.
    const known = await readPaidUnder(trx, { uplineId: account.id, key })
    const moved = await moveInFull(
      trx,
      bills.filter(({ id }) => !known.has(id)),
      { key, by: 'upline', now },
    )
    await recordPaid(trx, context, moved)
    const fresh = new Map(moved.map((result) => [result.bill.id, result]))
    return bills.map((bill) => fresh.get(bill.id) ?? { bill, moved: known.get(bill.id) ?? 0 })
  })
  return {
    results: results.map((result) => describeMoved(result, { now, language })),
    moved: results.reduce((sum, result) => sum + ('moved' in result ? result.moved : 0), 0),
    paidCount: results.filter(({ bill }) => bill.state === 'issued').length,
    balance: (await getHeldMoney(db, account.id)).available,
  }
}

/** Each bill that something was paid for is an act of its own. */
async function recordPaid(trx: Database, context: ActContext, results: readonly Moved[]): Promise<void> {
  for (const result of results) {
    if (!('moved' in result) || result.moved === 0) continue
    const { bill, moved: amount } = result
    const details = { contract: bill.kind, amount }
    await recordActivity(trx, context, { kind: 'bill.pay', subjectId: bill.downlineId, details })
  }
}
