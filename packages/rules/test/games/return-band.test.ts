import { describe, expect, it } from 'vitest'
import { returnBand, type ReturnSample } from '@saola/rules'
import { forSeeds, type Whole } from '../seeded.ts'

/** Heads or tails: 1.96 of the stake in half of all rounds. */
const coin = { tail: [[19_600, 0.5]], above: 10_000, fairReturn: null, isAbout: false } as const
const stated = { rtp: 9_800, odds: coin, volatility: 'low' }

/** Rounds of some stakes, each paid by what the numbers say. */
function play(rounds: number, payout: (stake: number) => number, stakes = [10_000]): ReturnSample {
  const sample = { rounds, staked: 0, returned: 0, stakeSquares: 0, returnSquares: 0, products: 0 }
  for (let round = 0; round < rounds; round++) {
    const stake = stakes[round % stakes.length] ?? 0
    const paid = payout(stake)
    sample.staked += stake
    sample.returned += paid
    sample.stakeSquares += stake ** 2
    sample.returnSquares += paid ** 2
    sample.products += stake * paid
  }
  return sample
}

/** A coin that falls on its side so often, in hundredths. */
function toss(whole: Whole, hundredths: number): (stake: number) => number {
  return (stake) => (whole(1, 100) <= hundredths ? stake * 1.96 : 0)
}

describe('the band of an actual return (games 108)', () => {
  it('is 3.29 deviations of the model wide on each side, narrower by the root of the rounds', () => {
    forSeeds(5, (whole) => {
      expect(returnBand(play(10_000, toss(whole, 50)), stated).standing).toBe('inside')
    })
    const band = returnBand(
      play(10_000, (stake) => stake * 0.98),
      stated,
    )
    // A coin that pays 1.96 or nothing is spread by 0.98 around 0.98; of 10,000 rounds by 0.0098.
    expect(band).toMatchObject({ stated: 9_800, deviation: 0.98, deviationOf: 'model' })
    expect([band.least, band.most]).toEqual([9_800 - 322, 9_800 + 322])
    const narrow = returnBand(
      play(1_000_000, (stake) => stake * 0.98),
      stated,
    )
    expect([narrow.least, narrow.most]).toEqual([9_800 - 32, 9_800 + 32])
  })

  it('is left by a coin that falls on one side too often', () => {
    forSeeds(5, (whole) => {
      expect(returnBand(play(100_000, toss(whole, 52)), stated).standing).toBe('above')
      expect(returnBand(play(100_000, toss(whole, 48)), stated).standing).toBe('below')
    })
  })

  it('says nothing of fewer than a thousand rounds, large stakes among small ones counting for fewer', () => {
    expect(
      returnBand(
        play(999, () => 0),
        stated,
      ).standing,
    ).toBe('few')
    expect(
      returnBand(
        play(1_000, () => 0),
        stated,
      ).standing,
    ).toBe('below')
    const uneven = play(2_000, () => 0, [1_000, ...Array.from({ length: 99 }, () => 1)])
    expect(returnBand(uneven, stated).standing).toBe('few')
    expect(
      returnBand(
        play(0, () => 0),
        stated,
      ),
    ).toMatchObject({ actual: 0, standing: 'few' })
  })

  it('takes what is not told of small payouts to be spread as far as it can be', () => {
    // One round in ten pays ten times the stake, which is the whole return: nothing is left for small payouts.
    const rare = { tail: [[100_000, 0.1]], above: 10_000, fairReturn: null, isAbout: false } as const
    const none = returnBand(
      play(1_000, () => 0),
      { rtp: 10_000, odds: rare, volatility: 'high' },
    )
    expect(none.deviation).toBe(3)
    // Half of the return comes in payouts up to the stake, at most as stakes that come back.
    const half = returnBand(
      play(1_000, () => 0),
      {
        rtp: 10_000,
        odds: { ...rare, tail: [[100_000, 0.05]] },
        volatility: 'high',
      },
    )
    expect(half.deviation).toBe(2.12)
  })

  it('goes by a stated deviation where no model tells one, or by what was seen where that is more', () => {
    const unknown = returnBand(
      play(10_000, (stake) => stake),
      { rtp: 9_800, volatility: 'medium' },
    )
    expect(unknown).toMatchObject({ deviation: 8, deviationOf: 'stated', standing: 'inside' })
    const chosen = { tail: [], above: 10_000, fairReturn: 9_900, isAbout: false } as const
    let round = 0
    // A thousand times the stake once in a thousand rounds.
    const wild = play(10_000, (stake) => (round++ % 1_000 === 0 ? stake * 1_000 : 0))
    const band = returnBand(wild, { rtp: 9_900, odds: chosen, volatility: 'low' })
    expect(band.deviationOf).toBe('stated')
    expect(band.deviation).toBeGreaterThan(31)
    expect(band.standing).toBe('inside')
  })

  it('does not take odds of several ways to play for those of one', () => {
    // Whoever goes on after each toss may reach any of these, and no round returns them all.
    const ways = {
      tail: [
        [19_600, 0.5],
        [38_400, 0.25],
        [75_300, 0.125],
      ],
      above: 10_000,
      fairReturn: null,
      isAbout: false,
    } as const
    const band = returnBand(
      play(2_000, (stake) => stake),
      { rtp: 9_800, odds: ways, volatility: 'low' },
    )
    expect(band).toMatchObject({ deviation: 3, deviationOf: 'stated' })
  })
})
