import type { Database } from '../db/database.ts'
import type { BankTransferRow } from './bank-transfer-store.ts'
import { countUndos } from './undo-store.ts'

/** Names what is decided about a transfer now, for its booking: the first decision by its number, one after an undone one by its turn as well. */
export async function nameTurn(trx: Database, row: BankTransferRow): Promise<string> {
  const undone = await countUndos(trx, row.id)
  return undone === 0 ? row.bank_reference : `${row.bank_reference}:${undone + 1}`
}

/** The same for its owner, who is told once of each number. */
export async function tellTurn(trx: Database, row: BankTransferRow): Promise<string> {
  const undone = await countUndos(trx, row.id)
  return undone === 0 ? row.bank_reference : `${row.bank_reference} (${undone + 1})`
}
