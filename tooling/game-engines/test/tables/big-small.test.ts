import { expect, it } from 'vitest'
import { bigSmall } from '../../src/big-small/big-small-engine.ts'
import { surprise } from '../chi-square.ts'
import { seededDraws } from '../seeded-draws.ts'

const { table } = bigSmall

const of = (cell: string) => table.cells.find(({ code }) => code === cell)

it.each([
  // cell, winning throws of 216, pays to one
  ['big', 105, 1],
  ['small', 105, 1],
  ['odd', 105, 1],
  ['even', 105, 1],
  ['total-4', 3, 62],
  ['total-17', 3, 62],
  ['total-5', 6, 31],
  ['total-15', 10, 18],
  ['total-7', 15, 12],
  ['total-13', 21, 8],
  ['total-9', 25, 7],
  ['total-12', 25, 7],
  ['total-10', 27, 6],
  ['any-triple', 6, 31],
  ['triple-5', 1, 180],
  ['double-2', 16, 11],
])('%s wins in %i of 216 throws and pays %i to one (games 50)', (cell, ways, pays) => {
  expect(of(cell)).toMatchObject({
    times: (pays + 1) * 10_000,
    chance: ways / 216,
    rtp: Math.floor((ways * (pays + 1) * 10_000) / 216),
  })
})

it('a single pays for each die that shows it: 75, 15 and 1 of 216 throws', () => {
  expect(of('single-4')).toMatchObject({
    times: 40_000,
    chance: 91 / 216,
    rtp: Math.floor(((75 * 2 + 15 * 3 + 4) * 10_000) / 216),
  })
})

it.each([
  [[5, 5, 5], 'big', 0],
  [[5, 5, 5], 'odd', 0],
  [[5, 5, 5], 'total-15', 190_000],
  [[6, 5, 1], 'big', 20_000],
  [[6, 5, 1], 'even', 20_000],
  [[6, 3, 1], 'small', 20_000],
  [[2, 2, 6], 'double-2', 120_000],
  [[2, 2, 6], 'single-2', 30_000],
  [[2, 2, 2], 'triple-2', 1_810_000],
])('%j returns %s %i ten-thousandths', (dice, cell, times) => {
  expect(table.timesOf({ dice }, cell)).toBe(times)
})

it('throws the six faces alike', () => {
  const draws = seededDraws(5)
  const counts = Array.from({ length: 6 }, () => 0)
  for (let round = 0; round < 20_000; round += 1) {
    for (const face of table.deal(draws, 1).dice) counts[face - 1] = (counts[face - 1] ?? 0) + 1
  }
  expect(
    surprise(
      counts,
      counts.map(() => 1 / 6),
    ),
  ).toBeLessThan(5)
})

it.each([
  [{ cells: { big: 1000, 'total-9': 500 } }, true],
  [{ cells: {} }, false],
  [{ cells: { middle: 1000 } }, false],
  [{ cells: { big: -1 } }, false],
  [{ cells: { big: 0.5 } }, false],
  [{ cells: { constructor: 1000 } }, false],
  [{}, false],
  [null, false],
])('the choice %j is read: %s', (choice, isRead) => {
  expect(bigSmall.readChoice(choice, undefined) !== undefined).toBe(isRead)
})
