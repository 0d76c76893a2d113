import { createMemoryStorage } from '@saola/shell'
import { describe, expect, it } from 'vitest'
import { intend, settleIntention } from '#features/deposit/deposit-intention.ts'
import { readDepositSearch } from '#features/deposit/deposit-search.ts'
import { shortAmount } from '#features/deposit/short-amount.ts'

describe('Amounts on chips', () => {
  it.each([
    [100_000, '100K', '100K'],
    [500_000, '500K', '500K'],
    [1_000_000, '1Tr', '1M'],
    [5_000_000, '5Tr', '5M'],
    [1_500_000, '1500000', '1500000'],
    [999, '999', '999'],
  ])('%i is %s in Vietnamese and %s in English', (dong, vi, en) => {
    expect(shortAmount(dong, 'vi')).toBe(vi)
    expect(shortAmount(dong, 'en')).toBe(en)
  })
})

describe('One key for each wish to deposit', () => {
  it('is the same while the same amount is asked for again, even after a reload', () => {
    const { tab } = createMemoryStorage()
    const newKey = counter()
    expect(intend(tab, 500_000, newKey).key).toBe('key-1')
    expect(intend(tab, 500_000, newKey).key).toBe('key-1')
  })

  it('is another one for another amount', () => {
    const { tab } = createMemoryStorage()
    const newKey = counter()
    intend(tab, 500_000, newKey)
    expect(intend(tab, 100_000, newKey).key).toBe('key-2')
  })

  it('is another one once the gateway has answered', () => {
    const { tab } = createMemoryStorage()
    const newKey = counter()
    intend(tab, 500_000, newKey)
    settleIntention(tab)
    expect(intend(tab, 500_000, newKey).key).toBe('key-2')
  })

  it('survives damaged storage', () => {
    const { tab } = createMemoryStorage()
    tab.write('depositIntention', '{"amount":500000}')
    expect(intend(tab, 500_000, counter()).key).toBe('key-1')
  })
})

describe('The amount in an address', () => {
  it.each([
    [{ amount: '500000' }, { amount: 500_000 }],
    [{ amount: 0 }, {}],
    [{ amount: -1 }, {}],
    [{ amount: 1.5 }, {}],
    [{ amount: 'many' }, {}],
    [{}, {}],
  ])('%o reads as %o', (search, read) => {
    expect(readDepositSearch(search)).toEqual(read)
  })
})

function counter(): () => string {
  let count = 0
  return () => `key-${(count += 1)}`
}
