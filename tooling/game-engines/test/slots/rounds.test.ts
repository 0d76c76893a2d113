import { slots, type LineModel, type SlotModel } from '@saola/game-engines'
import { describe, expect, it } from 'vitest'
import { scripted } from './scripted-draws.ts'

/** Three short reels, so that every stop can be told: A pays 10 and B 2 stakes of a line. */
const small: LineModel = {
  id: 'small',
  frame: 'lines',
  volatility: 'low',
  cap: 100,
  reels: ['ABB', 'ABB', 'ABB'],
  lines: 5,
  pays: { A: [10], B: [2] },
}
const scattered: LineModel = {
  ...small,
  reels: ['SAB', 'SAB', 'SAB'],
  freeReels: ['AAA', 'BBB', 'SAB'],
  scatterPays: [3],
  feature: { kind: 'freeSpins', spins: 2, factor: 3, again: 1, mostSpins: 3 },
}
const play = (model: SlotModel, ...draws: readonly number[]) =>
  slots.play({ model, draws: scripted(...draws), stake: 1000, choice: {}, moves: [] })
const kinds = (model: SlotModel, ...draws: readonly number[]) =>
  play(model, ...draws)?.view.events.map(({ kind }) => kind)

describe('a spin of lines', () => {
  it('shows where the reels stopped and pays every line that holds', () => {
    expect(play(small, 0, 0, 0)).toEqual({
      view: {
        events: [
          { kind: 'reveal', grid: ['ABB', 'ABB', 'ABB'] },
          {
            kind: 'lines',
            wins: [
              // The middle row, the top row, the bottom row; the slanting lines mix A with B.
              { line: 0, letter: 'B', count: 3, multiplier: 4000 },
              { line: 1, letter: 'A', count: 3, multiplier: 20_000 },
              { line: 2, letter: 'B', count: 3, multiplier: 4000 },
            ],
          },
        ],
        multiplier: 28_000,
      },
      isOver: true,
      payout: 2800,
      staked: 1000,
    })
  })

  it('pays nothing where no line holds', () => {
    const mixed: LineModel = { ...small, reels: ['AAA', 'BBB', 'AAA'] }
    expect(play(mixed, 0, 0, 0)).toMatchObject({ payout: 0, view: { multiplier: 0 } })
  })

  it('lets a wild fill its reel before the lines are paid', () => {
    const growing: LineModel = { ...small, reels: ['AAA', 'WBB', 'AAA'], wild: { expands: true } }
    expect(play(growing, 0, 0, 0)?.view).toMatchObject({
      events: [
        { kind: 'reveal', grid: ['AAA', 'WBB', 'AAA'] },
        { kind: 'expand', reels: [1] },
        { kind: 'lines' },
      ],
      // Five lines of A at 10 stakes of a line each.
      multiplier: 100_000,
    })
  })
})

describe('a feature', () => {
  it('opens with three scatters and is played to its end in the same round', () => {
    // Both free spins stop on A, B and the window S A B of the last reel: nothing holds, one scatter shows.
    const played = play(scattered, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    expect(played?.view.events.map(({ kind }) => kind)).toEqual([
      'reveal',
      'lines',
      'scatter',
      'freeSpins',
      'freeSpin',
      'reveal',
      'freeSpin',
      'reveal',
    ])
    // Rows of A and of B: 10 + 2 stakes of a line of five; three whole stakes for the scatters.
    expect(played).toMatchObject({ payout: 5400 })
  })

  it('counts every win of a free spin as often as its factor says', () => {
    const rich: LineModel = { ...scattered, freeReels: ['AAA', 'AAA', 'AAA'] }
    // Ten stakes of each line, three times, in both spins.
    expect(play(rich, 0, 0, 0, 0, 0, 0, 0, 0, 0)?.view.multiplier).toBe(54_000 + 2 * 300_000)
  })

  it('grows by another trigger, but never over its longest', () => {
    const again: LineModel = { ...scattered, freeReels: ['SAB', 'SAB', 'SAB'], scatterPays: [0] }
    const shown = kinds(again, ...Array<number>(12).fill(0))
    expect(shown?.filter((kind) => kind === 'freeSpin')).toHaveLength(3)
    expect(shown?.filter((kind) => kind === 'freeSpins')).toHaveLength(2)
  })

  it('stops where the round has won all that the model pays', () => {
    const capped: LineModel = { ...scattered, freeReels: ['AAA', 'AAA', 'AAA'], cap: 20 }
    const played = play(capped, 0, 0, 0, 0, 0, 0)
    expect(played).toMatchObject({ payout: 20_000, view: { multiplier: 200_000 } })
    expect(played?.view.events.at(-1)).toEqual({ kind: 'cap', multiplier: 200_000 })
  })

  it('turns a wheel where the model has one: the draw falls on a segment by its weight', () => {
    const segments = [
      { times: 5, weight: 3 },
      { times: 50, weight: 1 },
    ]
    const wheeled: LineModel = { ...scattered, scatterPays: [0], feature: { kind: 'wheel', segments } }
    const wheel = (draw: number) => play(wheeled, 0, 0, 0, draw)?.view.events.at(-1)
    expect(wheel(2)).toEqual({ kind: 'wheel', segment: 0, multiplier: 50_000 })
    expect(wheel(3)).toEqual({ kind: 'wheel', segment: 1, multiplier: 500_000 })
  })
})

describe('what may be chosen', () => {
  it.each([
    [{}, {}],
    [{ lines: 1 }, {}],
    [null, undefined],
    ['spin', undefined],
    [[], undefined],
  ])('%j is read as %j', (value, choice) => {
    expect(slots.readChoice(value, small)).toEqual(choice)
  })

  it('there are no moves', () => {
    expect(slots.readMove({ spin: true })).toBeUndefined()
  })
})

it('the record marks a round that had a feature', () => {
  expect(slots.resultOf({ events: [], multiplier: 28_000 }, String)).toBe('2.80x')
  const events = [{ kind: 'wheel' as const, segment: 0, multiplier: 50_000 }]
  expect(slots.resultOf({ events, multiplier: 50_000 }, String)).toBe('slots.feature 5.00x')
})
