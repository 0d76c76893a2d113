import { emptyHand, withCount, type HandTotal } from './hand-total.ts'
import { blackjackRules } from './blackjack-rules.ts'
import type { BlackjackAct } from './blackjack-view.ts'

/** The acts whose value is known; insurance is always worth declining. */
export type ValuedAct = 'hit' | 'stand' | 'double' | 'split'

/** What a hand brings on average after the dealer looked and had no blackjack, in stakes: -1 is one stake lost. */
export type BlackjackValues = {
  valueOf: (act: ValuedAct, hand: HandTotal) => number
  /** The best of some acts; of equals the first. */
  best: (acts: readonly BlackjackAct[], hand: HandTotal) => ValuedAct
}

/** The thirteen ranks by what they count, and the chance of each. */
export const counts: readonly { readonly count: number; readonly chance: number }[] = Array.from(
  { length: 10 },
  (_, index) => ({ count: index + 2, chance: (index === 8 ? 4 : 1) / 13 }),
)

const key = ({ total, isSoft }: HandTotal): number => total * 2 + Number(isSoft)

/** Values of all hands against one card of the dealer that counts 2 to 11; computed on demand and kept. */
export function valuesAgainst(up: number): BlackjackValues {
  const dealer = dealerTotals(up)
  const bestOfBoth = new Map<number, number>()

  function stand({ total }: HandTotal): number {
    if (total > 21) return -1
    let value = 0
    for (const [other, chance] of dealer) {
      if (other > 21 || other < total) value += chance
      else if (other > total) value -= chance
    }
    return value
  }
  function hit(hand: HandTotal): number {
    return sumOver((count) => hitOrStand(withCount(hand, count)))
  }
  function hitOrStand(hand: HandTotal): number {
    if (hand.total >= 21) return stand(hand)
    const known = bestOfBoth.get(key(hand))
    if (known !== undefined) return known
    const value = Math.max(stand(hand), hit(hand))
    bestOfBoth.set(key(hand), value)
    return value
  }
  const double = (hand: HandTotal): number => 2 * sumOver((count) => stand(withCount(hand, count)))
  /** Two hands of equal worth; a split ace stands on its second card, any other may be doubled. */
  function split({ total, isSoft }: HandTotal): number {
    const single = withCount(emptyHand, isSoft ? 11 : total / 2)
    return 2 * sumOver((count) => afterSplit(withCount(single, count), isSoft))
  }
  function afterSplit(hand: HandTotal, isOfAces: boolean): number {
    if (isOfAces || hand.total === 21) return stand(hand)
    return Math.max(hitOrStand(hand), double(hand))
  }
  const valueOf = (act: ValuedAct, hand: HandTotal): number => ({ hit, stand, double, split })[act](hand)
  return {
    valueOf,
    best: (acts, hand) =>
      valuedActs
        .filter((act) => acts.includes(act))
        .reduce((one, other) => (valueOf(other, hand) > valueOf(one, hand) ? other : one), 'stand'),
  }
}

const valuedActs = ['stand', 'hit', 'double', 'split'] as const

function sumOver(valueOf: (count: number) => number): number {
  return counts.reduce((sum, { count, chance }) => sum + chance * valueOf(count), 0)
}

/** The chance of each total where the dealer ends, without a blackjack; all above 21 are one too many, told as 22. */
export function dealerTotals(up: number): ReadonlyMap<number, number> {
  const totals = new Map<number, number>()
  const first = withCount(emptyHand, up)
  const draw = (hand: HandTotal, chance: number): void => {
    if (hand.total >= blackjackRules.dealerStands) {
      const total = Math.min(hand.total, 22)
      totals.set(total, (totals.get(total) ?? 0) + chance)
      return
    }
    for (const next of counts) draw(withCount(hand, next.count), chance * next.chance)
  }
  const hidden = counts.filter(({ count }) => count + up !== 21)
  const chanceOfNone = hidden.reduce((sum, { chance }) => sum + chance, 0)
  for (const { count, chance } of hidden) draw(withCount(first, count), chance / chanceOfNone)
  return totals
}
