import type { BankCard } from '@saola/protocol'
import type { Sealing } from '@saola/server'
import type { BankCardRow } from './bank-card-store.ts'
import { openNumber } from '../../accounts/cards/card-number.ts'
import { findBank } from './bank-catalogue.ts'

/** Names a bank account to its owner; the number shows its last four digits. */
export function describeCard(sealing: Pick<Sealing, 'settings'>, row: BankCardRow): BankCard {
  const bank = findBank(row.bin)
  if (!bank) throw new Error(`bank card ${row.id} has a BIN that no bank has`)
  return {
    cardId: String(row.id),
    bank,
    accountNumber: `${'•'.repeat(4)}${openNumber(sealing, row).slice(-4)}`,
    accountName: row.holder,
    createdAt: row.created_at,
  }
}
