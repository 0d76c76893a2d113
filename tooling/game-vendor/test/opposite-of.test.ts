import { carriedTitle } from '@saola/game-engines'
import { describe, expect, it } from 'vitest'
import { oppositeOf, sidedCells } from '../src/watch/opposite-of.ts'

describe('the selection that loses where one wins (protection 26)', () => {
  it.each([
    ['result:home', 'result:away'],
    ['result:draw', null],
    ['handicap:home:-3', 'handicap:away:3'],
    ['handicap:away:0', 'handicap:home:0'],
    ['total:over:10', 'total:under:10'],
    ['score:2-1', null],
    ['big', 'small'],
    ['wala', 'meron'],
    ['tie', null],
  ])('of %s is %s', (selection, opposite) => {
    expect(oppositeOf(selection)).toBe(opposite)
    if (opposite !== null) expect(oppositeOf(opposite)).toBe(selection)
  })

  it('is a cell of a table that there is', () => {
    const live = ['BACCARAT', 'DRAGON_TIGER', 'BIG_SMALL', 'ROULETTE', 'SHAKEN_BOWL']
    const titles = [
      ...live.map((game) => carriedTitle({ gameCode: `LIVE_${game}`, family: 'LIVE' })),
      carriedTitle({ gameCode: 'COCKFIGHT_RIVERSIDE_RING', family: 'COCKFIGHT' }),
    ]
    const cells = new Set(titles.flatMap((title) => title?.table?.cells.map(({ code }) => code) ?? []))
    expect(sidedCells.filter((cell) => !cells.has(cell))).toEqual([])
  })
})
