import { whatIf, type PeriodFigures } from '@saola/rules'
import { expect, it } from 'vitest'
import { dividend, realTime, tier } from './contract-samples.ts'

const window = { from: 0, to: 300_000 }

function lost(netLoss: number, more: Partial<PeriodFigures> = {}): PeriodFigures {
  return { validBet: 100, activeMembers: 5, netLoss, window, ...more }
}

it('contracts 17: both sides of an offer over three periods, a loss of the operator running through', () => {
  const periods = [
    { key: 'p1', downline: lost(1_000_000), upline: lost(3_000_000) },
    { key: 'p2', downline: lost(-400_000), upline: lost(500_000) },
    { key: 'p3', downline: lost(1_000_000), upline: lost(-100_000) },
  ]
  expect(whatIf({ terms: dividend(10_000), own: dividend(20_000) }, periods)).toEqual({
    rows: [
      { key: 'p1', tier: 0, downlineAmount: 100_000, uplineAmount: 500_000 },
      { key: 'p2', tier: 0, downlineAmount: 0, uplineAmount: 100_000 },
      { key: 'p3', tier: 0, downlineAmount: 60_000, uplineAmount: -60_000 },
    ],
    downlineAmount: 160_000,
    uplineAmount: 540_000,
  })
})

it("carries the upline's own loss too", () => {
  const periods = [
    { key: 'p1', downline: lost(0), upline: lost(-500_000) },
    { key: 'p2', downline: lost(0), upline: lost(700_000) },
  ]
  const found = whatIf({ terms: dividend(10_000), own: dividend(20_000) }, periods)
  expect(found.rows.map((row) => row.uplineAmount)).toEqual([0, 40_000])
})

it('forgets losses when the merchant does', () => {
  const periods = [
    { key: 'p1', downline: lost(-400_000) },
    { key: 'p2', downline: lost(1_000_000) },
  ]
  const found = whatIf({ terms: dividend(10_000), carryOver: 'none' }, periods)
  expect(found).toMatchObject({ downlineAmount: 100_000, uplineAmount: -100_000 })
})

it('counts a loss from before the first period once', () => {
  const periods = [
    { key: 'p1', downline: lost(100_000, { carriedIn: -300_000 }) },
    { key: 'p2', downline: lost(500_000, { carriedIn: -900_000 }) },
  ]
  const found = whatIf({ terms: dividend(10_000) }, periods)
  expect(found.rows.map((row) => row.downlineAmount)).toEqual([0, 30_000])
})

it.each([
  ['own terms', { terms: dividend(10_000) }, lost(3_000_000)],
  ["the upline's figures", { terms: dividend(10_000), own: dividend(20_000) }, undefined],
])('without %s the upline only pays', (_case, proposal, upline) => {
  const period = { key: 'p1', downline: lost(1_000_000), ...(upline ? { upline } : {}) }
  expect(whatIf(proposal, [period]).uplineAmount).toBe(-100_000)
})

it("starts with the upline's figures when they begin later", () => {
  const periods = [
    { key: 'p1', downline: lost(0) },
    { key: 'p2', downline: lost(0), upline: lost(1_000_000) },
  ]
  const found = whatIf({ terms: dividend(10_000), own: dividend(20_000) }, periods)
  expect(found.rows.map((row) => row.uplineAmount)).toEqual([0, 200_000])
})

it('works for salaries, and names the tier that was missed', () => {
  const terms = { kind: 'daily', tiers: [tier(101, 0, 1_000)] } as const
  expect(whatIf({ terms }, [{ key: 'p1', downline: lost(0) }]).rows).toEqual([
    { key: 'p1', tier: undefined, downlineAmount: 0, uplineAmount: 0 },
  ])
  const bets = [{ member: 'lan', round: 'r1', stake: 10_000, payout: 0, share: 10_000, settledAt: 5 }]
  const found = whatIf({ terms: realTime(1_000, 0) }, [{ key: 'p1', downline: lost(0, { bets }) }])
  expect(found.downlineAmount).toBe(100)
})

it('says nothing about no periods', () => {
  expect(whatIf({ terms: dividend(1) }, [])).toEqual({ rows: [], downlineAmount: 0, uplineAmount: 0 })
})
