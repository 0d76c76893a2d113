import type { Database } from '../db/database.ts'
import { hashRequest, operatorAccount, pointsAccounts, postTransfers } from '../ledger/ledger.ts'
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
  const accounts = await pointsAccounts(
    trx,
    due.map(({ accountId }) => accountId),
  )
  const issued = await operatorAccount(trx, 'points-issued')
  const payments = due.flatMap((debt) => {
    const own = accounts.get(debt.accountId)
    return own === undefined ? [] : [{ ...debt, own, paid: Math.min(debt.owed, debt.balance) }]
  })
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
