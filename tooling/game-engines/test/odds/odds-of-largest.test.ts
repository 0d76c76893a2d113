import { oddsOfLargest, oneTimes, videoPokerRules } from '@saola/game-engines'
import { describe, expect, it } from 'vitest'
import { allHands } from '../poker-sums.ts'

describe('how rare the largest payout of a title is (games 111)', () => {
  it.each([
    // It keeps three in a hundred, and pays 10,000 times at most.
    ['LIMBO', 'MINI', { oneIn: Math.round(10_000 / 0.97), sort: 'exact' }],
    // One of 37 pockets.
    ['LIVE_VIP_ROULETTE', 'LIVE', { oneIn: 37, sort: 'exact' }],
    // Three dice that all show one face.
    ['LIVE_VIP_BIG_SMALL', 'LIVE', { oneIn: 216, sort: 'exact' }],
    // One of two ends of sixteen rows.
    ['MINI_SPEED_BALL_DROP', 'MINI', { oneIn: 2 ** 16 / 2, sort: 'exact' }],
    ['PVP_VIDEO_POKER', 'PVP', { oneIn: 40_391, sort: 'about' }],
    // Splits and doubles have to come together; an own blackjack is as far as it is counted.
    ['PVP_BLACKJACK', 'PVP', { oneIn: 22, sort: 'rarer' }],
  ])('%s of %s: %o', (gameCode, family, told) => {
    expect(oddsOfLargest({ gameCode, family })).toEqual(told)
  })

  it('is nothing where no engine carries a title', () => {
    expect(oddsOfLargest({ gameCode: 'MINI_GOLDEN_LADDER', family: 'MINI' })).toBeUndefined()
  })

  it('of video poker lies above that of five cards which are dealt, and gives back less than all', () => {
    expect(videoPokerRules.royalIn).toBeLessThan(allHands / 4)
    expect((videoPokerRules.pays.royal * oneTimes) / videoPokerRules.royalIn).toBeLessThan(
      videoPokerRules.rtp,
    )
  })
})
