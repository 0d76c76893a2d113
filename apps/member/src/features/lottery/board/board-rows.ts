import type { LotteryDraw, LotteryKind } from '@saola/protocol'
import { drawingOrder, isRegion, prizeShapes } from '@saola/rules'

/** How a number of the board is shown: whole, or its last two or three digits. */
export const digitViews = ['full', 'two', 'three'] as const

export type DigitView = (typeof digitViews)[number]

/** The places of the prizes from the top of a board down: the north has the special prize on top, the others at the foot. */
export function boardRows(kind: LotteryKind, prizes: LotteryDraw['prizes']): number[] {
  if (!isRegion(kind)) return prizes.map((_, place) => place)
  const places = prizeShapes[kind].map((_, place) => place)
  return kind === 'north' ? places : drawingOrder[kind].slice()
}

/** The part of a number that is looked at; a shorter number is shown whole. */
export function shownDigits(number: string, view: DigitView): string {
  if (view === 'full') return number
  return number.slice(view === 'two' ? -2 : -3)
}

/**
 * How far a reveal has come, number by number in the order of drawing: `shown` says which numbers are out already,
 * `drawing` which comes next.
 */
export function revealAt(
  kind: LotteryKind,
  count: number,
): {
  shown: (place: number, index: number) => boolean
  drawing: (place: number, index: number) => boolean
} {
  if (!isRegion(kind)) return { shown: () => true, drawing: () => false }
  const order = drawingOrder[kind].flatMap((place) =>
    Array.from({ length: prizeShapes[kind][place]?.count ?? 0 }, (_, index) => `${place} ${index}`),
  )
  const turn = (place: number, index: number): number => order.indexOf(`${place} ${index}`)
  return {
    shown: (place, index) => turn(place, index) < count,
    drawing: (place, index) => turn(place, index) === count,
  }
}
