import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { orderNo } from '../wallet/withdrawal/withdrawal-store.ts'
import type { BankTransferRow } from './bank-transfer-store.ts'

/** Money of the bank about which something was decided, by a person or in order. */
export type DecidedRow = {
  reference: string
  memo: string
  amount: number
  state: Exclude<BankTransferRow['state'], 'waiting'>
  /** Whose wallet it reached. */
  account: string | null
  /** The payout that it brought back, as the member knows it. */
  payout: string | null
  decidedAt: number
  /** The ledger's transfer that brought the money there: it names what was decided. */
  booking: number
  /** Why, and by whom, where a person decided. */
  reason: string | null
  by: string | null
}

/** An account that owes, in đồng. */
export type OwingAccount = { account: string; owed: number; since: number }

/** What was decided about money of the bank, the newest first, and who owes what, the largest first. */
export async function listDecidedAndOwing(
  db: Database,
  merchantId: number,
  most: number,
): Promise<{ decided: DecidedRow[]; owing: OwingAccount[] }> {
  const { rows } = await sql<Omit<DecidedRow, 'payout'> & { withdrawalId: number | null }>`
    select came.bank_reference as reference, came.memo, came.amount, came.state, account.name as account,
      came.withdrawal_id as "withdrawalId", came.settled_at as "decidedAt",
      coalesce(came.settle_transfer_id, came.transfer_id) as booking, came.reason, came.decided_by as by
    from bank_transfer came
    left join deposit on deposit.id = came.deposit_id
    left join account on account.id = came.account_id
    left join account opener on opener.id = deposit.account_id
    where came.state <> 'waiting'
      and coalesce(account.merchant_id, opener.merchant_id, came.merchant_id, ${merchantId}) = ${merchantId}
    order by came.settled_at desc, came.id desc limit ${most}`.execute(db)
  const owing = await sql<OwingAccount>`
    select account.name as account, -debt.balance as owed,
      (select max(created_at) from entry where ledger_account_id = debt.id and amount < 0) as since
    from ledger_account debt join account on account.id = debt.owner_id
    where debt.kind = 'debt' and debt.balance < 0 and account.merchant_id = ${merchantId}
    order by debt.balance, account.id limit ${most}`.execute(db)
  const decided = rows.map(({ withdrawalId, ...row }) => ({
    ...row,
    payout: withdrawalId === null ? null : orderNo(withdrawalId),
  }))
  return { decided, owing: owing.rows }
}
