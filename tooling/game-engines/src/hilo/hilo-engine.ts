import { cardsText, deckSize } from '../cards/card.ts'
import type { Draws } from '../draws.ts'
import type { Engine } from '../engine.ts'
import { payoutOf, timesText } from '../payout.ts'
import { asObject } from '../read.ts'
import { hiloGuesses, hiloRules, isRight, hiloRank, type HiloGuess } from './hilo-rules.ts'
import { certain, hiloMultiplier, nextWorth, withGuess } from './hilo-worth.ts'

/** Nothing is chosen before the first card. */
export type HiloChoice = Readonly<Record<string, never>>

/** Guess the next card, pass over this one, or take what the round is worth. */
export type HiloMove = { readonly guess: HiloGuess } | { readonly skip: true } | { readonly cashOut: true }

export type HiloView = {
  /** The cards in order. */
  readonly cards: readonly number[]
  /** What was done on each card but the last. */
  readonly steps: readonly (HiloGuess | 'skip')[]
  /** What stopping now pays, or what the end paid, in ten-thousandths. */
  readonly multiplier: number
  /** What one more right guess would pay on either side; 0 where it may not be made. */
  readonly next: Readonly<Record<HiloGuess, number>>
  readonly skipsLeft: number
}

const none = { high: 0, low: 0 }

/** Cards one after the other: is the next one higher or lower? */
export const hilo: Engine<undefined, HiloChoice, HiloMove, HiloView> = {
  code: 'hilo',
  readChoice: (value) => (asObject(value) === undefined ? undefined : {}),
  readMove(value) {
    const move = asObject(value)
    if (move?.['cashOut'] === true) return { cashOut: true }
    if (move?.['skip'] === true) return { skip: true }
    const guess = hiloGuesses.find((known) => known === move?.['guess'])
    return guess === undefined ? undefined : { guess }
  },
  play({ draws, stake, moves }) {
    const cards = [cardFrom(draws)]
    const steps: (HiloGuess | 'skip')[] = []
    let chance = certain
    let next: HiloView['next'] = nextWorth(chance, hiloRank(cards[0] ?? 0))
    let skipsLeft: number = hiloRules.mostSkips
    let end: 'open' | 'wrong' | 'taken' = 'open'
    for (const move of moves) {
      if (end !== 'open') return undefined
      if ('cashOut' in move) {
        // A stake is not taken back as it is: there is something to take after the first right guess.
        if (chance === certain) return undefined
        end = 'taken'
        continue
      }
      const rank = hiloRank(cards.at(-1) ?? 0)
      if ('skip' in move) {
        if (skipsLeft === 0) return undefined
        skipsLeft -= 1
        steps.push('skip')
      } else {
        if (next[move.guess] === 0) return undefined
        chance = withGuess(chance, move.guess, rank)
        steps.push(move.guess)
      }
      const card = cardFrom(draws)
      cards.push(card)
      if ('guess' in move && !isRight(move.guess, rank, hiloRank(card))) end = 'wrong'
      next = nextWorth(chance, hiloRank(card))
      if (end === 'open' && next.high === 0 && next.low === 0) end = 'taken'
    }
    const isOver = end !== 'open'
    const multiplier = end === 'wrong' ? 0 : hiloMultiplier(chance)
    const view = { cards, steps, multiplier, next: isOver ? none : next, skipsLeft }
    return { view, isOver, payout: payoutOf(stake, multiplier), staked: stake }
  },
  giveUp: ({ moves }) => (moves.some((move) => 'guess' in move) ? { cashOut: true } : 'refund'),
  contentOf: (_, words) => words('hilo.content'),
  resultOf: ({ cards, multiplier }) => `${cardsText(cards.slice(-6))} ${timesText(multiplier)}`,
}

function cardFrom(draws: Draws): number {
  return draws.below(deckSize)
}
