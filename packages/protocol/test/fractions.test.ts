import { calls } from '@saola/protocol'
import { expect, it } from 'vitest'

const transfer = {
  orderNo: 'T1',
  isSent: true,
  direction: 'down',
  customerName: 'an',
  amount: 1_234.56,
  createdAt: 1,
} as const

it('rows of money that another gateway counts in hundredths are read with them (wire 37)', () => {
  const { list } = calls.team.transfers.reply.parse({ list: [transfer], totalCount: 1 })
  expect(list[0]?.amount).toBe(1_234.56)
  expect(
    calls.wallet.lifetime.reply.parse({ deposited: 10.5, withdrawn: 0.25, net: 10.25, since: 1 }),
  ).toMatchObject({ deposited: 10.5, net: 10.25 })
})

it.each([1_234.56, 0.5, -1, 0])('an act sends whole amounts and not %d', (amount) => {
  expect(calls.wallet.deposit.input.safeParse({ amount }).success).toBe(false)
  expect(calls.wallet.deposit.input.safeParse({ amount: 1_234 }).success).toBe(true)
})
