import { deckSize } from '../cards/card.ts'
import type { Draws } from '../draws.ts'
import { payoutOf } from '../payout.ts'
import { blackjackRules } from './blackjack-rules.ts'
import type { Table } from './blackjack-table.ts'
import type { HandEnd } from './blackjack-view.ts'
import { isNatural, totalOf } from './hand-total.ts'

/** How a round ended: each hand, and what is paid in whole đồng, stakes included. */
export type Settled = { readonly ends: readonly HandEnd[]; readonly payout: number }

/** Lets the dealer draw, where a hand still waits for it, and decides what each hand is paid. */
export function settleTable(table: Table, draws: Draws): Settled {
  const isBlackjack = isNatural(table.dealer)
  const ownNatural = table.hands.length === 1 && isNatural(table.hands[0]?.cards ?? [])
  const isAwaited = table.hands.some(({ cards }) => totalOf(cards).total <= 21)
  if (isAwaited && !isBlackjack && !ownNatural) {
    while (totalOf(table.dealer).total < blackjackRules.dealerStands) {
      table.dealer.push(draws.below(deckSize))
    }
  }
  const dealerTotal = totalOf(table.dealer).total
  let payout = isBlackjack ? payoutOf(table.insurance, blackjackRules.insuranceMultiplier) : 0
  const ends = table.hands.map(({ cards, stake }): HandEnd => {
    const own = totalOf(cards).total
    if (ownNatural && !isBlackjack) {
      payout += payoutOf(stake, blackjackRules.naturalMultiplier)
      return 'blackjack'
    }
    if (own > 21) return 'bust'
    if (isBlackjack && !ownNatural) return 'lost'
    if (own === dealerTotal) {
      payout += stake
      return 'returned'
    }
    if (own < dealerTotal && dealerTotal <= 21) return 'lost'
    payout += 2 * stake
    return 'won'
  })
  return { ends, payout }
}
