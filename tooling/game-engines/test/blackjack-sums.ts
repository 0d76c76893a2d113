import {
  blackjack,
  counts,
  emptyHand,
  valuesAgainst,
  withCount,
  type BlackjackAct,
  type BlackjackView,
  type Draws,
} from '@saola/game-engines'

const values = new Map(counts.map(({ count }) => [count, valuesAgainst(count)]))
const valuesFor = (up: number) => values.get(up) ?? valuesAgainst(up)

/** What a stake brings on average with best play, over every deal: -0.01 is a loss of one percent. */
export function blackjackReturn(): number {
  let value = 0
  for (const up of counts) {
    const ten = counts.find(({ count }) => count === 10)?.chance ?? 0
    const dealerNatural = { 10: 1 / 13, 11: ten }[up.count] ?? 0
    for (const one of counts) {
      for (const other of counts) {
        const chance = up.chance * one.chance * other.chance
        const isNatural = one.count + other.count === 21
        const played = isNatural ? 1.5 : bestStart(up.count, one.count, other.count)
        value += chance * ((1 - dealerNatural) * played - (isNatural ? 0 : dealerNatural))
      }
    }
  }
  return value
}

function bestStart(up: number, one: number, other: number): number {
  const against = valuesFor(up)
  const hand = withCount(withCount(emptyHand, one), other)
  const acts: BlackjackAct[] = ['stand', 'hit', 'double', ...(one === other ? (['split'] as const) : [])]
  return against.valueOf(against.best(acts, hand), hand)
}

/** Plays rounds with the engine by those values; what they brought on average, in stakes, and how it is spread. */
export function playByValues(rounds: number, draws: Draws): { mean: number; deviation: number } {
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round += 1) {
    const net = playOne(draws)
    sum += net
    squares += net * net
  }
  const mean = sum / rounds
  return { mean, deviation: Math.sqrt(squares / rounds - mean * mean) }
}

const stake = 2

function playOne(source: Draws): number {
  const drawn: number[] = []
  const moves: { act: BlackjackAct }[] = []
  for (;;) {
    // Each replay of the round sees the cards of the one before.
    const seen = drawn.values()
    const below = (range: number): number => {
      const next = seen.next()
      if (!next.done) return next.value
      const card = source.below(range)
      drawn.push(card)
      return card
    }
    const draws = { next: source.next, below }
    const played = blackjack.play({ model: undefined, draws, stake, choice: {}, moves })
    if (!played) throw new Error('best play made a move that may not be made')
    if (played.isOver) return (played.payout - played.staked) / stake
    moves.push({ act: bestAct(played.view) })
  }
}

/** Best acts that are known, by the dealer's card, the hand and what may be done with it. */
const bestActs = new Map<number, BlackjackAct>()

function bestAct({ turn, hands, acts, dealerTotal }: BlackjackView): BlackjackAct {
  if (turn === undefined) return 'decline'
  const hand = hands[turn] ?? emptyHand
  const may = Number(acts.includes('double')) + 2 * Number(acts.includes('split'))
  const key = ((dealerTotal * 32 + hand.total) * 2 + Number(hand.isSoft)) * 4 + may
  const known = bestActs.get(key)
  if (known) return known
  const best = valuesFor(dealerTotal).best(acts, hand)
  bestActs.set(key, best)
  return best
}
