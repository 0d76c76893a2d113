import { expect, it } from 'vitest'
import { handsGame } from '../src/hands/hands-engine.ts'
import { hands, handsEnd, handsPays } from '../src/hands/hands-rules.ts'
import { handsTitle } from '../src/hands/hands-title.ts'
import { surprise } from './chi-square.ts'
import { seededDraws } from './seeded-draws.ts'

it.each([
  ['rock', 'scissors', 'win'],
  ['paper', 'rock', 'win'],
  ['scissors', 'paper', 'win'],
  ['scissors', 'rock', 'loss'],
  ['rock', 'paper', 'loss'],
  ['paper', 'scissors', 'loss'],
  ['rock', 'rock', 'tie'],
] as const)('%s against %s is a %s', (own, other, end) => {
  expect(handsEnd(own, other)).toBe(end)
})

it.each(hands)('%s returns exactly 99 percent over the three hands', (own) => {
  const paid = hands.reduce((sum, other) => sum + handsPays[handsEnd(own, other)], 0)
  expect(paid / 3).toBe(9_900)
  expect(handsTitle.facts.rtp).toBe(9_900)
})

it.each([
  [{ hand: 'rock' }, { hand: 'rock' }],
  [{ hand: 'well' }, undefined],
  ['rock', undefined],
])('%j is read as %j', (value, choice) => {
  expect(handsGame.readChoice(value, undefined)).toEqual(choice)
})

it('gives the stake back on a tie', () => {
  const draws = { next: () => 0, below: () => 1 }
  const round = { model: undefined, draws, stake: 10_000, moves: [] }
  expect(handsGame.play({ ...round, choice: { hand: 'paper' } })?.payout).toBe(10_000)
  expect(handsGame.play({ ...round, choice: { hand: 'scissors' } })?.payout).toBe(19_700)
  expect(handsGame.play({ ...round, choice: { hand: 'rock' } })?.payout).toBe(0)
})

it('shows every hand equally often, over a million rounds', { tags: 'round', timeout: 60_000 }, () => {
  const draws = seededDraws(22)
  const counts = [0, 0, 0]
  for (let round = 0; round < 1_000_000; round += 1) {
    const played = handsGame.play({
      model: undefined,
      draws,
      stake: 1_000,
      choice: { hand: 'rock' },
      moves: [],
    })
    const place = hands.indexOf(played?.view.other ?? 'rock')
    counts[place] = (counts[place] ?? 0) + 1
  }
  expect(surprise(counts, [1 / 3, 1 / 3, 1 / 3])).toBeLessThan(4)
})
