import type { LotteryKind } from '@saola/protocol'
import { drawingOrder, isRegion, prizeShapes, type Region } from './region-prizes.ts'

/** Hands out a whole number from 0 to `bound` - 1, each as likely as the others. */
export type WholeBelow = (bound: number) => number

/**
 * The prizes of a draw from a source of whole numbers, filled in the order of drawing and within a prize from left to
 * right (lottery 14); the special prize stands first in what it returns.
 */
export function fillPrizes(kind: LotteryKind, below: WholeBelow): string[][] {
  if (isRegion(kind)) return fillRegion(kind, below)
  throw new RangeError(`kind: ${kind} has no prizes`)
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

function fillRegion(region: Region, below: WholeBelow): string[][] {
  const prizes: string[][] = prizeShapes[region].map(() => [])
  for (const place of drawingOrder[region]) {
    const { count = 0, digits = 0 } = prizeShapes[region][place] ?? {}
    prizes[place] = Array.from({ length: count }, () => drawDigits(digits, below))
  }
  return prizes
}

function drawDigits(count: number, below: WholeBelow): string {
  return Array.from({ length: count }, () => below(10)).join('')
}
