import { describe, expect, it } from 'vitest'
import { dice } from '../src/dice/dice-engine.ts'
import { diceMultiplier, diceReturn, diceWins, winningRolls } from '../src/dice/dice-rules.ts'
import { diceTitle } from '../src/dice/dice-title.ts'
import { surprise } from './chi-square.ts'
import { seededDraws } from './seeded-draws.ts'

it.each([
  [1, 99_000_000],
  [100, 990_000],
  [4_950, 20_000],
  [5_000, 19_800],
  [9_800, 10_103],
])('a win on %i of 10 000 rolls pays %i ten-thousandths', (winning, multiplier) => {
  expect(diceMultiplier(winning)).toBe(multiplier)
})

it('every choice returns 99 percent over all rolls, and less than one ten-thousandth more', () => {
  for (let target = 1; target <= 9_800; target += 1) {
    const returned = diceReturn({ side: 'under', target })
    expect(returned).toBeGreaterThanOrEqual(9_900)
    expect(returned).toBeLessThan(9_901)
  }
  expect(diceTitle.facts.rtp).toBe(9_900)
})

it.each([
  ['under', 5_000, 4_999, true],
  ['under', 5_000, 5_000, false],
  ['over', 4_999, 5_000, true],
  ['over', 4_999, 4_999, false],
] as const)('%s %i, a roll of %i wins: %s', (side, target, roll, wins) => {
  expect(diceWins({ side, target }, roll)).toBe(wins)
})

it('as many rolls win as the choice promises', () => {
  for (const side of ['under', 'over'] as const) {
    const choice = { side, target: 2_500 }
    const won = Array.from({ length: 10_000 }, (_, roll) => diceWins(choice, roll)).filter(Boolean).length
    expect(won).toBe(winningRolls(choice))
  }
})

describe('what may be chosen', () => {
  it.each([
    [{ side: 'under', target: 1 }, true],
    [{ side: 'under', target: 9_800 }, true],
    [{ side: 'over', target: 9_998 }, true],
    [{ side: 'over', target: 199 }, true],
    [{ side: 'under', target: 0 }, false],
    [{ side: 'under', target: 9_801 }, false],
    [{ side: 'over', target: 9_999 }, false],
    [{ side: 'over', target: 198 }, false],
    [{ side: 'under', target: 50.5 }, false],
    [{ side: 'between', target: 5_000 }, false],
    [null, false],
  ])('%j may be played: %s', (value, allowed) => {
    expect(dice.readChoice(value, undefined) !== undefined).toBe(allowed)
  })
})

it('pays a win and keeps a loss', () => {
  const round = { model: undefined, stake: 10_000, moves: [] }
  const draws = { next: () => 0, below: () => 1_234 }
  expect(dice.play({ ...round, draws, choice: { side: 'under', target: 5_000 } })).toEqual({
    view: { roll: 1_234, multiplier: 19_800 },
    isOver: true,
    payout: 19_800,
    staked: 10_000,
  })
  expect(dice.play({ ...round, draws, choice: { side: 'over', target: 5_000 } })?.payout).toBe(0)
  expect(dice.contentOf({ side: 'over', target: 5_050 }, String)).toBe('> 50.50')
})

it(
  'rolls every tenth of the range equally often, over a million rounds',
  { tags: 'round', timeout: 60_000 },
  () => {
    const draws = seededDraws(11)
    const counts = Array<number>(10).fill(0)
    for (let round = 0; round < 1_000_000; round += 1) {
      const played = dice.play({
        model: undefined,
        draws,
        stake: 1_000,
        choice: { side: 'under', target: 50 },
        moves: [],
      })
      const tenth = Math.floor((played?.view.roll ?? 0) / 1_000)
      counts[tenth] = (counts[tenth] ?? 0) + 1
    }
    expect(surprise(counts, Array<number>(10).fill(0.1))).toBeLessThan(4)
  },
)
