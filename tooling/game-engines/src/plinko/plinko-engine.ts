import type { Engine } from '../engine.ts'
import { payoutOf, timesText } from '../payout.ts'
import { asObject, isWhole } from '../read.ts'
import { isRisk, risks } from '../risk.ts'
import { allPlinkoRows, plinkoBuckets, plinkoRules, type PlinkoChoice } from './plinko-rules.ts'

export type PlinkoView = {
  /** At each row: 0 is left, 1 is right. */
  readonly path: readonly number[]
  /** Where the ball came to rest; 0 is the left edge, and it is how often the ball went right. */
  readonly bucket: number
  /** What the bucket pays, in ten-thousandths. */
  readonly multiplier: number
}

const buckets = new Map(
  allPlinkoRows.flatMap((rows) =>
    risks.map((risk) => [`${rows} ${risk}`, plinkoBuckets({ rows, risk })] as const),
  ),
)

/** A ball falls through rows of pegs into a bucket; each peg sends it left or right with the same chance. */
export const plinko: Engine<undefined, PlinkoChoice, never, PlinkoView> = {
  code: 'plinko',
  readChoice(value) {
    const given = asObject(value)
    const rows = given?.['rows']
    const risk = given?.['risk']
    return isWhole(rows, plinkoRules.minRows, plinkoRules.maxRows) && isRisk(risk)
      ? { rows, risk }
      : undefined
  },
  leastReturn: ({ rows, risk }, stake) =>
    payoutOf(stake, Math.min(...(buckets.get(`${rows} ${risk}`) ?? [0]))),
  readMove: () => undefined,
  play({ draws, stake, choice: { rows, risk } }) {
    const path: number[] = []
    let bucket = 0
    for (let row = 0; row < rows; row += 1) {
      const side = draws.below(2)
      path.push(side)
      bucket += side
    }
    const multiplier = buckets.get(`${rows} ${risk}`)?.[bucket] ?? 0
    return {
      view: { path, bucket, multiplier },
      isOver: true,
      payout: payoutOf(stake, multiplier),
      staked: stake,
    }
  },
  contentOf: ({ rows, risk }, words) => `${rows}, ${words(`risk.${risk}`)}`,
  resultOf: ({ multiplier }) => timesText(multiplier),
}
