import type { Engine } from '../engine.ts'
import { oneTimes, timesText } from '../payout.ts'
import { asObject } from '../read.ts'
import { isLimboTarget, playLimbo } from './limbo-rules.ts'

/** What the member aims at, in hundredths: 200 is 2.00x. */
export type LimboChoice = { readonly target: number }

/** What came, in hundredths. */
export type LimboView = { readonly result: number; readonly won: boolean }

const perHundredth = oneTimes / 100

/** One number, one target: the round is won when the number reaches it. */
export const limbo: Engine<undefined, LimboChoice, never, LimboView> = {
  code: 'limbo',
  readChoice(value) {
    const target = asObject(value)?.['target']
    return typeof target === 'number' && isLimboTarget(target) ? { target } : undefined
  },
  oddsOf: ({ target }) => target * 10,
  readMove: () => undefined,
  play({ draws, stake, choice }) {
    const { payout, ...view } = playLimbo({ uniform: draws.next(), stake, target: choice.target })
    return { view, isOver: true, payout, staked: stake }
  },
  contentOf: ({ target }) => timesText(target * perHundredth),
  resultOf: ({ result }) => timesText(result * perHundredth),
}
