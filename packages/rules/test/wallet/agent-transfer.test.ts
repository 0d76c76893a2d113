import { checkAgentTransfer, leftToTransfer } from '@saola/rules'
import { expect, it } from 'vitest'

const bounds = { minimumAmount: 10_000, dailyCap: 1_000_000, sentToday: 400_000 }
const small = { kind: 'refused', key: 'transfer.refused.small', params: { minAmount: 10_000 } }
const cap = { kind: 'refused', key: 'transfer.refused.cap' }

it.each([
  ['the least', 10_000, undefined],
  ['all that is left of the day', 600_000, undefined],
  ['less than the least', 9_999, small],
  ['nothing', 0, small],
  ['less than nothing', -10_000, small],
  ['a part of a đồng', 10_000.5, small],
  ['no number', Number.NaN, small],
  ['a đồng more than is left', 600_001, cap],
])("a transfer along the line keeps within the merchant's bounds (team 23): %s", (_, amount, refusal) => {
  expect(checkAgentTransfer(amount, bounds)).toEqual(refusal)
})

it.each([
  ['of a fresh day', 0, 1_000_000],
  ['after some', 400_000, 600_000],
  ['after all', 1_000_000, 0],
  ['after a cap that was lowered', 1_500_000, 0],
])('what is left to transfer in a day (team 23) %s', (_, sentToday, left) => {
  expect(leftToTransfer({ dailyCap: 1_000_000, sentToday })).toBe(left)
})
