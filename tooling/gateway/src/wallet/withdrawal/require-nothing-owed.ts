import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import { readOwed } from '../debt-store.ts'

/** Refuses to send money to the bank for an account that owes; refused, the money goes back and pays that first (wallet 61). */
export async function requireNothingOwed(db: Database, accountId: number): Promise<void> {
  const owedAmount = await readOwed(db, accountId)
  if (owedAmount === 0) return
  throw new Fault('wallet.withdraw.refused', { messageKey: 'wallet.withdraw.owes', params: { owedAmount } })
}
