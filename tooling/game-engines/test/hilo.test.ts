import type { Draws } from '@saola/game-engines'
import { describe, expect, it } from 'vitest'
import { hilo, type HiloMove } from '../src/hilo/hilo-engine.ts'
import { hiloRank, isRight, rightRanks } from '../src/hilo/hilo-rules.ts'
import { certain, hiloMultiplier, withGuess } from '../src/hilo/hilo-worth.ts'
import { surprise } from './chi-square.ts'
import { seededDraws } from './seeded-draws.ts'

/** Draws that give these ranks in order, all of the first suit. */
function dealt(...ranks: readonly number[]): Draws {
  let place = 0
  return { next: () => 0, below: () => (((ranks[place++] ?? 1) + 11) % 13) * 4 }
}

const high = { guess: 'high' } as const
const low = { guess: 'low' } as const
const skip = { skip: true } as const
const take = { cashOut: true } as const

const play = (draws: Draws, ...moves: readonly HiloMove[]) =>
  hilo.play({ model: undefined, draws, stake: 10_000, choice: {}, moves })

it.each([
  ['high', 1, 10_725],
  ['high', 2, 10_725],
  ['high', 3, 11_700],
  ['high', 5, 14_300],
  ['high', 7, 18_386],
  ['low', 7, 18_386],
  ['high', 10, 32_175],
  ['high', 12, 64_350],
  ['high', 13, 128_700],
  ['low', 1, 128_700],
  ['low', 13, 10_725],
] as const)('%s on the rank %i pays %i ten-thousandths', (guess, rank, multiplier) => {
  expect(hiloMultiplier(withGuess(certain, guess, rank))).toBe(multiplier)
})

it.each([
  [0, 2],
  [35, 10],
  [47, 13],
  [48, 1],
  [51, 1],
])('the card %i has the rank %i: the ace is the lowest', (card, rank) => {
  expect(hiloRank(card)).toBe(rank)
})

it('as many ranks are right as a guess says', () => {
  for (const guess of ['high', 'low'] as const) {
    for (let rank = 1; rank <= 13; rank += 1) {
      const right = Array.from({ length: 13 }, (_, index) => isRight(guess, rank, index + 1)).filter(Boolean)
      expect(right).toHaveLength(rightRanks(guess, rank))
    }
  }
})

it('returns 99 percent after one guess and after three, whatever the cards', () => {
  let chance = certain
  let exact = 1
  for (const [guess, rank] of [
    ['high', 4],
    ['low', 11],
    ['high', 13],
  ] as const) {
    chance = withGuess(chance, guess, rank)
    exact *= rightRanks(guess, rank) / 13
    const returned = exact * hiloMultiplier(chance)
    expect(returned).toBeGreaterThan(9_900 - 1e-6)
    expect(returned).toBeLessThan(9_901)
  }
})

describe('a round', () => {
  it('starts with a card and no worth to take', () => {
    expect(play(dealt(7))).toEqual({
      view: {
        cards: [20],
        steps: [],
        multiplier: 10_000,
        next: { high: 18_386, low: 18_386 },
        skipsLeft: 52,
      },
      isOver: false,
      payout: 10_000,
      staked: 10_000,
    })
    expect(play(dealt(7), take)).toBeUndefined()
    expect(play(dealt(7, 9), skip, take)).toBeUndefined()
  })

  it('goes on after a right guess, the same rank included', () => {
    expect(play(dealt(7, 7), high)).toMatchObject({ isOver: false, payout: 18_386 })
    expect(play(dealt(7, 9, 5), high, low, take)).toMatchObject({ isOver: true, payout: 26_558 })
  })

  it('is lost with the first wrong guess', () => {
    expect(play(dealt(7, 6), high)).toMatchObject({
      isOver: true,
      payout: 0,
      view: { next: { high: 0, low: 0 } },
    })
  })

  it('costs nothing to pass a card over, up to 52 times', () => {
    expect(play(dealt(7, 2), skip)).toMatchObject({ payout: 10_000, view: { skipsLeft: 51 } })
    expect(play(dealt(), ...Array.from({ length: 53 }, () => skip))).toBeUndefined()
  })

  it('refuses the side that would pass 10 000x', () => {
    // Three times another ace on an ace pay 0.99 x 13^3 = 2175.03x; a fourth would pay 28 275x.
    const played = play(dealt(1, 1, 1, 1), low, low, low)
    expect(played).toMatchObject({ isOver: false, view: { multiplier: 21_750_300, next: { low: 0 } } })
    expect(play(dealt(1, 1, 1, 1, 1), low, low, low, low)).toBeUndefined()
  })

  it('is given back when nothing was guessed for a day, else paid as it stands', () => {
    const round = { model: undefined, draws: dealt(7), stake: 10_000, choice: {} }
    expect(hilo.giveUp?.({ ...round, moves: [skip] })).toBe('refund')
    expect(hilo.giveUp?.({ ...round, moves: [skip, high] })).toEqual(take)
  })
})

it.each([
  [{ guess: 'high' }, high],
  [{ skip: true, guess: 'sideways' }, skip],
  [{ guess: 'same' }, undefined],
  [{}, undefined],
])('the move %j is read as %j', (value, move) => {
  expect(hilo.readMove(value)).toEqual(move)
})

it(
  'a guess is right as often as its ranks promise, over a million rounds',
  { tags: 'round', timeout: 60_000 },
  () => {
    const draws = seededDraws(13)
    const right = Array<number>(13).fill(0)
    const wrong = Array<number>(13).fill(0)
    for (let round = 0; round < 1_000_000; round += 1) {
      const played = hilo.play({ model: undefined, draws, stake: 1_000, choice: {}, moves: [high] })
      const rank = hiloRank(played?.view.cards[0] ?? 0) - 1
      const counts = played?.isOver === true ? wrong : right
      counts[rank] = (counts[rank] ?? 0) + 1
    }
    const chances = Array.from({ length: 13 }, (_, index) => rightRanks('high', index + 1) / 169)
    expect(
      surprise([...right, ...wrong], [...chances, ...chances.map((chance) => 1 / 13 - chance)]),
    ).toBeLessThan(4)
  },
)
