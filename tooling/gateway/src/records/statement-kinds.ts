import { transferKinds } from '../ledger/ledger.ts'
import { statementTypes, type StatementType } from '@saola/protocol'
import type { TransferKind } from '../ledger/ledger.ts'

const typeOfKind = {
  deposit: 'deposit',
  bet: 'betting',
  win: 'winning',
  rollback: 'other',
  adjustment: 'other',
  suspense: 'other',
  hold: 'withdraw',
  release: 'withdraw',
  withdrawal: 'withdraw',
  'withdrawal-return': 'withdraw',
  'vendor-in': 'other',
  'vendor-out': 'other',
  'vendor-return': 'other',
  points: 'other',
  redeem: 'other',
  transfer: 'other',
  salary: 'daily_wage',
  dividend: 'share_bonus',
  promotion: 'dividend',
  rebate: 'betting_rebate',
  referral: 'referral_rebate',
  'jackpot-share': 'other',
  jackpot: 'winning',
  'jackpot-seed': 'other',
  debt: 'other',
} as const satisfies Record<TransferKind, StatementType>

/**
 * Main wallet 6101 deposit, 6201 withdrawal, 6116 dividend, 6131 activity, 4301 daily salary, 6104 and 6207 (wallet 25)
 * between members, 8102 and 8202 between wallets, 6110 and 6208 corrections; slots 3216 stake and 3116 winnings.
 */
const txTypeIds = {
  deposit: { in: 6101, out: 6208 },
  bet: { in: 3116, out: 3216 },
  win: { in: 3116, out: 3216 },
  rollback: { in: 6110, out: 6208 },
  adjustment: { in: 6110, out: 6208 },
  suspense: { in: 6110, out: 6208 },
  hold: { in: 6110, out: 6201 },
  release: { in: 6110, out: 6208 },
  withdrawal: { in: 6110, out: 6201 },
  'withdrawal-return': { in: 6110, out: 6208 },
  'vendor-in': { in: 8102, out: 8202 },
  'vendor-out': { in: 8102, out: 8202 },
  'vendor-return': { in: 8102, out: 8202 },
  points: { in: 6110, out: 6208 },
  redeem: { in: 6131, out: 6208 },
  transfer: { in: 6104, out: 6207 },
  salary: { in: 4301, out: 6208 },
  dividend: { in: 6116, out: 6208 },
  promotion: { in: 6131, out: 6208 },
  rebate: { in: 6111, out: 6208 },
  referral: { in: 6131, out: 6208 },
  'jackpot-share': { in: 6110, out: 6208 },
  jackpot: { in: 3116, out: 3216 },
  'jackpot-seed': { in: 6110, out: 6208 },
  debt: { in: 6110, out: 6208 },
} as const satisfies Record<TransferKind, { in: number; out: number }>

/** The statement's word for a transfer, and the number that the gateway family gives it. */
export function describeKind(kind: TransferKind, amount: number): { type: StatementType; txTypeId: number } {
  return { type: typeOfKind[kind], txTypeId: txTypeIds[kind][amount > 0 ? 'in' : 'out'] }
}

/**
 * The transfers that a `codeTypes` filter lets through: every kind for an empty one, none for types that this
 * gateway does not record. Undefined when a word in it is no type.
 */
export function kindsOfTypes(codeTypes: string): TransferKind[] | undefined {
  const words = codeTypes
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  if (words.length === 0) return [...transferKinds]
  const known: readonly string[] = statementTypes
  if (words.some((word) => !known.includes(word))) return undefined
  return transferKinds.filter((kind) => words.includes(typeOfKind[kind]))
}
