import {
  blackjack,
  blackjackRules,
  dealerTotals,
  totalOf,
  type BlackjackAct,
  type Draws,
} from '@saola/game-engines'
import { describe, expect, it } from 'vitest'
import { blackjackReturn, playByValues } from './blackjack-sums.ts'
import { cardsOf } from './cards-of.ts'
import { surprise } from './chi-square.ts'
import { seededDraws } from './seeded-draws.ts'

/** Cards that come in a known order. */
function deck(text: string): Draws {
  const cards = cardsOf(text)
  let next = 0
  return { next: () => 0, below: () => cards[next++] ?? 0 }
}

/** A round whose cards come as written: the member's first, the dealer's open one, the member's second, the hidden one. */
const play = (cards: string, acts: readonly BlackjackAct[], stake = 10_000) =>
  blackjack.play({
    model: undefined,
    draws: deck(cards),
    stake,
    choice: {},
    moves: acts.map((act) => ({ act })),
  })

describe('what cards count', () => {
  it.each([
    ['2♠ 9♥', 11, false],
    ['K♠ J♥', 20, false],
    ['A♠ 6♥', 17, true],
    ['A♠ 6♥ 10♦', 17, false],
    ['A♠ A♥', 12, true],
    ['A♠ A♥ 9♦', 21, true],
    ['A♠ A♥ 9♦ 10♣', 21, false],
    ['10♠ 9♥ 5♦', 24, false],
  ])('%s is %i, soft: %s', (cards, total, isSoft) => {
    expect(totalOf(cardsOf(cards))).toEqual({ total, isSoft })
  })
})

describe('a round', () => {
  it('shows the open card of the dealer and nothing of the hidden one', () => {
    expect(play('9♠ 7♥ 5♦ K♣', [])).toEqual({
      view: {
        hands: [{ cards: cardsOf('9♠ 5♦'), total: 14, isSoft: false, stake: 10_000 }],
        turn: 0,
        dealer: cardsOf('7♥'),
        dealerTotal: 7,
        acts: ['hit', 'stand', 'double'],
        insurance: 0,
      },
      isOver: false,
      payout: 0,
      staked: 10_000,
    })
  })

  it.each([
    ['more than the dealer', '10♠ 7♥ 9♦ K♣', ['stand'], 'won', 20_000],
    ['as much as the dealer', '10♠ 7♥ 7♦ K♣', ['stand'], 'returned', 10_000],
    ['less than the dealer', '10♠ 8♥ 7♦ K♣', ['stand'], 'lost', 0],
    ['over 21', '10♠ 8♥ 7♦ K♣ 9♠', ['hit'], 'bust', 0],
    ['while the dealer goes over 21', '10♠ 6♥ 2♦ K♣ 8♠', ['stand'], 'won', 20_000],
    ['against a soft 17, on which the dealer stands', '10♠ 6♥ 8♦ A♣ 4♠', ['stand'], 'won', 20_000],
    ['a blackjack pays three to two', 'A♠ 7♥ K♦ 10♣', [], 'blackjack', 25_000],
    ['a blackjack against one is returned', 'A♠ K♥ K♦ A♣', [], 'returned', 10_000],
    ['against a blackjack under a ten, before any act', '10♠ K♥ 9♦ A♣', [], 'lost', 0],
    ['a hand that comes to 21 stands by itself', '10♠ 7♥ 5♦ K♣ 6♠', ['hit'], 'won', 20_000],
    ['21 in three cards is no blackjack', '5♠ 7♥ 5♦ K♣ A♠', ['hit'], 'won', 20_000],
  ] as const)('%s', (_, cards, acts, end, payout) => {
    expect(play(cards, acts)).toMatchObject({ isOver: true, payout, view: { hands: [{ end }] } })
  })

  it('a double stakes as much again for one card', () => {
    expect(play('5♠ 7♥ 6♦ K♣ 10♠', ['double'])).toMatchObject({
      isOver: true,
      payout: 40_000,
      staked: 20_000,
      view: { multiplier: 40_000 },
    })
  })

  it('a split makes two hands of a pair, each with a stake', () => {
    const open = play('8♠ 6♥ 8♦ K♣ 3♠ 10♦', ['split'])
    expect(open).toMatchObject({ isOver: false, staked: 20_000, view: { turn: 0 } })
    expect(open?.view.hands.map(({ cards }) => cards)).toEqual([cardsOf('8♠ 3♠'), cardsOf('8♦ 10♦')])
    expect(open?.view.acts).toEqual(['hit', 'stand', 'double'])
    expect(play('8♠ 6♥ 8♦ K♣ 3♠ 10♦ 9♣ 7♣', ['split', 'double', 'stand'])).toMatchObject({
      isOver: true,
      staked: 30_000,
      payout: 60_000,
      view: { dealerTotal: 23 },
    })
  })

  it('split aces get one card each, and 21 is no blackjack then', () => {
    expect(play('A♠ 6♥ A♦ K♣ K♠ 5♦ 5♥', ['split'])).toMatchObject({
      isOver: true,
      payout: 10_000,
      view: { dealerTotal: 21, hands: [{ end: 'returned' }, { end: 'lost' }] },
    })
  })

  it('an insurance costs half and pays two to one against a blackjack', () => {
    expect(play('10♠ A♥ 9♦ K♣', [])).toMatchObject({ isOver: false, view: { acts: ['insure', 'decline'] } })
    expect(play('10♠ A♥ 9♦ K♣', ['insure'])).toMatchObject({ isOver: true, staked: 15_000, payout: 15_000 })
    expect(play('10♠ A♥ 9♦ K♣', ['decline'])).toMatchObject({ isOver: true, staked: 10_000, payout: 0 })
    expect(play('10♠ A♥ 9♦ 6♣', ['insure', 'stand'])).toMatchObject({ staked: 15_000, payout: 20_000 })
  })

  it('an insured blackjack brings one stake either way', () => {
    expect(play('A♠ A♥ K♦ K♣', ['insure'])).toMatchObject({ staked: 15_000, payout: 25_000 })
    expect(play('A♠ A♥ K♦ 6♣', ['insure'])).toMatchObject({ staked: 15_000, payout: 25_000 })
  })

  it.each([
    ['hitting before the insurance is decided', '10♠ A♥ 2♦ K♣', ['hit']],
    ['an insurance against a ten', '10♠ K♥ 2♦ 9♣', ['insure']],
    ['a double after a third card', '2♠ 7♥ 3♦ K♣ 4♠', ['hit', 'double']],
    ['a split of two different cards', '8♠ 7♥ 9♦ K♣', ['split']],
    ['a second split', '8♠ 7♥ 8♦ K♣ 8♣ 8♥', ['split', 'split']],
    ['anything after the end', '10♠ 7♥ 9♦ K♣', ['stand', 'hit']],
  ] as const)('refuses %s', (_, cards, acts) => {
    expect(play(cards, acts)).toBeUndefined()
  })

  it('that was left open stands on every hand, without an insurance', () => {
    const round = { model: undefined, draws: deck(''), stake: 10_000, choice: {}, moves: [] }
    expect(blackjack.giveUp?.(round)).toEqual({ act: 'standAll' })
    expect(play('10♠ A♥ 9♦ 7♣', ['standAll'])).toMatchObject({ isOver: true, staked: 10_000, payout: 20_000 })
    expect(play('8♠ 6♥ 8♦ K♣ 3♠ 10♦ 9♣', ['split', 'standAll'])).toMatchObject({
      isOver: true,
      payout: 40_000,
    })
  })
})

