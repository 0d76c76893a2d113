import { billAt, openAmount, type Bill } from './bill.ts'

/** What an upline owes, in đồng: now, at the next settlement, and what its balance lacks for both. */
export type Owed = {
  readonly due: number
  readonly expected: number
  readonly total: number
  readonly shortfall: number
}

/**
 * What I owe: open bills at `now` (ms), the running periods as they stand, and the shortfall against the balance,
 * known before the settlement asks for the money.
 */
export function owed(debts: {
  readonly bills: readonly Bill[]
  /** What each running contract would pay if its period ended now. */
  readonly running: readonly number[]
  readonly balance: number
  readonly now: number
}): Owed {
  const due = sum(debts.bills.map((bill) => openAmount(billAt(bill, debts.now))))
  const expected = sum(debts.running)
  const total = due + expected
  return { due, expected, total, shortfall: Math.max(0, total - debts.balance) }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
