import { deckSize } from '../cards/card.ts'
import type { Draws } from '../draws.ts'
import { blackjackRules } from './blackjack-rules.ts'
import type { BlackjackAct } from './blackjack-view.ts'
import { countOf, isNatural, totalOf } from './hand-total.ts'

/** A hand while it is played. */
export type OpenHand = { cards: number[]; stake: number; isDone: boolean }

/** A round while it is played; the dealer's hidden card is the second. */
export type Table = {
  readonly stake: number
  readonly hands: OpenHand[]
  readonly dealer: number[]
  insurance: number
  /** `insurance` before the dealer looks, `hands` while the member acts, `over` when nothing is left to do. */
  phase: 'insurance' | 'hands' | 'over'
}

/** Deals two cards each, the member's first. Against an ace an insurance is offered before the dealer looks. */
export function dealTable(draws: Draws, stake: number): Table {
  const draw = (): number => draws.below(deckSize)
  const first = draw()
  const up = draw()
  const cards = [first, draw()]
  const table: Table = {
    stake,
    hands: [{ cards, stake, isDone: false }],
    dealer: [up, draw()],
    insurance: 0,
    phase: 'insurance',
  }
  if (countOf(up) !== 11) look(table)
  return table
}

/** What may be done now. */
export function openActs(table: Table): BlackjackAct[] {
  // Half of one đồng cannot be staked.
  if (table.phase === 'insurance') return table.stake > 1 ? ['insure', 'decline'] : ['decline']
  const hand = turnOf(table)
  if (!hand) return []
  const acts: BlackjackAct[] = ['hit', 'stand']
  if (hand.cards.length === 2) acts.push('double')
  const [one = 0, other = 0] = hand.cards
  const isPair = hand.cards.length === 2 && countOf(one) === countOf(other)
  if (isPair && table.hands.length < blackjackRules.maxHands) acts.push('split')
  return acts
}

/** Does one act; false when it may not be done. */
export function act(table: Table, wanted: BlackjackAct, draws: Draws): boolean {
  if (table.phase === 'over') return false
  if (wanted === 'standAll') {
    if (table.phase === 'insurance') look(table)
    for (const hand of table.hands) hand.isDone = true
    table.phase = 'over'
    return true
  }
  if (!openActs(table).includes(wanted)) return false
  const hand = turnOf(table)
  if (wanted === 'insure') table.insurance = Math.floor(table.stake / 2)
  if (wanted === 'insure' || wanted === 'decline') look(table)
  else if (hand) actOn(table, hand, wanted, draws)
  return true
}

/** The hand whose turn it is. */
export function turnOf(table: Table): OpenHand | undefined {
  return table.phase === 'hands' ? table.hands.find(({ isDone }) => !isDone) : undefined
}

/** The dealer looks under an ace or a ten: a blackjack on either side ends the round, else the member acts. */
function look(table: Table): void {
  const isEnd = isNatural(table.dealer) || table.hands.some(({ cards }) => isNatural(cards))
  table.phase = isEnd ? 'over' : 'hands'
}

function actOn(table: Table, hand: OpenHand, wanted: BlackjackAct, draws: Draws): void {
  const draw = (): number => draws.below(deckSize)
  if (wanted === 'stand') hand.isDone = true
  if (wanted === 'split') splitHand(table, hand, draw)
  if (wanted === 'double') hand.stake *= 2
  if (wanted === 'double' || wanted === 'hit') hand.cards.push(draw())
  if (wanted === 'double' || totalOf(hand.cards).total >= 21) hand.isDone = true
  if (table.hands.every(({ isDone }) => isDone)) table.phase = 'over'
}

/** Makes two hands of a pair, each with one more card; a hand of 21, and each of two split aces, is done. */
function splitHand(table: Table, hand: OpenHand, draw: () => number): void {
  const [one = 0, other = 0] = hand.cards
  hand.cards = [one, draw()]
  table.hands.push({ cards: [other, draw()], stake: table.stake, isDone: false })
  for (const each of table.hands) each.isDone = countOf(one) === 11 || totalOf(each.cards).total === 21
}
