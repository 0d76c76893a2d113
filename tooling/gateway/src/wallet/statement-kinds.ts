import { statementTypes, type StatementType } from '@saola/protocol'
import type { TransferKind } from './ledger.ts'

const typeOfKind = {
  deposit: 'deposit',
  bet: 'betting',
  win: 'winning',
  rollback: 'other',
  adjustment: 'other',
  suspense: 'other',
} as const satisfies Record<TransferKind, StatementType>

/** Wire 5: main wallet 6101 deposit, 6110 and 6208 corrections; slots 3216 stake and 3116 winnings. */
const txTypeIds = {
  deposit: { in: 6101, out: 6208 },
  bet: { in: 3116, out: 3216 },
  win: { in: 3116, out: 3216 },
  rollback: { in: 6110, out: 6208 },
  adjustment: { in: 6110, out: 6208 },
  suspense: { in: 6110, out: 6208 },
} as const satisfies Record<TransferKind, { in: number; out: number }>

/** The statement's word for a transfer, and the number that the gateway family gives it. */
export function describeKind(kind: TransferKind, amount: number): { type: StatementType; txTypeId: number } {
  return { type: typeOfKind[kind], txTypeId: txTypeIds[kind][amount > 0 ? 'in' : 'out'] }
}

/**
 * The transfers that a `codeTypes` filter lets through: every kind for an empty one, none for types that this
 * gateway does not book. Undefined when a word in it is no type.
 */
export function kindsOfTypes(codeTypes: string): TransferKind[] | undefined {
  const kinds = Object.keys(typeOfKind) as TransferKind[]
  const words = codeTypes
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  if (words.length === 0) return kinds
  const known: readonly string[] = statementTypes
  if (words.some((word) => !known.includes(word))) return undefined
  return kinds.filter((kind) => words.includes(typeOfKind[kind]))
}
