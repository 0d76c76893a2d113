import { createHash } from 'node:crypto'
import type { TransferKind } from './transfer-kinds.ts'

/** One transfer as asked for: signed whole amounts of one currency over two or more ledger accounts, sum zero. */
export type TransferRequest = {
  /** Who chose the key: keys are unique inside a scope. */
  scope: string
  key: string
  /** Fingerprint of the request, see `hashRequest`; the same key with another one is refused. */
  requestHash: string
  kind: TransferKind
  /** The memo of a deposit, the order number of a bet. */
  reference: string
  /** A message key `area.key`, or plain words. */
  remark: string
  /** Milliseconds since 1970. */
  now: number
  entries: readonly { ledgerAccountId: number; amount: number }[]
}

/** What became of a request. `balances` are the balances right after the transfer, also on a replay. */
export type Posted =
  | { outcome: 'posted' | 'replayed'; transferId: number; balances: Map<number, number> }
  | { outcome: 'insufficient' }
  | { outcome: 'key-reused' }

/** The fingerprint of what was asked for, for `TransferRequest.requestHash`. */
export function hashRequest(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Throws for what no ledger could ever take, so that it never reaches the others of its batch. */
export function requireSound({ scope, key, entries }: TransferRequest): void {
  const accounts = new Set(entries.map(({ ledgerAccountId }) => ledgerAccountId))
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  const isWhole = entries.every(
    ({ ledgerAccountId, amount }) =>
      Number.isSafeInteger(ledgerAccountId) && Number.isSafeInteger(amount) && amount !== 0,
  )
  if (accounts.size < 2 || accounts.size !== entries.length || sum !== 0 || !isWhole) {
    throw new RangeError(
      `transfer ${scope}/${key} needs whole amounts other than zero over two or more ledger accounts, sum zero`,
    )
  }
}
