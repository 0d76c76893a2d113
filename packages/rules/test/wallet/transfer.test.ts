import { matchTransfer, transferSettlement, type AwaitedDeposit } from '@saola/rules'
import { describe, expect, it } from 'vitest'
import { forSeeds } from '../seeded.ts'

const open: AwaitedDeposit & { id: string } = {
  id: 'd1',
  owner: 'a',
  amount: 200_000,
  memo: 'SAOLAABCDEFGHJKLM',
  isPaid: false,
  expiresAt: 1_000,
}
const paid = { ...open, isPaid: true }

it.each([
  ['the amount in time', open, 200_000, 999, 'exact'],
  ['one đồng less', open, 199_999, 999, 'wrong-amount'],
  ['one đồng more', open, 200_001, 999, 'wrong-amount'],
  ['the amount when the code is over', open, 200_000, 1_000, 'late'],
  ['another amount when the code is over', open, 1, 1_000, 'late'],
  ['the amount a second time', paid, 200_000, 999, 'twice'],
  ['a second time, late', paid, 200_000, 5_000, 'twice'],
  ['no deposit', undefined, 200_000, 999, 'unknown-memo'],
])('wallet 8: %s', (_case, deposit, amount, receivedAt, outcome) => {
  const transfer = { text: open.memo, amount, receivedAt }
  expect(matchTransfer(deposit ? [deposit] : [], transfer).outcome).toBe(outcome)
})

it.each([
  ['exact', 'credited', 'credited'],
  ['wrong-amount', 'credit', 'operator'],
  ['late', 'credit', 'operator'],
  ['twice', 'credit', 'operator'],
  ['unknown-memo', 'operator', 'operator'],
  ['several-memos', 'operator', 'operator'],
  ['reference-taken', 'operator', 'operator'],
] as const)(
  'a transfer that is %s ends as %s, and as %s where the merchant looks first',
  (outcome, by, strict) => {
    expect(transferSettlement(outcome, true)).toBe(by)
    expect(transferSettlement(outcome, false)).toBe(strict)
  },
)

it.each([
  ['MBVCB.SAOLAABCDEFGHJKLM.CT', 200_000, { outcome: 'exact', deposits: [open], credited: 200_000, kept: 0 }],
  ['saola abcdefghjklm', 5_000, { outcome: 'wrong-amount', deposits: [open], credited: 0, kept: 5_000 }],
  ['saola abcdefghjklx', 200_000, { outcome: 'unknown-memo', deposits: [], credited: 0, kept: 200_000 }],
])('puts "%s" with %i đồng somewhere', (text, amount, matched) => {
  expect(matchTransfer([open], { text, amount, receivedAt: 1 })).toEqual(matched)
})

it('takes the longest memo when one begins with another', () => {
  const longer = { ...open, id: 'd2', memo: 'SAOLAABCDEFGHJKLMN' }
  const transfer = { text: 'SAOLAABCDEFGHJKLMN', amount: 200_000, receivedAt: 1 }
  expect(matchTransfer([open, longer], transfer).deposits).toEqual([longer])
  expect(matchTransfer([longer, open], transfer).deposits).toEqual([longer])
})

describe('wallet 10: a transfer that names two deposits of two members', () => {
  const other = { ...open, id: 'd2', owner: 'b', memo: 'SAOLA222222222222' }
  const both = `${open.memo} ${other.memo}`
  it.each([
    ['of the amount of one', open.amount],
    ['of both amounts', 2 * open.amount],
    ['of another amount', 5_000],
  ])("%s waits for a person, and is nobody's", (_case, amount) => {
    for (const deposits of [
      [open, other],
      [other, open],
      [paid, other],
    ]) {
      expect(matchTransfer(deposits, { text: both, amount, receivedAt: 1 })).toEqual({
        outcome: 'several-memos',
        deposits: [],
        credited: 0,
        kept: amount,
      })
    }
  })

  it('is about one of them where the other memo stands within it', () => {
    const short = { ...open, id: 'd3', memo: 'ABCDEFGHJKLM' }
    const transfer = { text: open.memo, amount: open.amount, receivedAt: 1 }
    expect(matchTransfer([short, open], transfer)).toMatchObject({
      outcome: 'exact',
      deposits: [{ id: 'd1' }],
    })
  })
})

describe('wallet 10: a transfer that names two deposits of one member', () => {
  const other = { ...open, id: 'd2', amount: 50_000, memo: 'SAOLA222222222222' }
  const both = `${open.memo}/${other.memo}`

  it('pays both where it is their sum and both still wait', () => {
    expect(matchTransfer([open, other], { text: both, amount: 250_000, receivedAt: 999 })).toEqual({
      outcome: 'exact',
      deposits: [open, other],
      credited: 250_000,
      kept: 0,
    })
  })

  it.each([
    ['is one đồng less', [open, other], 249_999, 999],
    ['is one đồng more', [open, other], 250_001, 999],
    ['is the amount of one', [open, other], 200_000, 999],
    ['finds one of them paid', [paid, other], 250_000, 999],
    ['comes when one code is over', [open, { ...other, expiresAt: 900 }], 250_000, 999],
  ])('waits for a person where it %s', (_case, deposits, amount, receivedAt) => {
    expect(matchTransfer(deposits, { text: both, amount, receivedAt })).toEqual({
      outcome: 'several-memos',
      deposits: [],
      credited: 0,
      kept: amount,
    })
  })
})

it.each([
  ['booked in time and heard of late', 999, 5_000, 'exact'],
  ['booked late', 1_000, 5_000, 'late'],
  ['heard of in time, though the clock of the bank is ahead', 5_000, 999, 'exact'],
  ['heard of late, without a word of the bank', undefined, 1_000, 'late'],
])('wallet 8: money that was %s', (_case, bookedAt, receivedAt, outcome) => {
  const transfer = { text: open.memo, amount: open.amount, receivedAt, bookedAt }
  expect(matchTransfer([open], transfer).outcome).toBe(outcome)
})

it('loses no đồng, whatever arrives', () => {
  forSeeds(300, (whole) => {
    const deposits = [open, { ...paid, id: 'd2', memo: 'SAOLA222222222222' }]
    const text =
      ['SAOLAABCDEFGHJKLM', 'SAOLA222222222222', 'SAOLAABCDEFGHJKLM SAOLA222222222222', 'hello'][
        whole(0, 3)
      ] ?? ''
    const amount = [200_000, whole(1, 900_000_000)][whole(0, 1)] ?? 1
    const matched = matchTransfer(deposits, { text, amount, receivedAt: whole(0, 2_000) })
    expect(matched.credited + matched.kept).toBe(amount)
    expect(matched.credited > 0).toBe(matched.outcome === 'exact')
  })
})
