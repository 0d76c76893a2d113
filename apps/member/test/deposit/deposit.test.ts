import type { Deposit } from '@saola/protocol'
import { describe, expect, it } from 'vitest'
import { readDepositSearch, readPageSearch } from '#features/deposit/list/deposit-search.ts'
import { nextLookMs } from '#features/deposit/pay/next-look.ts'

describe('The amount in an address', () => {
  it.each([
    [{ amount: '500000' }, { amount: 500_000 }],
    [{ amount: 0 }, {}],
    [{ amount: -1 }, {}],
    [{ amount: 1.5 }, {}],
    [{ amount: 'many' }, {}],
    [
      { amount: '500000', step: 'review' },
      { amount: 500_000, step: 'review' },
    ],
    [{ step: 'done' }, {}],
    [{}, {}],
  ])('%o reads as %o', (search, read) => {
    expect(readDepositSearch(search)).toEqual(read)
  })
})

describe('The page of a list', () => {
  it.each([
    ['3', { page: 3 }],
    [2, { page: 2 }],
    ['1', {}],
    ['0', {}],
    ['-1', {}],
    ['1.5', {}],
    ['two', {}],
    [undefined, {}],
  ])('%s is %o', (page, search) => {
    expect(readPageSearch({ page })).toEqual(search)
  })
})

describe('Looking for money', () => {
  const minute = 60_000
  const deposit = {
    status: 'pending',
    expiresAt: 15 * minute,
    creditsOthers: true,
    arrivals: [],
  } as const satisfies Partial<Deposit>
  const waiting = [{ amount: 1, outcome: 'late', state: 'waiting', at: 0 }] as const
  const credited = [{ amount: 1, outcome: 'exact', state: 'credited', at: 0 }] as const

  it.each([
    ['while it is awaited', deposit, 0, 2_000],
    ['right after its time, more slowly', { ...deposit, status: 'expired' }, 15 * minute, 5_000],
    ['long after its time, no more', { ...deposit, status: 'expired' }, 25 * minute, false],
    ['while it is being credited', { ...deposit, status: 'expired', arrivals: waiting }, 25 * minute, 2_000],
    ['a second one, too', { ...deposit, status: 'received', arrivals: waiting }, 0, 2_000],
    ['once it is there, no more', { ...deposit, status: 'received', arrivals: credited }, 0, false],
    [
      'while people look at it, no more',
      { ...deposit, status: 'received', arrivals: waiting, creditsOthers: false },
      0,
      false,
    ],
  ] as const)('%s', (_case, seen, now, ms) => {
    expect(nextLookMs({ ...seen, arrivals: [...seen.arrivals] }, now)).toBe(ms)
  })
})
