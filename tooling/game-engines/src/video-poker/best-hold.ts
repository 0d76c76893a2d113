import { deckSize, rankOf } from '../cards/card.ts'
import { pokerPay } from './video-poker-rules.ts'

/** Which cards to hold, and what that pays on average for each đồng of the stake. */
export type BestHold = { readonly hold: readonly number[]; readonly value: number }

/**
 * The hold that pays most on average, found by looking at every exchange of the holds that can be: up to 1.7 million hands, so the work
 * pauses by `yield` often enough for a page to draw between two steps.
 */
export function* findBestHold(cards: readonly number[]): Generator<undefined, BestHold> {
  const rest = Array.from({ length: deckSize }, (_, card) => card).filter((card) => !cards.includes(card))
  let best: BestHold = { hold: [0, 1, 2, 3, 4], value: pokerPay(cards) }
  for (let mask = 30; mask >= 0; mask -= 1) {
    const hold = [0, 1, 2, 3, 4].filter((place) => mask & (1 << place))
    if (!isWorthALook(cards, hold)) continue
    const hand = hold.map((place) => cards[place] ?? 0)
    const exchanged = 5 - hold.length
    let total = 0
    let ways = 0
    for (const start of startsOf(rest, exchanged)) {
      const sum = sumOver(rest, start.next, [...hand, ...start.cards])
      total += sum.total
      ways += sum.ways
      if (exchanged > 3) yield
    }
    const value = total / ways
    if (value > best.value + 1e-12) best = { hold, value }
  }
  return best
}

/**
 * Whether a hold can be the best one. With a pair, or with anything that pays, less than two cards never are; a single
 * card is only where it is a jack or better, and none only where there is no such card.
 */
export function isWorthALook(cards: readonly number[], hold: readonly number[]): boolean {
  if (hold.length > 1) return true
  const ranks = cards.map(rankOf)
  if (new Set(ranks).size < 5 || pokerPay(cards) > 0) return false
  const [single] = hold
  return single === undefined ? ranks.every((rank) => rank < jack) : (ranks[single] ?? 0) >= jack
}

const jack = 9

/** The ways to draw the first card, or the first two of many, and from where the others come. */
function startsOf(rest: readonly number[], exchanged: number): { cards: readonly number[]; next: number }[] {
  const singles = rest.map((card, index) => ({ cards: [card], next: index + 1 }))
  if (exchanged < 4) return singles
  return singles.flatMap(({ cards, next }) =>
    rest.slice(next).map((card, index) => ({ cards: [...cards, card], next: next + index + 1 })),
  )
}

/** What all hands pay together that add cards of the rest, from a place on, to those in hand. */
function sumOver(
  rest: readonly number[],
  from: number,
  hand: readonly number[],
): { total: number; ways: number } {
  const full = [...hand, 0, 0, 0, 0].slice(0, 5)
  let total = 0
  let ways = 0
  const fill = (place: number, start: number): void => {
    if (place === 5) {
      total += pokerPay(full)
      ways += 1
      return
    }
    for (let next = start; next < rest.length; next += 1) {
      full[place] = rest[next] ?? 0
      fill(place + 1, next + 1)
    }
  }
  fill(hand.length, from)
  return { total, ways }
}
