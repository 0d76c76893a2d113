import { expect, it } from 'vitest'
import { scratch } from '../src/scratch/scratch-engine.ts'
import { prizeOf, scratchPrizes } from '../src/scratch/scratch-rules.ts'
import { scratchTitle } from '../src/scratch/scratch-title.ts'
import { surprise } from './chi-square.ts'
import { seededDraws } from './seeded-draws.ts'

const play = (draws = seededDraws(19)) =>
  scratch.play({ model: undefined, draws, stake: 10_000, choice: {}, moves: [] })

it.each([
  [0, 0],
  [7, 0],
  [8, 1],
  [67, 1],
  [68, 2],
  [767, 2],
  [768, 3],
  [4_768, 4],
  [17_268, 5],
  [37_267, 5],
  [37_268, undefined],
  [99_999, undefined],
])('the card %i of 100 000 wins with the picture %s', (ticket, picture) => {
  expect(prizeOf(ticket)).toBe(picture)
})

it('returns exactly 99 percent over all 100 000 cards', () => {
  let paid = 0
  for (let ticket = 0; ticket < 100_000; ticket += 1) {
    paid += scratchPrizes[prizeOf(ticket) ?? -1]?.multiplier ?? 0
  }
  expect(paid / 100_000).toBe(9_900)
  expect(scratchTitle.facts).toMatchObject({ rtp: 9_900, maxMultiplier: 10_000_000 })
})

it('shows three alike on a winning card and never on another, twenty thousand times', () => {
  const draws = seededDraws(20)
  for (let round = 0; round < 20_000; round += 1) {
    const view = play(draws)?.view
    const counts = scratchPrizes.map(
      (_, picture) => view?.fields.filter((field) => field === picture).length ?? 0,
    )
    const threes = counts.flatMap((count, picture) => (count >= 3 ? [picture] : []))
    if (counts.some((count) => count > 3) || threes.length > 1 || threes[0] !== view?.won) {
      expect.fail(`the card ${JSON.stringify(view)}`)
    }
  }
})

it('needs no choice but an object', () => {
  expect(scratch.readChoice({ anything: 1 }, undefined)).toEqual({})
  expect(scratch.readChoice(null, undefined)).toBeUndefined()
})

it(
  'prizes come as often as the cards promise, over a million rounds',
  { tags: 'round', timeout: 60_000 },
  () => {
    const draws = seededDraws(21)
    const counts = Array<number>(7).fill(0)
    for (let round = 0; round < 1_000_000; round += 1) {
      const won = play(draws)?.view.won ?? 6
      counts[won] = (counts[won] ?? 0) + 1
    }
    const chances = scratchPrizes.map(({ tickets }) => tickets / 100_000)
    expect(surprise(counts, [...chances, 62_732 / 100_000])).toBeLessThan(4)
  },
)
