import type { Engine } from '../engine.ts'
import { payoutOf, timesText } from '../payout.ts'
import { asObject } from '../read.ts'
import { coinLadder, coinSides, mostFlips, type CoinSide } from './coin-rules.ts'

/** The side that the first flip is to show. */
export type CoinChoice = { readonly side: CoinSide }

/** Flip once more on a side, or take what the streak is worth. */
export type CoinMove = { readonly side: CoinSide } | { readonly cashOut: true }

export type CoinView = {
  /** What came, in order. */
  readonly flips: readonly CoinSide[]
  /** What stopping now pays, or what the end paid, in ten-thousandths. */
  readonly multiplier: number
  /** What one more right flip would pay, in ten-thousandths; 0 when the round is over. */
  readonly next: number
}

/** A coin: each right flip doubles what the round is worth, a wrong one ends it with nothing. */
export const coin: Engine<undefined, CoinChoice, CoinMove, CoinView> = {
  code: 'coin',
  readChoice(value) {
    const side = sideIn(value)
    return side === undefined ? undefined : { side }
  },
  readMove(value) {
    if (asObject(value)?.['cashOut'] === true) return { cashOut: true }
    const side = sideIn(value)
    return side === undefined ? undefined : { side }
  },
  play({ draws, stake, choice, moves }) {
    const flips: CoinSide[] = []
    let end: 'open' | 'wrong' | 'taken' = 'open'
    for (const move of [choice, ...moves]) {
      if (end !== 'open') return undefined
      if ('cashOut' in move) {
        end = 'taken'
        continue
      }
      const came = draws.below(2) === 0 ? 'sun' : 'moon'
      flips.push(came)
      if (came !== move.side) end = 'wrong'
      else if (flips.length === mostFlips) end = 'taken'
    }
    const isOver = end !== 'open'
    const multiplier = end === 'wrong' ? 0 : (coinLadder[flips.length - 1] ?? 0)
    const next = isOver ? 0 : (coinLadder[flips.length] ?? 0)
    return { view: { flips, multiplier, next }, isOver, payout: payoutOf(stake, multiplier), staked: stake }
  },
  giveUp: () => ({ cashOut: true }),
  contentOf: ({ side }, words) => words(`coin.side.${side}`),
  resultOf({ flips, multiplier }, words) {
    const side = words(`coin.side.${flips.at(-1) ?? ''}`)
    return `${words('coin.result', { count: String(flips.length), side })} ${timesText(multiplier)}`
  },
}

function sideIn(value: unknown): CoinSide | undefined {
  const side = asObject(value)?.['side']
  return coinSides.find((known) => known === side)
}
