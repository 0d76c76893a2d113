import { followersOf, pairRecords } from '@saola/rules'
import { expect, it } from 'vitest'

/** Draws of a few numbers, the newest first. */
const draws = [[['12', '30']], [['00', '45']], [['21', '55', '45']], [['12', '77']]]

const pairs = new Map(
  pairRecords(draws).map(({ pair, since, record }) => [pair.join('-'), { since, record }]),
)

it('has fifty pairs: 45 that are turned around, and five doubles with their shadows (lottery 75)', () => {
  expect(pairs.size).toBe(50)
  expect([...pairs.keys()]).toContain('00-55')
})

it.each([
  ['12-21', 0, 1],
  ['03-30', 0, 3],
  ['00-55', 1, 1],
  ['27-72', 4, 4],
  ['22-77', 3, 3],
])('counts the draws without either of %s: %i, at the most %i', (pair, since, record) => {
  expect(pairs.get(pair)).toEqual({ since, record })
})

it('lists the pair that has not come for longest first', () => {
  const sinces = pairRecords(draws).map(({ since }) => since)
  expect(sinces).toEqual([...sinces].sort((one, other) => other - one))
})

it('counts what came in the draw after a tail, for draws that another one followed (lottery 75)', () => {
  expect(followersOf('45', draws)).toEqual({
    draws: 2,
    tails: [
      { tail: '00', draws: 1 },
      { tail: '12', draws: 1 },
      { tail: '30', draws: 1 },
      { tail: '45', draws: 1 },
    ],
  })
  expect(followersOf('30', draws)).toEqual({ draws: 0, tails: [] })
})
