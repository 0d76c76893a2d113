import { pokerHandOf, pokerHands, pokerPay, type PokerHand } from '@saola/game-engines'

/** C(52, 5). */
export const allHands = 2_598_960

/** C(n, k). */
function choose(n: number, k: number): number {
  let ways = 1
  for (let step = 1; step <= k; step += 1) ways = (ways * (n - step + 1)) / step
  return ways
}

// C(n, k) for n up to 52 and k up to 5, at n * 6 + k.
const chosen = Float64Array.from({ length: 53 * 6 }, (_, index) => choose(Math.floor(index / 6), index % 6))

/** The place of an ascending set of cards among all sets of its size. */
function placeOf(cards: readonly number[]): number {
  let place = 0
  for (let index = 0; index < cards.length; index += 1) {
    place += chosen[(cards[index] ?? 0) * 6 + index + 1] ?? 0
  }
  return place
}

function eachHand(visit: (cards: readonly number[]) => void): void {
  const cards = [0, 0, 0, 0, 0]
  for (let e = 4; e < 52; e += 1) {
    for (let d = 3; d < e; d += 1) {
      for (let c = 2; c < d; c += 1) {
        for (let b = 1; b < c; b += 1) {
          for (let a = 0; a < b; a += 1) {
            cards[0] = a
            cards[1] = b
            cards[2] = c
            cards[3] = d
            cards[4] = e
            visit(cards)
          }
        }
      }
    }
  }
}

/** How many of all hands are worth what. */
export function handCounts(): Record<PokerHand, number> {
  const counts = new Map<PokerHand, number>()
  eachHand((cards) => {
    const hand = pokerHandOf(cards)
    counts.set(hand, (counts.get(hand) ?? 0) + 1)
  })
  const told = pokerHands.map((hand) => [hand, counts.get(hand) ?? 0] as const)
  // Each of the hands has an entry.
  return Object.fromEntries(told) as Record<PokerHand, number>
}

const masks = Array.from({ length: 32 }, (_, mask) => mask)
const places = [0, 1, 2, 3, 4]
const placesOf = masks.map((mask) => places.filter((place) => mask & (1 << place)))

/** What all hands pay together that hold a set of cards, for each set of up to five cards. */
function paySums(): Float64Array[] {
  const sums = places.concat(5).map((size) => new Float64Array(choose(52, size)))
  const kept = [0, 0, 0, 0, 0]
  eachHand((cards) => {
    const pay = pokerPay(cards)
    if (pay === 0) return
    for (const held of placesOf) {
      kept.length = held.length
      for (let index = 0; index < held.length; index += 1) kept[index] = cards[held[index] ?? 0] ?? 0
      const table = sums[held.length] ?? new Float64Array()
      const place = placeOf(kept)
      table[place] = (table[place] ?? 0) + pay
    }
  })
  return sums
}

let sums: Float64Array[] | undefined

/** Whether a hold is looked at. */
type MayHold = (cards: readonly number[], hold: readonly number[]) => boolean

/**
 * What best play returns on average over all hands. All hands that keep S and draw no card of the discards D are those
 * with S, less those with one of D besides, and so on over the subsets of D. Hands that differ in the names of their
 * suits alone are looked at once.
 */
export function bestReturn(mayHold: MayHold = () => true): number {
  const known = new Map<number, number>()
  let total = 0
  eachHand((cards) => {
    const key = suitlessKey(cards)
    let best = known.get(key)
    if (best === undefined) {
      best = bestOfHand(cards, mayHold)
      known.set(key, best)
    }
    total += best
  })
  return total / allHands
}

const countOf = (mask: number): number => placesOf[mask]?.length ?? 0

/** What best play returns with one hand. */
export function bestOfHand(hand: readonly number[], mayHold: MayHold = () => true): number {
  const tables = (sums ??= paySums())
  const cards = [...hand].sort((one, other) => one - other)
  const paid = placesOf.map((held) => {
    const table = tables[held.length] ?? new Float64Array()
    return table[placeOf(held.map((place) => cards[place] ?? 0))] ?? 0
  })
  let best = 0
  for (const [mask, hold] of placesOf.entries()) {
    if (!mayHold(cards, hold)) continue
    const discards = 31 & ~mask
    let sum = 0
    for (let added = discards; ; added = (added - 1) & discards) {
      sum += (countOf(added) % 2 ? -1 : 1) * (paid[mask | added] ?? 0)
      if (added === 0) break
    }
    best = Math.max(best, sum / choose(47, countOf(discards)))
  }
  return best
}

/** The same for hands that become each other when suits swap names: suits are named in the order they come. */
function suitlessKey(cards: readonly number[]): number {
  const names = [-1, -1, -1, -1]
  let used = 0
  let key = 0
  for (const card of cards) {
    const suit = card & 3
    if (names[suit] === -1) {
      names[suit] = used
      used += 1
    }
    key = key * 52 + (card & ~3) + (names[suit] ?? 0)
  }
  return key
}
