import type { LotteryKind } from '@saola/protocol'
import type { PaidSingly } from './bet-type.ts'
import { findBetType } from './bet-types.ts'
import { drawShapes } from './kinds/draw-shapes.ts'
import { kenoSideDraws } from './kinds/keno-bets.ts'
import type { LotteryLine } from './lottery-line.ts'
import { longestHead, readingOf, type Reading } from './paid-singly.ts'
import type { PrizeShape } from './region-prizes.ts'
import { settleDrawLine } from './settle-line.ts'

/** A line with the number of times that it is bet. */
export type RepeatedLine = LotteryLine & { readonly times: number }

type SinglyLine = { readonly singly: PaidSingly; readonly line: RepeatedLine }

type ReadLine = SinglyLine & { readonly reading: Reading }

/**
 * The least that lines on one draw pay together, whatever is drawn, in whole đồng (games 77). Numbers that are paid for
 * themselves are looked at in every prize; lines whose numbers come or stay away together may always pay nothing.
 * @example leastReturn('north', [{ ...evenTail, times: 1 }, { ...oddTail, times: 1 }]) // what either of them pays
 */
export function leastReturn(kind: LotteryKind, lines: readonly RepeatedLine[]): number {
  const paidSingly = singlyOf(kind, lines)
  const ofPrizes = drawShapes(kind).reduce((sum, shape, place) => {
    if (!('digits' in shape)) return sum
    return sum + shape.count * leastOfPrize(paidSingly, shape, place)
  }, 0)
  return Math.floor(ofPrizes) + (kind === 'keno' ? leastOfSides(lines) : 0)
}

/** The lines whose numbers are paid for themselves. */
function singlyOf(kind: LotteryKind, lines: readonly RepeatedLine[]): SinglyLine[] {
  return lines.flatMap((line) => {
    const singly = findBetType(kind, line.type)?.singly
    return singly === undefined ? [] : [{ singly, line }]
  })
}

/** The least that one number of a prize pays. */
function leastOfPrize(lines: readonly SinglyLine[], shape: PrizeShape, place: number): number {
  const read = lines.map((line) => ({ ...line, reading: readingOf(line.singly, shape, place) }))
  if (!mayCover(read)) return 0
  const byHead = read.filter(({ reading }) => reading.isHead)
  const byTail = read.filter(({ reading }) => !reading.isHead)
  const told = byTail.reduce((most, { reading }) => Math.max(most, reading.digits), 0)
  const heads = payments(byHead, longestHead, place)
  const tails = payments(byTail, told, place)
  // The second digit of five may be the end of the beginning and the beginning of the end.
  if (shape.digits === 5 && told === 4 && byHead.length > 0) return leastOfShared(heads, tails)
  return leastOf(heads) + leastOf(tails)
}

/** Whether the numbers of lines could be all that there are: without that, a number outside them pays nothing. */
function mayCover(lines: readonly ReadLine[]): boolean {
  let covered = 0
  for (const line of lines) {
    covered += chanceOf(line)
    if (covered * millionths > wholeCoverage) return true
  }
  return false
}

/** How likely a drawn number is one of a line's. */
function chanceOf({ singly, line, reading }: ReadLine): number {
  return line.numbers.reduce((sum, number) => sum + (reading.chances.get(singly.keyOf(number)) ?? 0), 0)
}

const millionths = 1_000_000

/** From this much on, numbers could be all that there are: sums of a hundred hundredths are a little less than one. */
export const wholeCoverage = 999_999

/**
 * How much of what may be drawn lines hold at most, in millionths. Bets on one draw whose shares together are below
 * `wholeCoverage` return nothing for sure, so that their lines need not be looked at (games 77).
 * @example coverageOf('north', [{ type: 'de-dac-biet', numbers: ['12'], base: 1_000, odds: 99.5 }]) // 10_000
 */
export function coverageOf(kind: LotteryKind, lines: readonly LotteryLine[]): number {
  const paidSingly = singlyOf(
    kind,
    lines.map((line) => ({ ...line, times: 1 })),
  )
  const ofPrizes = drawShapes(kind).map((shape, place) => {
    if (!('digits' in shape)) return 0
    const chances = paidSingly.map((line) =>
      chanceOf({ ...line, reading: readingOf(line.singly, shape, place) }),
    )
    return chances.reduce((sum, chance) => sum + chance, 0)
  })
  // Two sides of Keno may be all that there are.
  const ofSides = kind === 'keno' ? sidesOf(lines).length / 2 : 0
  const most = ofPrizes.reduce((larger, share) => Math.max(larger, share), ofSides)
  return Math.min(millionths, Math.ceil(most * millionths))
}

/** What each beginning or end of so many digits pays. */
function payments(lines: readonly ReadLine[], digits: number, place: number): number[] {
  // A line adds to the ends that it tells apart, which are fewer than those of the longest one.
  const byDigits = new Map<number, number[]>()
  for (const { singly, line, reading } of lines) {
    const pays = (line.base * line.times * line.odds * singly.paid(place)) / 1_000
    const sums = byDigits.get(reading.digits) ?? Array.from({ length: 10 ** reading.digits }, () => 0)
    byDigits.set(reading.digits, sums)
    for (const key of new Set(line.numbers.map((number) => singly.keyOf(number)))) {
      for (const at of reading.places.get(key) ?? []) sums[at] = (sums[at] ?? 0) + pays
    }
  }
  const parts = [...byDigits.values()]
  return Array.from({ length: 10 ** digits }, (_, at) =>
    parts.reduce((sum, part) => sum + (part[at % part.length] ?? 0), 0),
  )
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
  const sides = sidesOf(lines)
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

/** The lines on the sides of Keno. */
function sidesOf<Line extends LotteryLine>(lines: readonly Line[]): Line[] {
  return lines.filter(({ type }) => findBetType('keno', type)?.entry.kind === 'choice')
}
