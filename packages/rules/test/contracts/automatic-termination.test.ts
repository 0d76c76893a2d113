import { applyStep, endedByAccepting, paysAbove, type Contract, type Terms } from '@saola/rules'
import { expect, it } from 'vitest'
import { blank, dividend, downlineNow, realTime, samples, tier } from './contract-samples.ts'
import { forSeeds } from '../seeded.ts'

/** A contract that agent02, the downline of the new one, has with somebody further down. */
function below(id: string, status: Contract['status'], rate: number, offered?: number): Contract {
  return {
    ...blank,
    id,
    upline: 'agent02',
    downline: `member-${id}`,
    status,
    ...(status === 'P' ? {} : { signed: dividend(rate) }),
    ...(offered === undefined ? {} : { offer: { terms: dividend(offered), by: 'upline' } }),
  }
}

it.each([
  ['a signed higher rate', below('d1', 'A', 20_001), true],
  ['the same rate', below('d1', 'A', 20_000), false],
  ['a lower rate', below('d1', 'A', 19_999), false],
  ['a higher rate whose end is asked for', below('d1', 'V', 30_000), true],
  ['a higher offer', below('d1', 'P', 0, 30_000), true],
  ['a lower offer', below('d1', 'P', 0, 20_000), false],
  ['a higher edit of a lower rate', below('d1', 'E', 10_000, 30_000), true],
  ['a lower edit of a higher rate', below('d1', 'E', 30_000, 10_000), true],
  ['a cancelled contract', below('d1', 'C', 30_000), false],
  ['a rejected contract', below('d1', 'R', 30_000), false],
  ['one that nobody offered', below('d1', 'N', 30_000), false],
  ['the contract of another agent', { ...below('d1', 'A', 30_000), upline: 'agent01' }, false],
  ['a contract of another kind', { ...below('d1', 'A', 30_000), kind: 'daily' as const }, false],
])('contracts 4: accepting 20 %% and %s: ends %s', (_case, contract, ends) => {
  expect(endedByAccepting(samples.P, [contract])).toEqual(ends ? [contract] : [])
})

it('contracts 4: accepting writes the end of exactly the listed contracts', () => {
  const higher = below('d1', 'A', 25_000)
  const lower = below('d2', 'A', 15_000)
  const offered = below('d3', 'P', 0, 30_000)
  const downlineContracts = [higher, lower, offered]
  expect(endedByAccepting(samples.P, downlineContracts)).toEqual([higher, offered])
  const result = applyStep(samples.P, { do: 'accept' }, { ...downlineNow, downlineContracts })
  const { signed: _signed, ...closedHigher } = higher
  const { offer: _offer, ...closedOffered } = offered
  expect(result).toMatchObject({
    kind: 'applied',
    ended: [
      { ...closedHigher, status: 'C' },
      { ...closedOffered, status: 'C' },
    ],
    events: [
      { contractId: 'c1', action: 'A', by: 'downline', activityDate: 1_000 },
      { contractId: 'd1', action: 'C', by: 'system', activityDate: 1_000 },
      { contractId: 'd3', action: 'C', by: 'system', activityDate: 1_000 },
    ],
  })
})

it('compares with terms in force when nothing is on the table, and ends nothing without terms', () => {
  expect(endedByAccepting(samples.A, [below('d1', 'A', 15_000)])).toHaveLength(1)
  expect(endedByAccepting(samples.N, [below('d1', 'A', 15_000)])).toEqual([])
})

it('leaves no higher rate below, and touches no other contract', () => {
  forSeeds(100, (whole) => {
    const contracts = Array.from({ length: whole(0, 8) }, (_, at) => below(`d${at}`, 'A', whole(1, 40_000)))
    const ended = new Set(endedByAccepting(samples.P, contracts))
    for (const contract of contracts) {
      expect(ended.has(contract)).toBe(paysAbove(contract.signed ?? dividend(0), dividend(20_000)))
    }
  })
})

const daily = (...tiers: ReturnType<typeof tier>[]): Terms => ({ kind: 'daily', tiers })

it.each([
  ['the top of the ladder', daily(tier(1, 0, 100), tier(2, 0, 900)), daily(tier(1, 0, 800)), true],
  ['a top that comes first', daily(tier(1, 0, 900), tier(2, 0, 100)), daily(tier(1, 0, 800)), true],
  ['an equal top', daily(tier(1, 0, 800)), daily(tier(9, 9, 800)), false],
  ['fixed 1 001 of 100 000 over 1 %', daily(tier(100_000, 0, 1_001, 'F')), daily(tier(1, 0, 1_000)), true],
  ['fixed 1 000 of 100 000 over 1 %', daily(tier(100_000, 0, 1_000, 'F')), daily(tier(1, 0, 1_000)), false],
  ['1 % over fixed 999 of 100 000', daily(tier(1, 0, 1_000)), daily(tier(100_000, 0, 999, 'F')), true],
  ['a fixed amount for no bet', daily(tier(0, 0, 1, 'F')), daily(tier(1, 0, 100_000)), true],
  ['the lowest rate over an empty ladder', daily(tier(1, 0, 1)), daily(), true],
  ['an empty ladder', daily(), daily(tier(1, 0, 1)), false],
  ['a higher loss rate', realTime(2, 1), realTime(1, 1), true],
  ['a higher profit rate', realTime(1, 2), realTime(1, 1), true],
  ['a higher profit but lower loss rate', realTime(1, 2), realTime(2, 1), true],
  ['equal real-time rates', realTime(1, 1), realTime(1, 1), false],
])('%s pays above: %4$s', (_case, a, b, above) => {
  expect(paysAbove(a, b)).toBe(above)
})

it.each([
  [dividend(1), daily(tier(1, 0, 1))],
  [realTime(1, 1), dividend(1)],
  [dividend(1), realTime(1, 1)],
])('throws for terms of two kinds', (a, b) => {
  expect(() => paysAbove(a, b)).toThrow(`A ${a.kind} contract has no rate of a ${b.kind} contract`)
})
