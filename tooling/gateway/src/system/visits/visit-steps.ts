import { largestFigure } from '@saola/protocol'

/** The ends of twenty steps, each an eighth above the one before it: the preferred numbers R20 of ISO 3. */
const hundreds = [
  100, 112, 125, 140, 160, 180, 200, 224, 250, 280, 315, 355, 400, 450, 500, 560, 630, 710, 800, 900,
]

/** The ends of all steps, from 0 to the largest figure: single numbers up to 9, then twenty steps to each decade. */
export const stepEnds: readonly number[] = [
  ...Array.from({ length: 10 }, (_, digit) => digit),
  ...[0.1, 1, 10, 100].flatMap((scale) => hundreds.map((end) => Math.round(end * scale))),
]
  .filter((end) => end < largestFigure)
  .concat(largestFigure)

/** So many visits whose value lies in one step. */
export type StepCount = { upTo: number; visits: number }

/** The end of the step that holds a value of up to the largest figure. */
export function stepOf(value: number): number {
  return stepEnds.find((end) => value <= end) ?? largestFigure
}

/** How many visits the steps hold together. */
export function visitsOf(counts: readonly StepCount[]): number {
  return counts.reduce((sum, { visits }) => sum + visits, 0)
}

/** The 75th percentile: the end of the first step up to which three of four visits lie; undefined without visits. */
export function percentile75(counts: readonly StepCount[]): number | undefined {
  const wanted = visitsOf(counts) * 0.75
  let counted = 0
  return counts
    .toSorted((one, other) => one.upTo - other.upTo)
    .find(({ visits }) => (counted += visits) >= wanted)?.upTo
}
