import { pokerHandOf, pokerHands, pokerPay, type PokerHand } from '@saola/game-engines'

/** C(52, 5). */
export const allHands = 2_598_960

// C(n, k) for n up to 52 and k up to 5.
const choose = Array.from({ length: 53 }, (_, n) => {
  const row = [1]
  for (let k = 1; k <= 5; k += 1) row.push((row[k - 1]! * (n - k + 1)) / k)
  return row
})

/** The place of an ascending set of cards among all sets of its size. */
function placeOf(cards: readonly number[]): number {
  let place = 0
  for (let index = 0; index < cards.length; index += 1) place += choose[cards[index]!]![index + 1]!
  return place
}

function eachHand(visit: (cards: readonly number[]) => void): void {
  const cards = [0, 0, 0, 0, 0]
  for (cards[4] = 4; cards[4] < 52; cards[4] += 1) {
    for (cards[3] = 3; cards[3] < cards[4]; cards[3] += 1) {
      for (cards[2] = 2; cards[2] < cards[3]; cards[2] += 1) {
        for (cards[1] = 1; cards[1] < cards[2]; cards[1] += 1) {
          for (cards[0] = 0; cards[0] < cards[1]; cards[0] += 1) visit(cards)
        }
      }
    }
  }
}

/** How many of all hands are worth what. */
export function handCounts(): Record<PokerHand, number> {
  const counts = Object.fromEntries(pokerHands.map((hand) => [hand, 0])) as Record<PokerHand, number>
  eachHand((cards) => {
    counts[pokerHandOf(cards)] += 1
  })
  return counts
}

const masks = Array.from({ length: 32 }, (_, mask) => mask)
const places = [0, 1, 2, 3, 4]
const placesOf = masks.map((mask) => places.filter((place) => mask & (1 << place)))

/** What all hands pay together that hold a set of cards, for each set of up to five cards. */
function paySums(): Float64Array[] {
  const sums = places.concat(5).map((size) => new Float64Array(choose[52]![size]!))
  const kept = [0, 0, 0, 0, 0]
  eachHand((cards) => {
    const pay = pokerPay(cards)
    if (pay === 0) return
    for (const held of placesOf) {
      kept.length = held.length
      for (let index = 0; index < held.length; index += 1) kept[index] = cards[held[index]!]!
      const table = sums[held.length]!
      const place = placeOf(kept)
      table[place] = table[place]! + pay
    }
  })
  return sums
}

let sums: Float64Array[] | undefined

/**
 * What best play returns on average, for one hand or over all. All hands that keep S and draw no card of the discards D
 * are those with S, less those with one of D besides, and so on over the subsets of D. Hands that differ in the names
 * of their suits alone are looked at once.
 */
export function bestReturn(hand?: readonly number[]): { value: number } {
  sums ??= paySums()
  if (hand) return { value: bestOf(hand.toSorted((one, other) => one - other), sums) }
  const known = new Map<number, number>()
  let total = 0
  eachHand((cards) => {
    const key = suitlessKey(cards)
    let best = known.get(key)
    if (best === undefined) known.set(key, (best = bestOf(cards, sums!)))
    total += best
  })
  return { value: total / allHands }
}

function bestOf(cards: readonly number[], tables: readonly Float64Array[]): number {
  const of = masks.map((mask) => {
    const held = placesOf[mask]!
    return tables[held.length]![placeOf(held.map((place) => cards[place]!))]!
  })
  let best = 0
  for (const mask of masks) {
    const discards = 31 & ~mask
    let sum = 0
    for (let added = discards; ; added = (added - 1) & discards) {
      sum += (placesOf[added]!.length % 2 ? -1 : 1) * of[mask | added]!
      if (added === 0) break
    }
    best = Math.max(best, sum / choose[47]![placesOf[discards]!.length]!)
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
    if (names[suit] === -1) names[suit] = used++
    key = key * 52 + (card & ~3) + names[suit]!
  }
  return key
}
