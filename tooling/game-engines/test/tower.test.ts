import type { Draws } from '@saola/game-engines'
import { describe, expect, it } from 'vitest'
import { tower, type TowerMove } from '../src/tower/tower-engine.ts'
import { towerLadders, towerLevels, type TowerLevel } from '../src/tower/tower-rules.ts'
import { surprise } from './chi-square.ts'
import { seededDraws } from './seeded-draws.ts'

/** Draws that lay the traps on the first tiles of every floor. */
const lowest: Draws = { next: () => 0, below: () => 0 }
const take = { cashOut: true } as const

const play = (level: TowerLevel, moves: readonly TowerMove[], draws = lowest) =>
  tower.play({ model: undefined, draws, stake: 10_000, choice: { level }, moves })

it.each([
  ['easy', 1, 13_200],
  ['easy', 9, 131_852],
  ['medium', 1, 14_850],
  ['medium', 9, 380_590],
  ['hard', 3, 79_200],
  ['hard', 9, 5_068_800],
  ['expert', 8, 64_953_900],
  ['master', 6, 40_550_400],
] as const)('%s: floor %i pays %i ten-thousandths', (level, floor, multiplier) => {
  expect(towerLadders[level][floor - 1]).toBe(multiplier)
})

it.each([
  ['easy', 9],
  ['medium', 9],
  ['hard', 9],
  ['expert', 8],
  ['master', 6],
] as const)('%s has %i floors: the last one pays at most 10 000x', (level, floors) => {
  expect(towerLadders[level]).toHaveLength(floors)
})

it('returns 99 percent on every floor of every level', () => {
  for (const [level, ladder] of Object.entries(towerLadders)) {
    const { tiles, safe } = towerLevels[level as TowerLevel]
    for (const [floor, multiplier] of ladder.entries()) {
      const returned = multiplier * (safe / tiles) ** (floor + 1)
      expect(returned).toBeGreaterThan(9_900 - 1e-6)
      expect(returned).toBeLessThan(9_901)
    }
  }
})

describe('a round', () => {
  it('shows no trap while it is open', () => {
    expect(play('hard', [{ tile: 1 }])).toEqual({
      view: { level: 'hard', climbed: [1], multiplier: 19_800, next: 39_600 },
      isOver: false,
      payout: 19_800,
      staked: 10_000,
    })
  })

  it('is paid when the member takes what the floor is worth', () => {
    const played = play('easy', [{ tile: 3 }, { tile: 1 }, take])
    expect(played).toMatchObject({ isOver: true, payout: 17_600 })
    expect(played?.view.traps).toHaveLength(9)
  })

  it('is lost on a trap', () => {
    expect(play('master', [{ tile: 3 }, { tile: 0 }])).toMatchObject({ isOver: true, payout: 0 })
  })

  it('ends by itself on the top floor', () => {
    expect(
      play(
        'master',
        Array.from({ length: 6 }, () => ({ tile: 3 })),
      ),
    ).toMatchObject({ isOver: true, payout: 40_550_400 })
  })

  it.each([
    ['taking on the ground', 'easy', [take]],
    ['a tile that the floor does not have', 'hard', [{ tile: 2 }]],
    ['a step after a trap', 'hard', [{ tile: 0 }, { tile: 1 }]],
    ['taking twice', 'hard', [{ tile: 1 }, take, take]],
  ] as const)('refuses %s', (_, level, moves) => {
    expect(play(level, moves)).toBeUndefined()
  })

  it('is given back when nobody climbed for a day, else paid as it stands', () => {
    const round = { model: undefined, draws: lowest, stake: 10_000, choice: { level: 'easy' as const } }
    expect(tower.giveUp?.({ ...round, moves: [] })).toBe('refund')
    expect(tower.giveUp?.({ ...round, moves: [{ tile: 3 }] })).toEqual(take)
  })
})

it.each([
  [{ level: 'expert' }, true],
  [{ level: 'impossible' }, false],
  [{ level: 'toString' }, false],
  [undefined, false],
])('%j may be chosen: %s', (value, allowed) => {
  expect(tower.readChoice(value, undefined) !== undefined).toBe(allowed)
})

it.each(['easy', 'medium', 'expert'] as const)(
  '%s: a floor is safe as often as its tiles promise, over a million rounds in all',
  { tags: 'round', timeout: 60_000 },
  (level) => {
    const draws = seededDraws(14)
    const counts = [0, 0]
    for (let round = 0; round < 340_000; round += 1) {
      const isTrap = play(level, [{ tile: 1 }], draws)?.isOver === true
      counts[isTrap ? 1 : 0] = (counts[isTrap ? 1 : 0] ?? 0) + 1
    }
    const { tiles, safe } = towerLevels[level]
    expect(surprise(counts, [safe / tiles, 1 - safe / tiles])).toBeLessThan(4)
  },
)
