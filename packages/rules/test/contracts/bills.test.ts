import {
  billAt,
  billStates,
  openAmount,
  openBill,
  owed,
  payBill,
  payBills,
  rejectBill,
  type Bill,
  type BillState,
} from '@saola/rules'
import { expect, it } from 'vitest'
import { forSeeds } from '../seeded.ts'

const bill = (state: BillState, paid = 0): Bill => ({ id: 'b1', amount: 1_000, paid, state })
const closed = { kind: 'refused', key: 'contracts.refused.bill_closed' }

it.each([
  [1_000, 'to_collect'],
  [1, 'to_collect'],
  [0, 'not_reached'],
])('a settlement of %i opens a bill that is %s', (amount, state) => {
  expect(openBill('b1', amount)).toStrictEqual({ id: 'b1', amount, paid: 0, state })
  expect(openBill('b1', amount, 9)).toEqual({ id: 'b1', amount, paid: 0, state, expiresAt: 9 })
})

it.each([
  ['to_collect', 0, 1_000],
  ['insufficient_balance', 0, 1_000],
  ['partly_paid', 300, 700],
  ['issued', 1_000, 0],
  ['not_reached', 0, 0],
  ['rejected', 0, 0],
  ['expired', 300, 0],
] as const)('of a bill that is %s with %i paid, %i are open', (state, paid, open) => {
  expect(openAmount(bill(state, paid))).toBe(open)
})

const whole = { partial: false }
const partial = { partial: true }

it.each([
  ['enough', bill('to_collect'), 1_000, whole, bill('issued', 1_000), 1_000],
  ['more than enough', bill('to_collect'), 5_000, partial, bill('issued', 1_000), 1_000],
  ['one đồng short', bill('to_collect'), 999, whole, bill('insufficient_balance'), 0],
  ['one đồng short, in parts', bill('to_collect'), 999, partial, bill('partly_paid', 999), 999],
  ['nothing', bill('to_collect'), 0, partial, bill('insufficient_balance'), 0],
  ['nothing again', bill('insufficient_balance'), 0, whole, bill('insufficient_balance'), 0],
  ['enough after waiting', bill('insufficient_balance'), 1_000, whole, bill('issued', 1_000), 1_000],
  ['the rest', bill('partly_paid', 300), 700, whole, bill('issued', 1_000), 700],
  ['less than the rest', bill('partly_paid', 300), 699, whole, bill('partly_paid', 300), 0],
  ['less than the rest, in parts', bill('partly_paid', 300), 1, partial, bill('partly_paid', 301), 1],
])('pays a bill from a balance of %s', (_case, before, balance, options, after, moved) => {
  expect(payBill(before, balance, options)).toEqual({ kind: 'paid', bill: after, moved })
})

it('waits for the whole sum unless parts are asked for', () => {
  expect(payBill(bill('to_collect'), 999)).toMatchObject({ moved: 0 })
})

it.each(['issued', 'not_reached', 'rejected', 'expired'] as const)('a bill that is %s is closed', (state) => {
  expect(payBill(bill(state, 100), 5_000)).toEqual(closed)
  expect(rejectBill(bill(state, 100))).toEqual(closed)
})

it('rejects a bill of which nothing is paid', () => {
  expect(rejectBill(bill('to_collect'))).toEqual({ kind: 'rejected', bill: bill('rejected') })
  expect(rejectBill(bill('insufficient_balance'))).toEqual({ kind: 'rejected', bill: bill('rejected') })
  expect(rejectBill(bill('partly_paid', 1))).toEqual({
    kind: 'refused',
    key: 'contracts.refused.bill_part_paid',
    params: { paidAmount: 1 },
  })
})

it.each([
  ['to_collect', 99, 'to_collect'],
  ['to_collect', 100, 'expired'],
  ['insufficient_balance', 100, 'expired'],
  ['partly_paid', 100, 'expired'],
  ['issued', 100, 'issued'],
  ['not_reached', 100, 'not_reached'],
  ['rejected', 100, 'rejected'],
] as const)('a bill that is %s until 100 is at %i %s', (state, now, after) => {
  const before = { ...bill(state), expiresAt: 100 }
  expect(billAt(before, now)).toEqual({ ...before, state: after })
})

it('expires for a single đồng too', () => {
  expect(billAt({ ...bill('partly_paid', 999), expiresAt: 100 }, 100).state).toBe('expired')
})

it('waits for ever without an end', () => {
  expect(billAt(bill('to_collect'), Infinity)).toEqual(bill('to_collect'))
})

it('contracts 15: pays all that the balance allows, with a result per row', () => {
  const bills = [
    bill('to_collect'),
    bill('issued', 1_000),
    { ...bill('to_collect'), amount: 5_000 },
    bill('to_collect'),
  ]
  expect(payBills(bills, 2_500)).toEqual({
    results: [
      { kind: 'paid', bill: bill('issued', 1_000), moved: 1_000 },
      closed,
      { kind: 'paid', bill: { ...bill('insufficient_balance'), amount: 5_000 }, moved: 0 },
      { kind: 'paid', bill: bill('issued', 1_000), moved: 1_000 },
    ],
    balance: 500,
  })
})

it('never pays more than it owes or the balance has, and never pays twice', () => {
  forSeeds(200, (random) => {
    let bills = Array.from({ length: 6 }, (_, at) => openBill(`b${at}`, random(0, 3) * 500))
    const due = bills.reduce((sum, one) => sum + one.amount, 0)
    let paid = 0
    for (let round = 0; round < 4; round += 1) {
      const balance = random(0, 2_000)
      const { results, balance: left } = payBills(bills, balance, { partial: random(0, 1) === 0 })
      const moved = results.reduce((sum, result) => sum + (result.kind === 'paid' ? result.moved : 0), 0)
      expect(left).toBe(balance - moved)
      expect(left).toBeGreaterThanOrEqual(0)
      bills = bills.map((one, at) => {
        const result = results[at]
        return result?.kind === 'paid' ? result.bill : one
      })
      paid += moved
    }
    expect(bills.reduce((sum, one) => sum + one.paid, 0)).toBe(paid)
    expect(bills.reduce((sum, one) => sum + openAmount(one), 0)).toBe(due - paid)
    for (const one of bills) expect(billStates).toContain(one.state)
  })
})

it.each([
  [3_000, 0],
  [2_700, 0],
  [2_699, 1],
  [0, 2_700],
])('contracts 16: with a balance of %i the shortfall is %i', (balance, shortfall) => {
  const bills = [
    bill('to_collect'),
    bill('partly_paid', 300),
    bill('issued', 1_000),
    { ...bill('to_collect'), expiresAt: 5 },
  ]
  expect(owed({ bills, running: [600, 400], balance, now: 5 })).toEqual({
    due: 1_700,
    expected: 1_000,
    total: 2_700,
    shortfall,
  })
})
