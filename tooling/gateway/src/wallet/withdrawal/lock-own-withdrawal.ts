import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import { lockWithdrawal, type WithdrawalRow } from './withdrawal-store.ts'

/** A member's withdrawal, locked until the transaction ends; somebody else's is the refusal 404. */
export async function lockOwnWithdrawal(
  trx: Database,
  id: string,
  accountId: number,
): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(trx, id, accountId)
  if (!row) throw new Fault('not_found')
  return row
}
