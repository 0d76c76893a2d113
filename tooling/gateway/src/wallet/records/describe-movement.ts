import type { StatementRow } from '@saola/protocol'
import { messageText } from '../../http/messages.ts'
import { describeKind } from './statement-kinds.ts'
import type { Movement } from './statement-store.ts'
import { orderNo } from '../withdrawal/withdrawal-store.ts'

/** Whose statement it is, and in which language it is read. */
export type Reader = { name: string; language: 'VI' | 'EN' }

/** A row of the statement as its owner reads it. */
export function describeMovement(movement: Movement, { name, language }: Reader): StatementRow {
  const game = language === 'VI' ? movement.game_name_vi : movement.game_name_en
  return {
    txId: String(movement.id),
    ...describeKind(movement.kind, movement.amount),
    txTimeInTimestamp: movement.created_at,
    // The hold is booked before its withdrawal has a number.
    orderNo: movement.withdrawal_id === null ? movement.reference : orderNo(movement.withdrawal_id),
    remark: game ?? messageText(language, remarkOf(movement)),
    amount: movement.amount,
    beforeBalance: movement.balance_after - movement.amount,
    currentAvailBalance: movement.balance_after,
    customerName: name,
    counterparty: nameBook(
      {
        kind: movement.other_kind ?? '',
        owner: movement.other_name === name ? null : movement.other_name,
        vendor: language === 'VI' ? movement.vendor_name_vi : movement.vendor_name_en,
      },
      language,
    ),
  }
}

/** Money that was put on hold for a withdrawal is told by what became of it, not by what was true that day. */
function remarkOf({ remark, withdrawal_state: state }: Movement): string {
  return state === null ? remark : `wallet.statement.remark.withdrawal.${state}`
}

/** A book by its kind; `owner` is another account's name, `vendor` the name of the vendor that it belongs to. */
export type NamedBook = { kind: string; owner: string | null; vendor: string | null }

/** What a member calls a book. */
export function nameBook({ kind, owner, vendor }: NamedBook, language: 'VI' | 'EN'): string {
  if (owner !== null) return owner
  if (vendor !== null) return vendor
  const word = kind.startsWith('vendor:') ? 'vendor' : (words[kind] ?? 'operator')
  return messageText(language, `wallet.party.${word}`)
}

const words: Readonly<Record<string, string>> = {
  player: 'wallet',
  hold: 'hold',
  transit: 'transit',
  bank: 'bank',
  suspense: 'waiting',
}
