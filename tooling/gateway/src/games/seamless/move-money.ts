import type { Database } from '../../db/database.ts'
import {
  hashRequest,
  operatorAccount,
  memberAccount,
  postTransfer,
  type TransferRequest,
} from '../../ledger/ledger.ts'
import type { PayingWallet } from '../../bets/bet-store.ts'
import { getMemberBalance } from './member-store.ts'

/** One movement between a member and a vendor; `amount` is signed from the member's side, in đồng. */
export type Movement = {
  vendor: string
  transactionId: string
  /** Who chose the id, where it is not the vendor. */
  scope?: string | undefined
  accountId: number
  amount: number
  kind: 'bet' | 'win' | 'rollback'
  wallet: PayingWallet
  orderNo: string
  remark: string
  now: number
}

/** The movement as a transfer, under the vendor's transaction id. */
export async function transferOf(trx: Database, movement: Movement): Promise<TransferRequest> {
  const member = await memberAccount(trx, movement.accountId)
  const vendor = await operatorAccount(trx, `vendor:${movement.vendor}`, { accountId: movement.accountId })
  return {
    // A rollback has ids of its own.
    scope:
      movement.scope ??
      `${movement.kind === 'rollback' ? 'seamless-rollback' : 'seamless'}:${movement.vendor}`,
    key: movement.transactionId,
    requestHash: hashRequest(movement.kind, movement.accountId, movement.amount, movement.orderNo),
    kind: movement.kind,
    reference: movement.orderNo,
    remark: movement.remark,
    now: movement.now,
    entries: [
      { ledgerAccountId: member, amount: movement.amount },
      { ledgerAccountId: vendor, amount: -movement.amount },
    ],
  }
}

/**
 * Posts the movement; the member's balance here after it, or undefined when it is short. What a vendor's wallet pays moves
 * nothing here.
 */
export async function moveMoney(trx: Database, movement: Movement): Promise<number | undefined> {
  if (movement.wallet === 'vendor') return getMemberBalance(trx, movement.accountId)
  const member = await memberAccount(trx, movement.accountId)
  const posted = await postTransfer(trx, await transferOf(trx, movement))
  if (posted.outcome === 'insufficient') return undefined
  const balance = posted.outcome === 'key-reused' ? undefined : posted.balances.get(member)
  if (balance === undefined) throw new Error(`the ledger refused transaction ${movement.transactionId}`)
  return balance
}
