import type { Draws } from '@saola/game-engines'
import { describe, expect, it } from 'vitest'
import { coin, type CoinMove } from '../src/coin/coin-engine.ts'
import { coinLadder } from '../src/coin/coin-rules.ts'
import { surprise } from './chi-square.ts'
import { seededDraws } from './seeded-draws.ts'

/** A coin that always shows the sun. */
const sunny: Draws = { next: () => 0, below: () => 0 }
const sun = { side: 'sun' } as const
const moon = { side: 'moon' } as const
const take = { cashOut: true } as const

const repeated = (move: CoinMove, times: number): CoinMove[] => Array.from({ length: times }, () => move)

const play = (choice: typeof sun | typeof moon, moves: readonly CoinMove[], draws = sunny) =>
  coin.play({ model: undefined, draws, stake: 10_000, choice, moves })

it.each([
  [1, 19_800],
  [2, 39_600],
  [3, 79_200],
  [10, 10_137_600],
  [13, 81_100_800],
])('a streak of %i pays %i ten-thousandths', (flips, multiplier) => {
  expect(coinLadder[flips - 1]).toBe(multiplier)
})

it('returns exactly 99 percent wherever the member stops', () => {
  for (const [step, multiplier] of coinLadder.entries()) expect(multiplier / 2 ** (step + 1)).toBe(9_900)
})

describe('a round', () => {
  it('stays open after a right flip', () => {
    expect(play(sun, [])).toEqual({
      view: { flips: ['sun'], multiplier: 19_800, next: 39_600 },
      isOver: false,
      payout: 19_800,
      staked: 10_000,
    })
  })

  it('is lost with the first wrong flip', () => {
    expect(play(moon, [])).toMatchObject({ isOver: true, payout: 0 })
    expect(play(sun, [sun, moon])).toMatchObject({ isOver: true, payout: 0, view: { next: 0 } })
  })

  it('is paid when the member takes it, and by itself after thirteen', () => {
    expect(play(sun, [sun, take])).toMatchObject({ isOver: true, payout: 39_600 })
    expect(play(sun, repeated(sun, 12))).toMatchObject({ isOver: true, payout: 81_100_800 })
  })

  it.each([
    ['a flip after the end', moon, [sun]],
    ['taking twice', sun, [take, take]],
    ['a fourteenth flip', sun, repeated(sun, 13)],
  ] as const)('refuses %s', (_, choice, moves) => {
    expect(play(choice, moves)).toBeUndefined()
  })

  it('left open is paid as it stands', () => {
    expect(coin.giveUp?.({ model: undefined, draws: sunny, stake: 10_000, choice: sun, moves: [] })).toEqual(
      take,
    )
  })
})

it.each([
  [{ side: 'sun', more: 1 }, sun],
  [{ side: 'edge' }, undefined],
  ['sun', undefined],
])('the choice %j is read as %j', (value, choice) => {
  expect(coin.readChoice(value, undefined)).toEqual(choice)
})

it('comes as far as halves promise, over a million rounds', { tags: 'round', timeout: 60_000 }, () => {
  const draws = seededDraws(12)
  const counts = [0, 0, 0, 0]
  for (let round = 0; round < 1_000_000; round += 1) {
    // Two more flips may be refused because the round is over: then the first or the first two tell how far it came.
    const played = play(sun, [sun, moon], draws) ?? { view: { flips: [], multiplier: 0 } }
    const right = played.view.multiplier > 0 ? 3 : Math.max(0, played.view.flips.length - 1)
    counts[right] = (counts[right] ?? 0) + 1
  }
  // A round that ended earlier has no third move: lost on the first or on the second flip.
  expect(
    surprise([(counts[0] ?? 0) + (counts[1] ?? 0), counts[2] ?? 0, counts[3] ?? 0], [0.75, 0.125, 0.125]),
  ).toBeLessThan(4)
})
