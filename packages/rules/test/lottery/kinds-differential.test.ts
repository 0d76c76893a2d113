import { betTypes, fillPrizes, groupBy, oddsOf, settleDrawLine, type BetType } from '@saola/rules'
import { expect, it } from 'vitest'
import { forSeeds, type Whole } from '../seeded.ts'
import { settleKindObviously, type KindLine } from './obvious-kinds.ts'

const kinds = ['mega-645', 'power-655', 'keno', 'max-3d', 'thai', 'lao', 'malay-4d', 'singapore-4d'] as const
const lines = 10_000
const linesOfDraw = 10

function lineOf({ id, entry, least, most }: BetType, whole: Whole, prizes: string[][]): KindLine {
  const drawn = prizes.flat()
  const count = least === most ? least : whole(1, Math.min(most, 4))
  const numbers = new Set<string>()
  while (numbers.size < count) {
    const number = numberOf(entry, whole, drawn)
    if (number !== undefined) numbers.add(number)
  }
  return { type: id, numbers: [...numbers], base: whole(1, 1_000_000), odds: oddsOf(whole(1, 1_000_000)) }
}

/** Half of the numbers were drawn, or are another order of what was, or lines would hardly ever win. */
function numberOf(entry: BetType['entry'], whole: Whole, drawn: readonly string[]): string | undefined {
  if (entry.kind === 'choice') return entry.choices[whole(0, entry.choices.length - 1)]
  const one = drawn[whole(0, drawn.length - 1)] ?? ''
  const isDrawn = whole(0, 1) === 0
  if (entry.kind === 'ball') return isDrawn ? one : String(whole(1, entry.highest)).padStart(2, '0')
  const random = Array.from({ length: entry.digits }, () => whole(0, 9)).join('')
  const from = whole(0, Math.max(0, one.length - entry.digits))
  const number = isDrawn && one.length >= entry.digits ? one.slice(from, from + entry.digits) : random
  const digits = [...number].sort(() => whole(0, 1) - 0.5)
  if (entry.orders === undefined) return number
  return ordersOf(digits) === entry.orders ? digits.join('') : undefined
}

/** How many numbers the digits make: the factorial of their count, divided by those of the like ones. */
function ordersOf(digits: readonly string[]): number {
  const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1))
  return [...groupBy(digits, (digit) => digit).values()].reduce(
    (left, like) => left / factorial(like.length),
    factorial(digits.length),
  )
}

it(
  `the slow and the fast settlement agree on ${lines} lines of all other lotteries (lottery 29 to 34)`,
  { timeout: 60_000 },
  () => {
    const seen = new Set<string>()
    let won = 0
    forSeeds(lines / linesOfDraw, (whole) => {
      const kind = kinds[whole(0, kinds.length - 1)] ?? 'keno'
      const prizes = fillPrizes(kind, (bound) => whole(0, bound - 1))
      const types = betTypes(kind)
      for (let place = 0; place < linesOfDraw; place += 1) {
        const type = types[whole(0, types.length - 1)]
        if (type === undefined) continue
        const line = lineOf(type, whole, prizes)
        const settled = settleDrawLine(line, { kind, prizes })
        expect(settled, JSON.stringify({ kind, line, prizes })).toEqual(
          settleKindObviously(kind, line, prizes),
        )
        seen.add(`${kind} ${line.type}`)
        if (settled.payout > 0) won += 1
      }
    })
    expect(seen.size).toBe(kinds.reduce((sum, kind) => sum + betTypes(kind).length, 0))
    expect(won).toBeGreaterThan(1_000)
  },
)
