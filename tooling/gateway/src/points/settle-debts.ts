import type { Database } from '../db/database.ts'
import {
  hashRequest,
  lockBalances,
  operatorAccount,
  pointsAccounts,
  postTransfers,
} from '../ledger/ledger.ts'
import { listDebts, payDebts } from './debt-store.ts'

/**
 * Takes what accounts owe from the points that they have, as far as these go (points 16). Whoever writes a debt has locked the
 * account's points before, so two never pay the same one.
 */
export async function settleDebts(
  trx: Database,
  accountIds: readonly number[],
  now: number,
): Promise<number> {
  if ((await listDebts(trx, accountIds)).length === 0) return 0
  const accounts = await pointsAccounts(trx, accountIds)
  const issued = await operatorAccount(trx, 'points-issued')
  const balances = await lockBalances(trx, [issued, ...accounts.values()])
  const payments = (await listDebts(trx, accountIds)).flatMap((debt) => {
    const own = accounts.get(debt.accountId)
    const paid = own === undefined ? 0 : Math.min(debt.owed, balances.get(own) ?? 0)
    return own === undefined || paid === 0 ? [] : [{ ...debt, own, paid }]
  })
  if (payments.length === 0) return 0
  const posted = await postTransfers(
    trx,
    payments.map(({ accountId, own, paid, payments: earlier }) => ({
      scope: 'points-debt',
      key: `${accountId}:${earlier}`,
      requestHash: hashRequest(accountId, paid),
      kind: 'points',
      reference: 'debt',
      remark: 'points.type.debt',
      now,
      entries: [
        { ledgerAccountId: issued, amount: paid },
        { ledgerAccountId: own, amount: -paid },
      ],
    })),
  )
  const failed = posted.find(({ outcome }) => outcome !== 'posted')
  if (failed) throw new Error(`owed points were not taken: ${failed.outcome}`)
  await payDebts(trx, payments)
  return payments.length
}
