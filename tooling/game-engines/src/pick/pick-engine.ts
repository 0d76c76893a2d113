import { drawWithout } from '../draws.ts'
import type { Engine } from '../engine.ts'
import { payoutOf, timesText } from '../payout.ts'
import { asObject, isWhole } from '../read.ts'
import { isRisk, risks, type Risk } from '../risk.ts'
import { pickCount, pickPrizes } from './pick-rules.ts'

/** What stands on the table. */
export type PickModel = { readonly thing: 'egg' | 'envelope' }

/** Which of the nine is opened (0 is the first), and how the prizes are spread. */
export type PickChoice = { readonly place: number; readonly risk: Risk }

export type PickView = {
  /** What each of the nine held, in ten-thousandths. */
  readonly prizes: readonly number[]
  /** What the opened one held. */
  readonly multiplier: number
}

const prizesOf = new Map(risks.map((risk) => [risk, pickPrizes(risk)]))

/** Nine closed things with a prize each, mixed before one is opened. */
export const pick: Engine<PickModel, PickChoice, never, PickView> = {
  code: 'pick',
  readChoice(value) {
    const given = asObject(value)
    const place = given?.['place']
    const risk = given?.['risk']
    return isWhole(place, 0, pickCount - 1) && isRisk(risk) ? { place, risk } : undefined
  },
  readMove: () => undefined,
  play({ draws, stake, choice: { place, risk } }) {
    const held = prizesOf.get(risk) ?? []
    const prizes = drawWithout(draws, pickCount, pickCount).map((index) => held[index] ?? 0)
    const multiplier = prizes[place] ?? 0
    return {
      view: { prizes, multiplier },
      isOver: true,
      payout: payoutOf(stake, multiplier),
      staked: stake,
    }
  },
  contentOf: ({ place, risk }, words) => `${place + 1}, ${words(`risk.${risk}`)}`,
  resultOf: ({ multiplier }) => timesText(multiplier),
}
