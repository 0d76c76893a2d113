import type { LotteryKind } from '@saola/protocol'
import { endsOf } from '../ends-of.ts'
import { drawShapes } from './kinds/draw-shapes.ts'
import { drawingOrder, isRegion } from './region-prizes.ts'

/** Hands out a whole number from 0 to `bound` - 1, each as likely as the others. */
export type WholeBelow = (bound: number) => number

/**
 * The prizes of a draw from a source of whole numbers, filled in the order of drawing and within a prize from left to
 * right (lottery 14); a prize stands where a board has it, the special one first.
 */
export function fillPrizes(kind: LotteryKind, below: WholeBelow): string[][] {
  const shapes = drawShapes(kind)
  const prizes: string[][] = shapes.map(() => [])
  const drawBall = ballsOf(shapes, below)
  const order = isRegion(kind) ? drawingOrder[kind] : shapes.keys()
  for (const place of order) {
    const shape = shapes[place]
    if (shape === undefined) continue
    const draw = 'digits' in shape ? () => drawDigits(shape.digits, below) : drawBall
    prizes[place] = Array.from({ length: shape.count }, draw)
  }
  return prizes
}

/** The most bytes that `wholesFromBytes` is ever given for one draw: enough for every kind. */
export const drawBytes = 4_096

/**
 * Whole numbers from the bytes of a draw: a byte from which the bound cannot be taken evenly is left out, so a digit
 * takes bytes below 250 (lottery 21). Throws where the bytes end, or a bound is not from 1 to 256.
 */
export function wholesFromBytes(bytes: Iterable<number>): WholeBelow {
  const source = bytes[Symbol.iterator]()
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 256)
      throw new RangeError(`bound: ${bound} is not from 1 to 256`)
    const even = 256 - (256 % bound)
    for (let next = source.next(); next.done !== true; next = source.next()) {
      if (next.value < even) return next.value % bound
    }
    throw new RangeError('bytes: the draw needs more of them')
  }
}

function drawDigits(count: number, below: WholeBelow): string {
  return Array.from({ length: count }, () => below(10)).join('')
}

/** Draws one ball after the other from those that are left: the first steps of a shuffle, each order as likely. */
function ballsOf(shapes: ReturnType<typeof drawShapes>, below: WholeBelow): () => string {
  const highest = Math.max(0, endsOf(shapes.map((shape) => ('highest' in shape ? shape.highest : 0))).most)
  const left = Array.from({ length: highest }, (_, index) => String(index + 1).padStart(2, '0'))
  return () => left.splice(below(left.length), 1)[0] ?? ''
}