describe('the return', () => {
  it('is 99.43 percent with best play: the edge is 0.570 percent', () => {
    const value = blackjackReturn()
    expect(-value).toBeCloseTo(0.0057, 5)
    expect(blackjackRules.rtp).toBe(Math.round(10_000 * (1 + value)))
  })

  it('is found again by playing that way, over a million rounds', { tags: 'round', timeout: 60_000 }, () => {
    const rounds = 1_000_000
    const { mean, deviation } = playByValues(rounds, seededDraws(11))
    expect(Math.abs(mean - blackjackReturn())).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
  })
})

it(
  'the dealer ends as often as an endless deck promises, over a million rounds',
  { tags: 'round', timeout: 60_000 },
  () => {
    const draws = seededDraws(7)
    const ends = [17, 18, 19, 20, 21, 22]
    const counts = ends.map(() => 0)
    let rounds = 0
    for (let round = 0; round < 1_000_000; round += 1) {
      const moves = [{ act: 'standAll' as const }]
      const view = blackjack.play({ model: undefined, draws, stake: 1000, choice: {}, moves })?.view
      // A six on the table and no blackjack in hand: the dealer has to draw.
      if (!view || Math.floor((view.dealer[0] ?? 0) / 4) !== 4) continue
      const end = ends.indexOf(Math.min(22, view.dealerTotal))
      counts[end] = (counts[end] ?? 0) + 1
      rounds += 1
    }
    const chances = dealerTotals(6)
    expect(rounds).toBeGreaterThan(60_000)
    expect(
      surprise(
        counts,
        ends.map((end) => chances.get(end) ?? 0),
      ),
    ).toBeLessThan(4)
  },
)
