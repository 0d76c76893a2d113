import type { LotteryKind } from '@saola/protocol'
import { isDigits, type Prizes } from '../bet-type.ts'
import { isRegion, prizeShapes, type PrizeShape } from '../region-prizes.ts'

/** How many balls a prize has; no ball is drawn twice in a draw. */
export type BallShape = { readonly count: number; readonly highest: number }

/** The prizes of a kind of lottery, in the order of its board (lottery 13 and 29). */
export function drawShapes(kind: LotteryKind): readonly (PrizeShape | BallShape)[] {
  return isRegion(kind) ? prizeShapes[kind] : shapes[kind]
}

/** Which prize does not have the numbers of the kind: 0 is the first on the board; undefined where all fit. */
export function misfitPrize(kind: LotteryKind, prizes: Prizes): number | undefined {
  const wanted = drawShapes(kind)
  if (prizes.length > wanted.length) return wanted.length
  const balls = new Set<string>()
  const misfit = wanted.findIndex((shape, place) => {
    const numbers = prizes[place] ?? []
    return numbers.length !== shape.count || !numbers.every((number) => isNumberOf(shape, number, balls))
  })
  return misfit === -1 ? undefined : misfit
}

const fourDigits = [
  { count: 1, digits: 4 },
  { count: 1, digits: 4 },
  { count: 1, digits: 4 },
  { count: 10, digits: 4 },
  { count: 10, digits: 4 },
]

/** The boards that have numbers instead of balls. */
export const boards = {
  'max-3d': [2, 4, 6, 8].map((count) => ({ count, digits: 3 })),
  // The first prize, two numbers in front, two at the back, and two digits: what bets look at.
  thai: [
    { count: 1, digits: 6 },
    { count: 2, digits: 3 },
    { count: 2, digits: 3 },
    { count: 1, digits: 2 },
  ],
  lao: [{ count: 1, digits: 6 }],
  'malay-4d': fourDigits,
  'singapore-4d': fourDigits,
} as const satisfies Partial<Record<LotteryKind, readonly PrizeShape[]>>

const shapes = {
  ...boards,
  'mega-645': [{ count: 6, highest: 45 }],
  // The seventh ball is the bonus.
  'power-655': [
    { count: 6, highest: 55 },
    { count: 1, highest: 55 },
  ],
  keno: [{ count: 20, highest: 80 }],
} as const satisfies Partial<Record<LotteryKind, readonly (PrizeShape | BallShape)[]>>

function isNumberOf(shape: PrizeShape | BallShape, number: string, balls: Set<string>): boolean {
  if (!isDigits(number)) return false
  if ('digits' in shape) return number.length === shape.digits
  const isNew = !balls.has(number)
  balls.add(number)
  return isNew && number.length === 2 && Number(number) >= 1 && Number(number) <= shape.highest
}
