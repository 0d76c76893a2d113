import { allChances, type RafflePrize } from '@saola/rules'

/** A prize's part of the wheel, in degrees from the top, clockwise. */
export type WheelSegment = { start: number; end: number }

const wholeTurn = 360
/** A segment below this has no room for its amount. */
const narrowest = 18

/** The wheel in the order of its prizes: as wide as their chances, but none too narrow to read. */
export function wheelSegments(prizes: readonly RafflePrize[]): WheelSegment[] {
  const plain = prizes.map(({ chance }) => (chance / allChances) * wholeTurn)
  const wide = plain.filter((width) => width >= narrowest)
  const left = wholeTurn - (plain.length - wide.length) * narrowest
  const scale = left / wide.reduce((sum, width) => sum + width, 0)
  let at = 0
  return plain.map((width) => {
    const start = at
    at += width < narrowest ? narrowest : width * scale
    return { start, end: at }
  })
}

/** How far the wheel turns until a segment stands at the top: some whole turns, then its middle. */
export function turnTo({ start, end }: WheelSegment, turns: number): number {
  return turns * wholeTurn + wholeTurn - (start + end) / 2
}
