import { mines, minesMultiplier, safeChance, type Draws } from '@saola/game-engines'
import { mostPicks } from '../src/mines/mines-rules.ts'
import { describe, expect, it } from 'vitest'
import { surprise } from './chi-square.ts'
import { seededDraws } from './seeded-draws.ts'

/** Draws that put the mines on the first tiles: each draw takes the lowest tile that is left. */
const lowest: Draws = { next: () => 0, below: () => 0 }

const play = (count: number, moves: readonly ({ tile: number } | { cashOut: true })[], draws = lowest) =>
  mines.play({ model: undefined, draws, stake: 10_000, choice: { mines: count }, moves })

describe('what a round is worth', () => {
  it.each([
    [1, 1, 10_313],
    [1, 2, 10_761],
    [1, 24, 247_500],
    [3, 1, 11_250],
    [3, 3, 14_786],
    [3, 10, 50_044],
    [5, 2, 15_632],
    [10, 5, 175_154],
    [24, 1, 247_500],
  ])('with %i mines, %i safe tiles pay %i ten-thousandths', (count, picks, multiplier) => {
    expect(minesMultiplier(count, picks)).toBe(multiplier)
  })

  it.each([
    [1, 1],
    [3, 5],
    [10, 4],
    [24, 1],
  ])('with %i mines, stopping after %i tiles returns 99 percent', (count, picks) => {
    let chance = 1
    for (let pick = 0; pick < picks; pick += 1) chance *= safeChance(count, pick)
    expect((chance * minesMultiplier(count, picks)) / 10_000).toBeCloseTo(0.99, 4)
  })
})

it('no stop of any field returns less than 99 percent or pays more than 10 000x', () => {
  for (let count = 1; count <= 24; count += 1) {
    let chance = 1
    for (let picks = 1; picks <= mostPicks(count); picks += 1) {
      chance *= safeChance(count, picks - 1)
      const multiplier = minesMultiplier(count, picks)
      expect(multiplier).toBeLessThanOrEqual(100_000_000)
      expect(chance * multiplier).toBeGreaterThan(9_900 - 1e-6)
      expect(chance * (multiplier - 1)).toBeLessThan(9_900)
    }
  }
})

describe('a round', () => {
  it('shows no mine while it is open', () => {
    expect(play(3, [{ tile: 5 }])).toEqual({
      view: { mines: 3, opened: [5], multiplier: 11_250, next: 12_858 },
      isOver: false,
      payout: 11_250,
      staked: 10_000,
    })
  })

  it('is paid when the member takes what it is worth', () => {
    expect(play(3, [{ tile: 5 }, { cashOut: true }])).toMatchObject({
      isOver: true,
      payout: 11_250,
      view: { minesAt: [0, 1, 2] },
    })
  })

  it('is lost on a mine, and the mines are shown', () => {
    expect(play(3, [{ tile: 5 }, { tile: 2 }])).toMatchObject({
      isOver: true,
      payout: 0,
      view: { opened: [5, 2], minesAt: [0, 1, 2] },
    })
  })

  it('ends by itself with the last safe tile', () => {
    const moves = [{ tile: 24 }]
    expect(play(24, moves)).toMatchObject({ isOver: true, payout: 247_500 })
  })

  it.each([
    [1, 24],
    [12, 9],
    [24, 1],
  ])('with %i mines ends by itself after %i safe tiles: all, or the last within 10 000x', (count, picks) => {
    expect(mostPicks(count)).toBe(picks)
  })

  it.each([
    ['taking before a tile was opened', [{ cashOut: true as const }]],
    ['opening a tile twice', [{ tile: 5 }, { tile: 5 }]],
    ['opening a tile after the end', [{ tile: 0 }, { tile: 5 }]],
    ['taking twice', [{ tile: 5 }, { cashOut: true as const }, { cashOut: true as const }]],
  ])('refuses %s', (_, moves) => {
    expect(play(3, moves)).toBeUndefined()
  })

  it('is given back when nothing was opened for a day, else paid as it stands', () => {
    const round = { model: undefined, draws: lowest, stake: 10_000, choice: { mines: 3 }, moves: [] }
    expect(mines.giveUp?.(round)).toBe('refund')
    expect(mines.giveUp?.({ ...round, moves: [{ tile: 5 }] })).toEqual({ cashOut: true })
  })
})

describe('what may be chosen', () => {
  it.each([
    [{ mines: 1 }, { mines: 1 }],
    [{ mines: 24, more: 1 }, { mines: 24 }],
    [{ mines: 0 }, undefined],
    [{ mines: 25 }, undefined],
    [{ mines: 1.5 }, undefined],
    [null, undefined],
  ])('%j is read as %j', (value, choice) => {
    expect(mines.readChoice(value, undefined)).toEqual(choice)
  })
})

it(
  'hits a mine as often as 3 of 25 tiles promise, over a million rounds',
  { tags: 'round', timeout: 60_000 },
  () => {
    const draws = seededDraws(1)
    const counts = [0, 0, 0]
    for (let round = 0; round < 1_000_000; round += 1) {
      const played = play(3, [{ tile: 7 }, { tile: 19 }], draws)
      // A mine on the first tile leaves no second move.
      const safeTiles = played ? played.view.opened.length - Number(played.isOver) : 0
      counts[safeTiles] = (counts[safeTiles] ?? 0) + 1
    }
    const first = safeChance(3, 0)
    const both = first * safeChance(3, 1)
    expect(surprise(counts, [1 - first, first - both, both])).toBeLessThan(4)
  },
)
