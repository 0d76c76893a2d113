import { boundsOf } from '@saola/rules'
import { expect, it } from 'vitest'
import { dividend } from './contract-samples.ts'

const merchant = { minRate: 0, maxRate: 50_000 }
const own = dividend(20_000)

it.each([
  ['at the top', { isTop: true }, merchant],
  ['at the top, whatever it has', { isTop: true, own }, merchant],
  ['with a contract of its own', { isTop: false, own }, { ...merchant, own }],
  ['without one', { isTop: false }, { kind: 'refused', key: 'contracts.refused.no_own' }],
])('contracts 20: an account %s offers within %j', (_case, payer, bounds) => {
  expect(boundsOf(merchant, payer)).toEqual(bounds)
})
