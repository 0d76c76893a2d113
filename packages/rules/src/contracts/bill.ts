import { refuse, type Refusal } from '../refusal.ts'

/**
 * Where a settlement bill is. `to_collect` waits for payment; `issued` is paid in full; `insufficient_balance` was asked
 * for and waits until the payer has the money; `not_reached` owes nothing, because no tier or no profit was reached.
 */
export const billStates = [
  'to_collect',
  'issued',
  'partly_paid',
  'insufficient_balance',
  'not_reached',
  'rejected',
  'expired',
] as const
export type BillState = (typeof billStates)[number]

/** What the upline owes for one period, in đồng. Without `expiresAt` (ms) the bill waits for ever. */
export type Bill = {
  readonly id: string
  readonly amount: number
  readonly paid: number
  readonly state: BillState
  readonly expiresAt?: number
}

/** A payment: the bill after it, and the đồng that moved from the payer to the receiver. */
export type Payment = { readonly kind: 'paid'; readonly bill: Bill; readonly moved: number }

const payableStates: ReadonlySet<BillState> = new Set(['to_collect', 'partly_paid', 'insufficient_balance'])

/** Opens the bill of a settled period. */
export function openBill(id: string, amount: number, expiresAt?: number): Bill {
  const state = amount > 0 ? 'to_collect' : 'not_reached'
  return { id, amount, paid: 0, state, ...(expiresAt === undefined ? {} : { expiresAt }) }
}

/** What is still to be paid, in đồng; nothing for a bill that is paid or closed. */
export function openAmount(bill: Bill): number {
  return payableStates.has(bill.state) ? bill.amount - bill.paid : 0
}

/**
 * Pays what is open from the upline's balance. When the balance is short the bill waits as `insufficient_balance` and
 * nothing moves; with `partial` the whole balance moves and the bill is `partly_paid`.
 */
export function payBill(bill: Bill, balance: number, options: { partial?: boolean } = {}): Payment | Refusal {
  const open = openAmount(bill)
  if (open === 0) return refuse('contracts.refused.bill_closed')
  if (balance >= open)
    return { kind: 'paid', bill: { ...bill, paid: bill.amount, state: 'issued' }, moved: open }
  if (options.partial === true && balance > 0) {
    return {
      kind: 'paid',
      bill: { ...bill, paid: bill.paid + balance, state: 'partly_paid' },
      moved: balance,
    }
  }
  const state = bill.paid > 0 ? 'partly_paid' : 'insufficient_balance'
  return { kind: 'paid', bill: { ...bill, state }, moved: 0 }
}

/**
 * Pays bills in the order given from one balance: the result of each, and what is left. A bill that the rest cannot
 * pay does not stop smaller ones behind it.
 */
export function payBills(
  bills: readonly Bill[],
  balance: number,
  options: { partial?: boolean } = {},
): { results: (Payment | Refusal)[]; balance: number } {
  let left = balance
  const results = bills.map((bill) => {
    const result = payBill(bill, left, options)
    if (result.kind === 'paid') left -= result.moved
    return result
  })
  return { results, balance: left }
}

/** Refuses a bill of which nothing has been paid. */
export function rejectBill(bill: Bill): { kind: 'rejected'; bill: Bill } | Refusal {
  if (openAmount(bill) === 0) return refuse('contracts.refused.bill_closed')
  if (bill.paid > 0) return refuse('contracts.refused.bill_part_paid', { paidAmount: bill.paid })
  return { kind: 'rejected', bill: { ...bill, state: 'rejected' } }
}

/** The bill at a time in ms: what is open once its time is over has expired, what was paid stays paid. */
export function billAt(bill: Bill, now: number): Bill {
  const over = bill.expiresAt !== undefined && bill.expiresAt <= now
  return over && openAmount(bill) > 0 ? { ...bill, state: 'expired' } : bill
}
