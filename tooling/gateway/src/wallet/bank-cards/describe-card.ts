import type { BankCard } from '@saola/protocol'
import type { BankCardRow } from './bank-card-store.ts'
import { findBank } from './bank-catalogue.ts'

/** Names a bank account to its owner; the number shows its last four digits. */
export function describeCard(row: BankCardRow): BankCard {
  const bank = findBank(row.bin)
  if (!bank) throw new Error(`bank card ${row.id} has a BIN that no bank has`)
  return {
    cardId: String(row.id),
    bank,
    accountNumber: `${'•'.repeat(4)}${row.account_number.slice(-4)}`,
    accountName: row.holder,
    createdAt: row.created_at,
  }
}
