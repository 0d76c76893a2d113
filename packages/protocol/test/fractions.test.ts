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

it('an amount or a time that travels as text is read as its number (wire 9)', () => {
  const asText = { ...transfer, amount: '1234.56', createdAt: '1700000000000' }
  const { list } = calls.team.transfers.reply.parse({ list: [asText], totalCount: '1' })
  expect(list[0]).toMatchObject({ amount: 1_234.56, createdAt: 1_700_000_000_000 })
  expect(
    calls.wallet.lifetime.reply.parse({ deposited: '10.5', withdrawn: '0', net: '1E+1', since: '1' }),
  ).toEqual({ deposited: 10.5, withdrawn: 0, net: 10, since: 1 })
  expect(
    calls.wallet.lifetime.reply.safeParse({ deposited: 'ten', withdrawn: 0, net: 0, since: 1 }).success,
  ).toBe(false)
})

it.each([1_234.56, 0.5, -1, 0])('an act sends whole amounts and not %d', (amount) => {
  expect(calls.wallet.deposit.input.safeParse({ amount }).success).toBe(false)
  expect(calls.wallet.deposit.input.safeParse({ amount: 1_234 }).success).toBe(true)
})
