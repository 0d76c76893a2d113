import { demoEconomy } from '@saola/demo'
import { checkEconomy } from '@saola/rules'
import { describe, expect, it } from 'vitest'
import { demoTerms, seekAll, type Found } from '../src/seekers/seek-all.ts'
import { seekerKinds, type SeekerKind } from '../src/seekers/seekers.ts'

/** In the gate each kind plays so many rounds, in the round all kinds together a million. */
const gateRounds = 10_000
const allRounds = 1_000_000
const economy = demoEconomy()
/** Chance carries a result further from its average once in two million times. */
const deviations = 5

/** Nobody gains: on average, for sure where nothing is chance, and as far as chance explains what came. */
function expectLosses(found: readonly Found[]): void {
  for (const { seeker, sought } of found) {
    const { name, isSure } = seeker.way
    const { result, expected, deviation, staked, bestRound } = sought
    expect(expected, `${name}: what the operator keeps on average`).toBeGreaterThan(0)
    // Cut amounts and ties may move it by a thousandth of a stake, never by more than chance does.
    expect(Math.abs(result - expected), `${name}: what chance explains`).toBeLessThanOrEqual(
      deviations * deviation + staked / 1_000,
    )
    if (!isSure) continue
    expect(bestRound, `${name}: the best round`).toBeLessThanOrEqual(0)
    expect(result, `${name}: for sure`).toBeGreaterThan(0)
  }
  for (const { seeker, sought } of found) {
    const { family, share, isDrawn, name } = seeker.way
    const whole = { name, family, returned: 0, sure: 0, share, isDrawn }
    // What was given is no more than what the operator's check reckons with (promotions 30).
    const most = checkEconomy({ ...economy, games: [whole] }).expected.returned
    expect(sought.given / sought.staked, `${name}: what is given`).toBeLessThanOrEqual(most / 10_000)
  }
}

/** Those who gain on average. */
function gaining(kind: SeekerKind, more: Parameters<typeof seekAll>[2]): string[] {
  return seekAll(kind, 2_000, { given: economy, ...more })
    .filter(({ sought }) => sought.expected < 0)
    .map(({ seeker }) => seeker.way.name)
}

describe('who looks for a gain on the configuration of the demo (promotions 31)', () => {
  it.each(seekerKinds)(`loses in ${gateRounds} rounds: %s`, { timeout: 60_000 }, (kind) => {
    expectLosses(seekAll(kind, gateRounds, { given: economy }))
  })

  it(
    'loses in a million rounds, a quarter of them for each kind',
    { tags: 'round', timeout: 600_000 },
    () => {
      const found = seekerKinds.flatMap((kind) =>
        seekAll(kind, allRounds / seekerKinds.length, { given: economy }),
      )
      expect(found.reduce((sum, { sought }) => sum + sought.rounds, 0)).toBeGreaterThanOrEqual(allRounds)
      for (const { sought } of found) expect(sought.rounds).toBeGreaterThanOrEqual(10_000)
      expectLosses(found)
    },
  )
})

describe('a configuration that gives too much is found by', () => {
  it('the greedy, by points that are worth ten times as much', () => {
    const convert = { points: 100, amount: 50_000 }
    expect(gaining('greedy', { given: { ...economy, convert } })).toContain('lo-2-1k 1')
  })

  it('the greedy, by a rebate', () => {
    const levels = economy.levels.map((level) => ({ ...level, rebates: { ...level.rebates, RNG: 4_000 } }))
    expect(gaining('greedy', { given: { ...economy, levels } })).toEqual(['Owl & Scorpion'])
  })

  it('the line, where thin bets count whole', () => {
    expect(gaining('line', { terms: { ...demoTerms(), wholeFromEdge: 0 } })).toEqual([
      'lo-2-1k 1',
      'de-dac-biet 1',
      'Golden Coin Toss',
    ])
  })

  it('the converters, by points of deposits', () => {
    const earn = { ...economy.earn, deposit: { points: 1, perAmount: 500 } }
    expect(gaining('converter', { given: { ...economy, earn } })).toContain('Golden Coin Toss')
  })

  it('and nobody gains by covering everything, whatever is given for play', () => {
    const terms = { ...demoTerms(), wholeFromEdge: 0 }
    const found = seekAll('coverer', 2_000, { given: economy, terms })
    for (const { seeker, sought } of found) if (seeker.way.isSure) expect(sought.result).toBeGreaterThan(0)
  })
})
