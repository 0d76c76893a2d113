import { readFileSync } from 'node:fs'
import { drawsFrom, matchRules, payoutOfChips, type Draws } from '@saola/game-engines'
import { decimalOdds, legResult, returnOf, type Leg, type LegResult, type Score } from '@saola/rules'
import { seededRandom } from '@saola/testkit'
import { describe, expect, it } from 'vitest'
import { returnObviously } from '../src/games/obvious-legs.ts'
import { obviousPays, payObviously } from '../src/games/obvious-pays.ts'
import { drawChips, rulesOf, tableTitles } from '../src/games/shared-titles.ts'
import { createDraw, type Draw } from '../src/simulation.ts'

const engines = new URL('../../game-engines/src/', import.meta.url)
const tableEngines = ['live-titles.ts', 'ring-titles.ts', 'hall-titles.ts'].flatMap((file) => {
  const text = readFileSync(new URL(`titles/${file}`, engines), 'utf8')
  return [...text.matchAll(/^import .* from '\.\.\/([\w-]+)\/[\w-]+-title\.ts'$/gm)].map(([, name]) => name)
})
const slips = 10_000

describe('the shared tables of live casino, rings and halls', () => {
  it('are all played here, and what they pay is known here in words of its own', () => {
    const played = tableTitles.map((title) => rulesOf(title).code)
    expect(played.toSorted()).toEqual(tableEngines.toSorted())
    expect(Object.keys(obviousPays).toSorted()).toEqual(tableEngines.toSorted())
  })

  it.each(tableTitles)(
    'the slow and the fast settlement agree on every cell of $gameCode (games 50 to 60)',
    (title) => {
      const table = rulesOf(title)
      const { deal }: { deal: (from: Draws, number: number) => unknown } = table
      const draw = createDraw(seededRandom(11))
      const draws = drawsFrom(() => draw.between(0, 2 ** 32 - 1))
      const paid = new Set<string>()
      for (let round = 0; round < slips / tableTitles.length; round++) {
        const outcome = deal(draws, round + 1)
        const cells = drawChips(table, {}, draw)
        const amount = payObviously(table.code, outcome, cells)
        expect(payoutOfChips(table, outcome, cells), JSON.stringify({ outcome, cells })).toBe(amount)
        for (const { code } of table.cells) {
          const chip = draw.between(1, 1_000_000)
          const one = payObviously(table.code, outcome, { [code]: chip })
          expect(payoutOfChips(table, outcome, { [code]: chip }), `${code} ${JSON.stringify(outcome)}`).toBe(
            one,
          )
          if (one > chip) paid.add(code)
        }
      }
      // All but the rarest have won at least once.
      expect(paid.size).toBeGreaterThan(table.cells.length * 0.8)
    },
  )
})

describe('bets on matches', () => {
  it(`the slow and the fast settlement agree on ${slips} slips (games 62 to 65 and 73)`, () => {
    const draw = createDraw(seededRandom(12))
    const seen = new Set<string>()
    for (let slip = 0; slip < slips; slip++) {
      const stake = draw.between(1, 50_000_000)
      const legs = Array.from({ length: draw.pick([1, 1, draw.between(2, 8)]) }, () => drawLeg(draw))
      const ended = legs.map(({ leg, odds, final }) => ({
        odds: decimalOdds(odds),
        result: final ? legResult(leg, final) : ('push' satisfies LegResult),
      }))
      for (const [place, { result }] of ended.entries()) seen.add(`${legs[place]?.leg.market} ${result}`)
      const fast = Math.min(returnOf(stake, ended), stake * matchRules.maxParlayOdds)
      const slow = legs.map(({ leg, odds, from, final }) => ({ pick: textOf(leg), odds, from, final }))
      expect(returnObviously(stake, slow), JSON.stringify({ stake, slow })).toBe(fast)
    }
    // Handicaps and totals end in all five ways; who wins and the exact score are won, lost or returned.
    expect(seen.size).toBe(5 + 5 + 3 + 3)
  })
})

function drawLeg(draw: Draw): { leg: Leg; odds: number; from: Score | undefined; final: Score | undefined } {
  const from = draw.chance(0.4) ? { home: draw.between(0, 2), away: draw.between(0, 2) } : undefined
  const leg = draw.pick<() => Leg>([
    () => ({ market: 'result', pick: draw.pick(['home', 'draw', 'away']) }),
    () => ({
      market: 'handicap',
      pick: draw.pick(['home', 'away']),
      line: draw.between(-12, 12),
      ...(from ? { from } : {}),
    }),
    () => ({ market: 'total', pick: draw.pick(['over', 'under']), line: draw.between(2, 22) }),
    () => ({ market: 'score', pick: { home: draw.between(0, 3), away: draw.between(0, 3) } }),
  ])()
  const isHeld = !draw.chance(0.1)
  const final = { home: (from?.home ?? 0) + draw.between(0, 4), away: (from?.away ?? 0) + draw.between(0, 4) }
  return { leg, odds: draw.between(1_030, 30_000), from, final: isHeld ? final : undefined }
}

/** As the slip names it. */
function textOf(leg: Leg): string {
  if (leg.market === 'result') return `result:${leg.pick}`
  if (leg.market === 'score') return `score:${leg.pick.home}-${leg.pick.away}`
  return `${leg.market}:${leg.pick}:${leg.line}`
}
