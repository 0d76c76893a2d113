import { withNote } from '../wallet/with-note.ts'
import type { StatementRow } from '@saola/protocol'
import { shownName } from '@saola/rules'
import { messageText } from '../http/messages.ts'
import { describeKind } from './statement-kinds.ts'
import type { StatementEntry } from './statement-store.ts'
import { orderNo } from '../wallet/withdrawal/withdrawal-store.ts'

/** Whose statement it is, and in which language it is read. */
export type Reader = { name: string; language: 'VI' | 'EN' }

/** A row of the statement as its owner reads it. */
export function describeEntry(entry: StatementEntry, { name, language }: Reader): StatementRow {
  const game = language === 'VI' ? entry.game_name_vi : entry.game_name_en
  return {
    txId: String(entry.id),
    ...describeKind(entry.kind, entry.amount),
    txTimeInTimestamp: entry.created_at,
    // The hold is recorded before its withdrawal has a number.
    orderNo: entry.withdrawal_id === null ? entry.reference : orderNo(entry.withdrawal_id),
    remark: withNote(game ?? messageText(language, remarkOf(entry)), entry.note),
    amount: entry.amount,
    beforeBalance: entry.balance_after - entry.amount,
    currentAvailBalance: entry.balance_after,
    customerName: name,
    counterparty: nameLedgerAccount(
      {
        kind: entry.other_kind ?? '',
        owner: entry.other_name === name ? null : entry.other_name,
        vendor: language === 'VI' ? entry.vendor_name_vi : entry.vendor_name_en,
      },
      language,
    ),
  }
}

/** Money that was put on hold for a withdrawal is told by what became of it, not by what was true that day. */
function remarkOf({ remark, withdrawal_state: state }: StatementEntry): string {
  return state === null ? remark : `wallet.statement.remark.withdrawal.${state}`
}

/** A ledger account by its kind; `owner` is another account's name, `vendor` the name of the vendor that it belongs to. */
export type NamedLedgerAccount = { kind: string; owner: string | null; vendor: string | null }

/** What a member calls a ledger account. */
export function nameLedgerAccount(
  { kind, owner, vendor }: NamedLedgerAccount,
  language: 'VI' | 'EN',
): string {
  if (owner !== null) return shownName(owner)
  if (vendor !== null) return vendor
  const word = words[kind.split(':')[0] ?? ''] ?? 'operator'
  return messageText(language, `wallet.party.${word}`)
}

const words: Readonly<Record<string, string>> = {
  wallet: 'wallet',
  hold: 'hold',
  transit: 'transit',
  bank: 'bank',
  suspense: 'waiting',
  vendor: 'vendor',
  jackpot: 'jackpot',
  debt: 'debt',
}
