import { describe, expect, it } from 'vitest'
import { mostPayout, standingOdds, type StandingLeg } from '../src/matches/match-payout.ts'

const leg = (odds: number, result: StandingLeg['result'] = null): StandingLeg => ({ odds, result })

describe('what a bet on matches can still return (games 87)', () => {
  it.each([
    // 50,000 x 1.90 x 2.05 x 2.10
    ['all go on', [leg(1900), leg(2050), leg(2100)], 408_975],
    // 50,000 x 1.90 x 2.05
    ['one was called off', [leg(1900), leg(2050), leg(2100, 'push')], 194_750],
    // 50,000 x 1.90 x (2.05 + 1) / 2
    ['one won half', [leg(1900), leg(2050, 'half-won'), leg(2100, 'push')], 144_875],
    // 50,000 x 1.90 / 2
    ['one lost half', [leg(1900), leg(2050, 'half-lost')], 47_500],
    ['one is lost', [leg(1900, 'lost'), leg(2050)], 0],
    ['all were called off', [leg(1900, 'push'), leg(2050, 'push')], 50_000],
    // At most 1,000 times the stake (games 65).
    ['odds above the published ones', [leg(90_000), leg(90_000)], 50_000_000],
  ])('where %s', (_case, legs, amount) => {
    expect(mostPayout(50_000, legs)).toBe(amount)
  })

  it.each([
    // 1.90 x 2.05
    ['without what was called off', [leg(1900), leg(2050), leg(2100, 'push')], 3895],
    ['with what was won', [leg(1900, 'won'), leg(2050)], 3895],
    ['with all where none is left', [leg(1900, 'push'), leg(2050, 'push')], 3895],
  ])('stands beside odds %s', (_case, legs, odds) => {
    expect(standingOdds(legs)).toBe(odds)
  })
})
