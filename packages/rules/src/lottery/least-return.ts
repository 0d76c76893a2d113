import type { LotteryKind } from '@saola/protocol'
import type { PaidSingly } from './bet-type.ts'
import { findBetType } from './bet-types.ts'
import { drawShapes } from './kinds/draw-shapes.ts'
import { kenoSideDraws } from './kinds/keno-bets.ts'
import type { LotteryLine } from './lottery-line.ts'
import { numbersByHead, numbersByTail, readingOf, type Reading } from './paid-singly.ts'
import type { PrizeShape } from './region-prizes.ts'
import { settleDrawLine } from './settle-line.ts'

/** A line with the number of times that it is bet. */
export type RepeatedLine = LotteryLine & { readonly times: number }

type SinglyLine = { readonly singly: PaidSingly; readonly line: RepeatedLine }

/**
 * The least that lines on one draw pay together, whatever is drawn, in whole đồng (games 77). Numbers that are paid for
 * themselves are looked at in every prize; lines whose numbers come or stay away together may always pay nothing.
 * @example leastReturn('north', [{ ...evenTail, times: 1 }, { ...oddTail, times: 1 }]) // what either of them pays
 */
export function leastReturn(kind: LotteryKind, lines: readonly RepeatedLine[]): number {
  const paidSingly = lines.flatMap((line) => {
    const singly = findBetType(kind, line.type)?.singly
    return singly === undefined ? [] : [{ singly, line }]
  })
  const ofPrizes = drawShapes(kind).reduce((sum, shape, place) => {
    if (!('digits' in shape)) return sum
    return sum + shape.count * leastOfPrize(paidSingly, shape, place)
  }, 0)
  return Math.floor(ofPrizes) + (kind === 'keno' ? leastOfSides(lines) : 0)
}

/** The least that one number of a prize pays. */
function leastOfPrize(lines: readonly SinglyLine[], shape: PrizeShape, place: number): number {
  const read = lines.map((line) => ({ ...line, reading: readingOf(line.singly, shape, place) }))
  if (!mayCover(read)) return 0
  const byHead = read.filter(({ reading }) => reading.isHead)
  const byTail = read.filter(({ reading }) => !reading.isHead)
  const told = byTail.reduce((most, { reading }) => Math.max(most, reading.digits), 0)
  const heads = payments(byHead, numbersByHead(shape.digits), place)
  const tails = payments(byTail, numbersByTail(shape.digits, told), place)
  // The second digit of five may be the end of the beginning and the beginning of the end.
  if (shape.digits === 5 && told === 4 && byHead.length > 0) return leastOfShared(heads, tails)
  return leastOf(heads) + leastOf(tails)
}

/** Whether the numbers of lines could be all that there are: without that, a number outside them pays nothing. */
function mayCover(lines: readonly (SinglyLine & { readonly reading: Reading })[]): boolean {
  let covered = 0
  for (const { singly, line, reading } of lines) {
    for (const number of line.numbers) covered += reading.chances.get(singly.keyOf(number)) ?? 0
    // Sums of a hundred hundredths are a little less than one.
    if (covered > 0.999_999) return true
  }
  return false
}

/** What each of some drawn numbers pays. */
function payments(lines: readonly SinglyLine[], drawn: readonly string[], place: number): number[] {
  const sums = drawn.map(() => 0)
  for (const { singly, line } of lines) {
    const pays = (line.base * line.times * line.odds * singly.paid(place)) / 1_000
    const wanted = new Set(line.numbers.map((number) => singly.keyOf(number)))
    drawn.forEach((number, at) => {
      const hits = singly.keysOf(place, number).filter((key) => wanted.has(key)).length
      sums[at] = (sums[at] ?? 0) + hits * pays
    })
  }
  return sums
}

function leastOf(sums: readonly number[]): number {
  return sums.reduce((least, sum) => Math.min(least, sum), Infinity)
}

function leastOfShared(heads: readonly number[], tails: readonly number[]): number {
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  return leastOf(
    digits.map((digit) => {
      const ending = heads.filter((_, head) => head % 10 === digit)
      const beginning = tails.slice(digit * 1_000, (digit + 1) * 1_000)
      return leastOf(ending) + leastOf(beginning)
    }),
  )
}

/** The least that bets on the sides of Keno pay together. */
function leastOfSides(lines: readonly RepeatedLine[]): number {
  const sides = lines.filter(({ type }) => findBetType('keno', type)?.entry.kind === 'choice')
  if (sides.length < 2) return 0
  return leastOf(
    kenoSideDraws().map((prizes) =>
      sides.reduce(
        (sum, line) => sum + line.times * settleDrawLine(line, { kind: 'keno', prizes }).payout,
        0,
      ),
    ),
  )
}
