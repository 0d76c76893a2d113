import type { CallReply, calls } from '@saola/protocol'
import { requireCodeOf, requirePasswordOf } from '../../accounts/money-act/prove-money-act.ts'
import { requireWithinDay } from '../../accounts/money-act/require-within-day.ts'
import { requireLineOpen } from '../../accounts/payout-guard/require-payouts-open.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { getHeldMoney } from '../../wallet/balance-store.ts'
import { parseId } from '../../http/parse-id.ts'
import { readPaidUnder } from './bill-payment-store.ts'
import { listOpenBills, lockBills, type StoredBill } from './bill-store.ts'
import { describeMoved } from './describe-bill.ts'
import { isPayable, moveInFull, type Moved } from './move-bills.ts'
import { recordPaid } from './record-paid.ts'

/** How many bills one request pays at most; the next request goes on with the rest. */
const most = 200

type Wish = Parameters<Handler<typeof calls.contracts.payBills>>[0]

/** Pays bills with the transaction password as a proof; the authenticator is asked where something is to be paid. */
export const payManyBills: Handler<typeof calls.contracts.payBills> = (context) =>
  payBillsProved(context, requirePasswordOf)

/**
 * Pays the caller's bills in the order given, else all that are open, with a result for each (contracts 15). Under the key of a
 * payment nothing more is paid, and each bill is told what that one moved.
 */
export async function payBillsProved(
  context: Wish,
  requireProof: (context: Wish) => Promise<void>,
): Promise<CallReply<typeof calls.contracts.payBills>> {
  const { account, services, input, idempotencyKey: key, language } = context
  const { db } = services
  const now = services.now()
  const uplineId = account.id
  if ((await readPaidUnder(db, { uplineId, key })).size === 0) await requireProof(context)
  const results = await db.transaction().execute(async (trx): Promise<Moved[]> => {
    const paidBefore = await readPaidUnder(trx, { uplineId, key })
    const wanted = input.billIds?.map(parseId) ?? [
      ...paidBefore.keys(),
      ...(paidBefore.size > 0 ? [] : await listOpenBills(trx, account.id)).slice(0, most).map(({ id }) => id),
    ]
    const locked = new Map((await lockBills(trx, wanted)).map((bill) => [bill.id, bill]))
    const bills = [...new Set(wanted)].map((id): StoredBill => {
      const bill = locked.get(id)
      if (bill?.uplineId !== uplineId) throw new Fault('not_found')
      return bill
    })
    // Read again: an equal request may have come through while this one waited.
    const known = await readPaidUnder(trx, { uplineId, key })
    if (known.size > 0) return bills.map((bill) => ({ bill, moved: known.get(bill.id) ?? 0 }))
    await requireLineOpen(trx, account, { settings: context.merchant.settings, now })
    // Before the wallet is held, as a transfer does: in the other order the two could wait for each other.
    if (bills.some((bill) => isPayable(bill, now))) await requireCodeOf(context, trx)
    const moved = await moveInFull(trx, bills, { key, by: 'upline', now })
    const amount = sumMoved(moved)
    if (amount === 0) return moved
    await recordPaid(trx, context, moved)
    await requireWithinDay(trx, account, { amount, now })
    return moved
  })
  return {
    results: results.map((result) => describeMoved(result, { now, language })),
    moved: sumMoved(results),
    paidCount: results.filter(({ bill }) => bill.state === 'issued').length,
    balance: (await getHeldMoney(db, account.id)).available,
  }
}

function sumMoved(results: readonly Moved[]): number {
  return results.reduce((sum, result) => sum + ('moved' in result ? result.moved : 0), 0)
}
