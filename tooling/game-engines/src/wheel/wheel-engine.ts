import type { Engine } from '../engine.ts'
import { payoutOf, timesText } from '../payout.ts'
import { asObject } from '../read.ts'
import { isRisk, risks } from '../risk.ts'
import { wheelSegments, wheelSizes, type WheelChoice } from './wheel-rules.ts'

/** The segment at the pointer (0 is the first, clockwise), and what it pays in ten-thousandths. */
export type WheelView = { readonly segment: number; readonly multiplier: number }

const wheels = new Map(
  wheelSizes.flatMap((segments) =>
    risks.map((risk) => [`${segments} ${risk}`, wheelSegments({ segments, risk })] as const),
  ),
)

/** A wheel of equal segments, each as likely as the others. */
export const wheel: Engine<undefined, WheelChoice, never, WheelView> = {
  code: 'wheel',
  readChoice(value) {
    const given = asObject(value)
    const segments = wheelSizes.find((known) => known === given?.['segments'])
    const risk = given?.['risk']
    return segments !== undefined && isRisk(risk) ? { segments, risk } : undefined
  },
  leastReturn: ({ segments, risk }, stake) =>
    payoutOf(stake, Math.min(...(wheels.get(`${segments} ${risk}`) ?? [0]))),
  readMove: () => undefined,
  play({ draws, stake, choice: { segments, risk } }) {
    const segment = draws.below(segments)
    const multiplier = wheels.get(`${segments} ${risk}`)?.[segment] ?? 0
    return {
      view: { segment, multiplier },
      isOver: true,
      payout: payoutOf(stake, multiplier),
      staked: stake,
    }
  },
  contentOf: ({ segments, risk }, words) => `${segments}, ${words(`risk.${risk}`)}`,
  resultOf: ({ multiplier }) => timesText(multiplier),
}
