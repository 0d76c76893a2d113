import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { hashRequest, houseBook, playerBook, postTransfer } from '../../wallet/ledger.ts'

/** One movement between a player and a vendor; `amount` is signed from the player's side, in đồng. */
export type Movement = {
  vendor: string
  transactionId: string
  accountId: number
  amount: number
  kind: 'bet' | 'win' | 'rollback'
  orderNo: string
  remark: string
  now: number
}

/** Posts the movement under the vendor's transaction id; the balance after it, or undefined when the wallet is short. */
export async function moveMoney(trx: Transaction<Schema>, movement: Movement): Promise<number | undefined> {
  const player = await playerBook(trx, movement.accountId)
  const vendor = await houseBook(trx, `vendor:${movement.vendor}`)
  const posted = await postTransfer(trx, {
    scope: `seamless:${movement.vendor}`,
    key: movement.transactionId,
    requestHash: hashRequest(movement.kind, movement.accountId, movement.amount, movement.orderNo),
    kind: movement.kind,
    reference: movement.orderNo,
    remark: movement.remark,
    now: movement.now,
    entries: [
      { bookAccountId: player, amount: movement.amount },
      { bookAccountId: vendor, amount: -movement.amount },
    ],
  })
  if (posted.outcome === 'insufficient') return undefined
  const balance = posted.outcome === 'key-reused' ? undefined : posted.balances.get(player)
  if (balance === undefined) throw new Error(`the book refused transaction ${movement.transactionId}`)
  return balance
}

/** What the player's wallet holds now, in đồng. */
export async function playerBalance(trx: Transaction<Schema>, accountId: number): Promise<number> {
  const row = await trx
    .selectFrom('book_account')
    .select('balance')
    .where('id', '=', await playerBook(trx, accountId))
    .executeTakeFirstOrThrow()
  return row.balance
}
