import type { LotteryGame } from '@saola/protocol'
import { checkLine, endsOf, type LineRefusal, type LotteryLimits } from '@saola/rules'
import type { PlannedDraw } from './planned-draws.ts'
import type { SlipLine } from './slip.ts'

/** A line that a plan asks too much or too little of, and within which bounds it may be. */
export type PlanRefusal = {
  readonly line: SlipLine
  readonly refusal: LineRefusal
  readonly limits: LotteryLimits
}

/** The first line whose base is out of bounds with the multiplier of a draw of its plan (lottery 47). */
export function planRefusal(
  { kind, offers }: Pick<LotteryGame, 'kind' | 'offers'>,
  lines: readonly SlipLine[],
  planned: readonly Pick<PlannedDraw, 'multiplier'>[],
): PlanRefusal | undefined {
  const multipliers = planned.map(({ multiplier }) => multiplier)
  const { least, most } = endsOf(multipliers)
  const ends = new Set([least, most])
  for (const line of multipliers.length === 0 ? [] : lines) {
    const limits = offers.find(({ type }) => type === line.type)
    if (limits === undefined) continue
    for (const times of ends) {
      const refusal = checkLine({ ...line, base: line.base * times }, kind, limits)
      if (refusal !== undefined) return { line, refusal, limits }
    }
  }
  return undefined
}
