import type { Database } from '../db/database.ts'
import { lockBalances, memberAccount } from './ledger-account-store.ts'
import type { TransferKind } from './transfer-kinds.ts'
import { hashRequest } from './transfer-request.ts'
import { postTransfer } from './transfer-store.ts'

/** Money that an account no longer has a right to, in đồng, and the ledger account that it goes to. */
export type Taking = {
  accountId: number
  amount: number
  to: number
  scope: string
  key: string
  kind: TransferKind
  reference: string
  remark: string
  now: number
}

/** What was booked, and what of it the wallet did not have: the account owes that from now on. */
type Taken = { transferId: number; owed: number }

/**
 * Takes money from an account whatever its wallet holds: what is there, and the rest as a debt, which the database lets all
 * that comes to the wallet pay first (wallet 61). A key that was used before is a failure and throws.
 */
export async function takeMoney(trx: Database, taking: Taking): Promise<Taken> {
  const { accountId, amount, to, scope, key, kind, reference, remark, now } = taking
  const wallet = await memberAccount(trx, accountId)
  const debt = await memberAccount(trx, accountId, 'debt')
  const balances = await lockBalances(trx, [wallet, debt, to])
  const held = Math.min(balances.get(wallet) ?? 0, amount)
  const posted = await postTransfer(trx, {
    scope,
    key,
    requestHash: hashRequest(accountId, amount),
    kind,
    reference,
    remark,
    now,
    entries: [
      { ledgerAccountId: wallet, amount: -held },
      { ledgerAccountId: debt, amount: held - amount },
      { ledgerAccountId: to, amount },
    ].filter((entry) => entry.amount !== 0),
  })
  if (posted.outcome !== 'posted') throw new Error(`${scope} ${key} took nothing: ${posted.outcome}`)
  return { transferId: posted.transferId, owed: amount - held }
}
