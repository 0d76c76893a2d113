import type { Database } from '../db/database.ts'
import { hashRequest, operatorAccounts, pointsAccounts, postTransfers } from '../ledger/ledger.ts'
import { listDebts, payDebts } from './debt-store.ts'

/**
 * Takes what accounts owe from the points that they have, as far as these go, and gives what they lack (points 16). Each
 * payment of a debt has one key: where points are spent or a debt is paid in the same moment, it fails and nothing is changed.
 */
export async function settleDebts(
  trx: Database,
  accountIds: readonly number[],
  now: number,
): Promise<number> {
  const due = (await listDebts(trx, accountIds)).filter(({ owed, balance }) => Math.min(owed, balance) !== 0)
  if (due.length === 0) return 0
  const owing = due.map(({ accountId }) => accountId)
  const accounts = await pointsAccounts(trx, owing)
  const issuing = await operatorAccounts(trx, 'points-issued', owing)
  const payments = due.flatMap((debt) => {
    const [own, issued] = [accounts.get(debt.accountId), issuing.get(debt.accountId)]
    if (own === undefined || issued === undefined) return []
    return [{ ...debt, own, issued, paid: Math.min(debt.owed, debt.balance) }]
  })
  const posted = await postTransfers(
    trx,
    payments.map(({ accountId, own, issued, paid, payments: earlier }) => ({
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
