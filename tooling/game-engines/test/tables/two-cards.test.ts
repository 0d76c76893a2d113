import { expect, it } from 'vitest'
import { dragonTiger } from '../../src/dragon-tiger/dragon-tiger-engine.ts'

const { table } = dragonTiger

it.each(table.cells)(
  '$code of Rồng Hổ returns what all pairs of cards out of eight decks return (games 53)',
  (cell) => {
    let returned = 0
    let above = 0
    for (let dragon = 0; dragon < 52; dragon += 1) {
      for (let tiger = 0; tiger < 52; tiger += 1) {
        // Eight of each card, and one of them is gone.
        const ways = 8 * (dragon === tiger ? 7 : 8)
        const times = table.timesOf({ dragon, tiger }, cell.code)
        returned += ways * times
        if (times > 10_000) above += ways
      }
    }
    const all = 416 * 415
    expect(cell.rtp).toBe(Math.floor(returned / all))
    expect(cell.chance).toBeCloseTo(above / all, 12)
  },
)

it.each([
  // the ace is the lowest, the king the highest
  [{ dragon: 48, tiger: 0 }, 'tiger', 20_000],
  [{ dragon: 44, tiger: 40 }, 'dragon', 20_000],
  [{ dragon: 44, tiger: 45 }, 'dragon', 5000],
  [{ dragon: 44, tiger: 45 }, 'tie', 120_000],
  [{ dragon: 44, tiger: 45 }, 'suited-tie', 0],
  [{ dragon: 44, tiger: 44 }, 'suited-tie', 510_000],
])('%j returns %s %i ten-thousandths', (outcome, cell, times) => {
  expect(table.timesOf(outcome, cell)).toBe(times)
})
