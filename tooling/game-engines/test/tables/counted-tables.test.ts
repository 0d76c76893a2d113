import { describe, expect, it } from 'vitest'
import { gourdCrabTable } from '../../src/gourd-crab-table/gourd-crab-table-engine.ts'
import { colourOf, insideBets, wheelOrder } from '../../src/roulette/roulette-rules.ts'
import { roulette } from '../../src/roulette/roulette-engine.ts'
import { shakenBowl } from '../../src/shaken-bowl/shaken-bowl-engine.ts'
import { mostOn } from '../../src/tables/table-limits.ts'
import { seededDraws } from '../seeded-draws.ts'

const cellOf = (game: { table: { cells: readonly { code: string }[] } }, cell: string) =>
  game.table.cells.find(({ code }) => code === cell)

describe('roulette (games 54)', () => {
  it('returns 36 of 37 on every cell', () => {
    expect(roulette.table.cells).toHaveLength(157)
    expect(new Set(roulette.table.cells.map(({ rtp }) => rtp))).toEqual(new Set([Math.floor(360_000 / 37)]))
  })

  it('has 60 splits, 14 streets, 23 corners and 11 six lines of numbers that touch on the board', () => {
    expect(insideBets().map((codes) => codes.length)).toEqual([37, 60, 14, 23, 11])
    for (const code of insideBets().flat()) {
      const covered = code.split('-').slice(1).map(Number)
      expect(new Set(covered).size, code).toBe(covered.length)
      for (const number of covered) expect(number).toBeLessThanOrEqual(36)
    }
    const splits = insideBets()[1] ?? []
    for (const code of splits) {
      const [, one = 0, other = 0] = code.split('-').map(Number)
      const isBeside = other - one === 1 && one % 3 !== 0
      expect(one === 0 ? other <= 3 : isBeside || other - one === 3, code).toBe(true)
    }
  })

  it('has 37 pockets, red and black in turn', () => {
    expect([...wheelOrder].sort((one, other) => one - other)).toEqual([...Array(37).keys()])
    const colours = wheelOrder.slice(1).map(colourOf)
    expect(colours).toEqual(colours.map((_, at) => (at % 2 === 0 ? 'red' : 'black')))
  })

  it.each([
    [0, 'straight-0', 360_000],
    [0, 'even', 0],
    [0, 'low', 0],
    [0, 'column-3', 0],
    [36, 'column-3', 30_000],
    [1, 'column-1', 30_000],
    [12, 'dozen-1', 30_000],
    [13, 'dozen-2', 30_000],
    [18, 'low', 20_000],
    [19, 'high', 20_000],
    [32, 'red', 20_000],
    [26, 'black', 20_000],
    [0, 'split-0-2', 180_000],
    [5, 'split-2-5', 180_000],
    [5, 'split-5-6', 180_000],
    [4, 'split-5-6', 0],
    [2, 'street-0-1-2', 120_000],
    [36, 'street-34-35-36', 120_000],
    [33, 'street-34-35-36', 0],
    [0, 'corner-0-1-2-3', 90_000],
    [36, 'corner-32-33-35-36', 90_000],
    [34, 'corner-32-33-35-36', 0],
    [6, 'six-1-2-3-4-5-6', 60_000],
    [7, 'six-1-2-3-4-5-6', 0],
  ])('on %i returns %s %i ten-thousandths', (number, cell, times) => {
    expect(roulette.table.timesOf({ number }, cell)).toBe(times)
  })
})

describe('xóc đĩa (games 55)', () => {
  it.each([
    // cell, of sixteen falls, pays to one in hundredths
    ['even', 8, 98],
    ['odd', 8, 98],
    ['four-red', 1, 1400],
    ['four-white', 1, 1400],
    ['three-red', 4, 280],
    ['three-white', 4, 280],
    ['two-two', 6, 160],
  ])('%s comes in %i of sixteen falls and pays %i hundredths to one', (cell, ways, pays) => {
    const times = (pays + 100) * 100
    expect(cellOf(shakenBowl, cell)).toMatchObject({
      times,
      chance: ways / 16,
      rtp: Math.floor((times * ways) / 16),
    })
  })
})

describe('bầu cua (games 56)', () => {
  it('returns 199 of 216 on each creature, and on a triple 31 times 6 of 216', () => {
    expect(cellOf(gourdCrabTable, 'crab')).toMatchObject({ times: 40_000, rtp: Math.floor(1_990_000 / 216) })
    expect(cellOf(gourdCrabTable, 'any-triple')).toMatchObject({ times: 310_000, rtp: 8611 })
  })
})

it.each([
  [{ times: 20_000 }, 5000, 5_000_000],
  [{ times: 90_000 }, 5000, 1_110_000],
  [{ times: 1_810_000 }, 5000, 55_000],
])('a cell of %j takes at most, at a table from %i đồng, %i (games 48)', (cell, least, most) => {
  expect(mostOn(cell, least)).toBe(most)
})

it.each([roulette, shakenBowl, gourdCrabTable])('$code deals what it can pay and name', (game) => {
  const draws = seededDraws(3)
  for (let round = 0; round < 200; round += 1) {
    const outcome = game.table.deal(draws, 1)
    const view = { outcome }
    expect(game.resultOf(view as never, (key) => key)).not.toBe('')
    expect(game.table.markOf(outcome as never)).not.toBe('')
  }
})
