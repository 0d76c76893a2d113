import { betTypes, fillPrizes, oddsOf, settleLine, type BetType } from '@saola/rules'
import { expect, it } from 'vitest'
import { forSeeds, type Whole } from '../seeded.ts'
import { settleObviously, type Line } from './obvious-settlement.ts'

const linesPerDraw = 20

function lineOf({ id, entry, least, most }: BetType, whole: Whole, drawn: readonly string[]): Line {
  const count = least === most ? least : whole(1, Math.min(most, 6))
  const numbers = new Set<string>()
  while (numbers.size < count) numbers.add(numberOf(entry, whole, drawn))
  return { type: id, numbers: [...numbers], base: whole(1, 50_000_000), odds: oddsOf(whole(1, 10_000_000)) }
}

/** Half of the numbers were drawn, or lines would hardly ever win. */
function numberOf(entry: BetType['entry'], whole: Whole, drawn: readonly string[]): string {
  if (entry.kind === 'choice') return entry.choices[whole(0, entry.choices.length - 1)] ?? ''
  const digits = entry.kind === 'digits' ? entry.digits : 2
  const long = drawn.filter((number) => number.length >= digits)
  if (whole(0, 1) === 0) return (long[whole(0, long.length - 1)] ?? '').slice(-digits)
  return Array.from({ length: digits }, () => whole(0, 9)).join('')
}

it('the slow and the fast settlement agree on 10 000 lines of every way to bet (lottery 15 to 19)', () => {
  const seen = new Set<string>()
  let won = 0
  forSeeds(500, (whole) => {
    const region = whole(0, 1) === 0 ? 'north' : 'south'
    const below = (bound: number): number => whole(0, bound - 1)
    const prizes = fillPrizes(region, below)
    const other = fillPrizes(region, below)
    const types = betTypes(region)
    for (let place = 0; place < linesPerDraw; place += 1) {
      const type = types[whole(0, types.length - 1)]
      if (type === undefined) continue
      const line = lineOf(type, whole, [...prizes.flat(), ...(type.stations === 2 ? other.flat() : [])])
      const settled = settleLine(line, { region, prizes, otherPrizes: other })
      expect(settled, JSON.stringify({ line, region, prizes })).toEqual(
        settleObviously(line, { region, prizes, other }),
      )
      seen.add(`${region} ${line.type}`)
      if (settled.payout > 0) won += 1
    }
  })
  expect(seen.size).toBe(betTypes('north').length + betTypes('south').length)
  expect(won).toBeGreaterThan(2_000)
})
