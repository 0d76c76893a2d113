import {
  findBestHold,
  isWorthALook,
  pokerHandOf,
  pokerHands,
  videoPoker,
  videoPokerRules,
  type Draws,
} from '@saola/game-engines'
import { describe, expect, it } from 'vitest'
import { cardsOf } from './cards-of.ts'
import { surprise } from './chi-square.ts'
import { allHands, bestOfHand, bestReturn, handCounts } from './poker-sums.ts'
import { seededDraws } from './seeded-draws.ts'

/** A shuffle that leaves the deck as it is: the two of spades is on top, the four twos before the threes. */
const unshuffled: Draws = { next: () => 0, below: () => 0 }

const play = (moves: readonly { hold: readonly number[] }[], draws: Draws = unshuffled, stake = 10_000) =>
  videoPoker.play({ model: undefined, draws, stake, choice: {}, moves })

describe('what five cards are worth', () => {
  it.each([
    ['10♠ J♠ Q♠ K♠ A♠', 'royal'],
    ['A♥ K♥ 10♥ J♥ Q♥', 'royal'],
    ['9♣ 10♣ J♣ Q♣ K♣', 'straightFlush'],
    ['A♦ 2♦ 3♦ 4♦ 5♦', 'straightFlush'],
    ['8♠ 8♥ 8♦ 8♣ 2♠', 'four'],
    ['K♠ K♥ K♦ 3♣ 3♠', 'fullHouse'],
    ['2♠ 9♠ J♠ 4♠ A♠', 'flush'],
    ['A♠ 2♥ 3♦ 4♣ 5♠', 'straight'],
    ['10♠ J♥ Q♦ K♣ A♠', 'straight'],
    ['Q♠ K♥ A♦ 2♣ 3♠', 'nothing'],
    ['7♠ 7♥ 7♦ 3♣ 2♠', 'three'],
    ['2♠ 2♥ 3♦ 3♣ 9♠', 'twoPair'],
    ['J♠ J♥ 3♦ 4♣ 9♠', 'highPair'],
    ['A♠ A♥ 3♦ 4♣ 9♠', 'highPair'],
    ['10♠ 10♥ 3♦ 4♣ 9♠', 'nothing'],
  ])('%s is %s', (cards, hand) => {
    expect(pokerHandOf(cardsOf(cards))).toBe(hand)
  })

  it('comes as often as all 2 598 960 hands say', () => {
    expect(handCounts()).toEqual({
      royal: 4,
      straightFlush: 36,
      four: 624,
      fullHouse: 3744,
      flush: 5108,
      straight: 10_200,
      three: 54_912,
      twoPair: 123_552,
      highPair: 337_920,
      nothing: 2_062_860,
    })
  }, 60_000)
})

describe('best play', () => {
  it('returns 99.5439 percent over all hands and holds', () => {
    const value = bestReturn()
    expect(value).toBeCloseTo(0.995439, 6)
    expect(videoPokerRules.rtp).toBe(Math.floor(value * 10_000))
  }, 60_000)

  it('is among the holds that the page looks at, with every hand', () => {
    expect(bestReturn(isWorthALook)).toBe(bestReturn())
  }, 60_000)

  it.each([
    // Four to a royal beat a made flush: 1 of 47 cards gives 800, 1 gives 50, 6 a flush, 6 a straight, 9 a high pair.
    ['10♠ J♠ Q♠ K♠ 2♠', [0, 1, 2, 3], (800 + 50 + 6 * 6 + 6 * 4 + 9) / 47],
    ['8♠ 8♥ 8♦ 8♣ 2♠', [0, 1, 2, 3, 4], 25],
  ])(
    'with %s keeps the places %j',
    (cards, hold, value) => {
      const best = drain(findBestHold(cardsOf(cards)))
      expect(best.hold).toEqual(hold)
      expect(best.value).toBeCloseTo(value, 10)
    },
    60_000,
  )

  it('of a single hand agrees with the sums over all of them', () => {
    const cards = cardsOf('K♠ K♥ 9♠ 5♠ 2♠')
    // A high pair beats four to a flush.
    const best = drain(findBestHold(cards))
    expect(best.hold).toEqual([0, 1])
    expect(best.value).toBeCloseTo(bestOfHand(cards), 10)
  }, 60_000)
})

describe('a round', () => {
  it('shows the five cards that were dealt and nothing else', () => {
    expect(play([])).toEqual({
      view: { cards: [0, 1, 2, 3, 4], hand: 'four', multiplier: 250_000 },
      isOver: false,
      payout: 250_000,
      staked: 10_000,
    })
  })

  it('replaces what is not held by the next cards, from left to right', () => {
    expect(play([{ hold: [1, 3] }])).toMatchObject({
      isOver: true,
      view: { cards: [5, 1, 6, 3, 7], held: [1, 3], dealt: [0, 1, 2, 3, 4], hand: 'fullHouse' },
      payout: 90_000,
    })
  })

  it('has one exchange', () => {
    expect(play([{ hold: [] }, { hold: [] }])).toBeUndefined()
  })

  it('that was left open is paid as it was dealt', () => {
    const round = { model: undefined, draws: unshuffled, stake: 10_000, choice: {}, moves: [] }
    expect(videoPoker.giveUp?.(round)).toEqual({ hold: [0, 1, 2, 3, 4] })
  })

  it.each([
    [{ hold: [] }, { hold: [] }],
    [{ hold: [0, 4] }, { hold: [0, 4] }],
    [{ hold: [4, 0] }, undefined],
    [{ hold: [1, 1] }, undefined],
    [{ hold: [5] }, undefined],
    [{ hold: ['1'] }, undefined],
    [{ hold: 1 }, undefined],
    [{}, undefined],
    [null, undefined],
  ])('reads the move %j as %j', (value, move) => {
    expect(videoPoker.readMove(value)).toEqual(move)
  })
})

it(
  'deals and exchanges as fairly as the counts of all hands promise, over a million rounds',
  { tags: 'round', timeout: 60_000 },
  () => {
    const draws = seededDraws(3)
    const dealt = pokerHands.map(() => 0)
    const drawn = pokerHands.map(() => 0)
    for (let round = 0; round < 1_000_000; round += 1) {
      const view = play([{ hold: [] }], draws)?.view
      const before = pokerHands.indexOf(pokerHandOf(view?.dealt ?? []))
      const after = pokerHands.indexOf(view?.hand ?? 'nothing')
      dealt[before] = (dealt[before] ?? 0) + 1
      drawn[after] = (drawn[after] ?? 0) + 1
    }
    const counts = handCounts()
    const chances = pokerHands.map((hand) => counts[hand] / allHands)
    expect(surprise(dealt, chances)).toBeLessThan(4)
    expect(surprise(drawn, chances)).toBeLessThan(4)
  },
)

function drain<Value>(work: Generator<undefined, Value>): Value {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
