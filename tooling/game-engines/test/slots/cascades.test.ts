import { allModels, slots, type CascadeModel } from '@saola/game-engines'
import { describe, expect, it } from 'vitest'
import { simulateCascade } from '../../src/slots/measure/simulate-cascade.ts'
import { measuredFacts } from '../../src/slots/models/measured-facts.gen.ts'
import { seededDraws } from '../seeded-draws.ts'
import { scripted } from './scripted-draws.ts'

/** Draw 0 is an A, 1 a B, 2 a C, 3 a scatter, 4 an orb of three. */
const small: CascadeModel = {
  id: 'small',
  frame: 'cascade',
  volatility: 'low',
  cap: 1000,
  weights: { A: 1, B: 1, C: 1, S: 1, 0: 1 },
  freeWeights: { A: 1, B: 1, C: 1, S: 1, 0: 1 },
  pays: { A: [100, 200, 400], B: [50, 100, 300], C: [25, 50, 75] },
  ladder: [1, 2],
  freeLadder: [1],
  orbs: [3],
  scatterPays: [2, 5, 20],
  feature: { kind: 'freeSpins', spins: 1, factor: 1, again: 0, mostSpins: 1 },
}
/** So many cells of each letter in turn, by the draw that gives it; O is the orb. */
const cells = (parts: Readonly<Record<string, number>>) =>
  Object.entries(parts).flatMap(([letter, count]) => Array<number>(count).fill('ABCSO'.indexOf(letter)))
const play = (...draws: readonly number[]) =>
  slots.play({ model: small, draws: scripted(...draws), stake: 1000, choice: {}, moves: [] })?.view

describe('a spin that falls', () => {
  it('pays nothing for seven of a picture, and orbs multiply nothing by themselves', () => {
    expect(play(...cells({ A: 7, B: 7, C: 7, S: 3, O: 6 }))).toMatchObject({ multiplier: 0 })
  })

  it.each([
    [8, 10_000],
    [9, 10_000],
    [10, 20_000],
    [11, 20_000],
    [12, 40_000],
    [13, 40_000],
  ])('pays %i of a picture wherever they lie', (count, multiplier) => {
    const first = cells({ A: count, B: 7, C: 7, S: 3 })
    const filled = [...first, ...cells({ O: 30 - first.length })]
    const view = play(...filled, ...cells({ A: 7, O: count - 7 }))
    const wins = [{ letter: 'A', count, multiplier }]
    expect(view?.events[1]).toEqual({ kind: 'pictures', wins, factor: 1 })
  })

  it('counts the second fall by the second step of the ladder, and all by the orbs at the end', () => {
    // Eight of A fall out; of the eight new ones, one B makes eight of it. Then seven A and an orb fall in.
    const view = play(
      ...cells({ A: 8, B: 7, C: 7, S: 3, O: 5 }),
      ...cells({ B: 1, A: 7 }),
      ...cells({ O: 8 }),
    )
    expect(view?.events.map(({ kind }) => kind)).toEqual([
      'reveal',
      'pictures',
      'tumble',
      'pictures',
      'tumble',
      'orbs',
    ])
    expect(view?.events[3]).toEqual({
      kind: 'pictures',
      wins: [{ letter: 'B', count: 8, multiplier: 10_000 }],
      factor: 2,
    })
    // One stake and half a stake twice, times thirteen orbs of three.
    expect(view?.multiplier).toBe(20_000 * 39)
  })

  it('keeps what did not pay in its order, lower, under what falls in', () => {
    // Cells come reel by reel from the bottom up, words are read from the top.
    const view = play(
      ...cells({ A: 3 }),
      1,
      2,
      ...cells({ A: 5, B: 6, C: 6, S: 3, O: 5 }),
      ...cells({ A: 7, O: 1 }),
    )
    expect(view?.events[0]).toMatchObject({ grid: ['CBAAA', 'AAAAA', 'BBBBB', 'CCCCB', 'SSSCC', '00000'] })
    expect(view?.events[2]).toMatchObject({ grid: ['AAACB', '0AAAA', 'BBBBB', 'CCCCB', 'SSSCC', '00000'] })
  })

  it('pays four scatters and opens the free spins, which three more would lengthen', () => {
    const idle = cells({ A: 7, B: 7, C: 7, S: 2, O: 7 })
    const view = play(...cells({ A: 7, B: 7, C: 7, S: 4, O: 5 }), ...idle)
    expect(view?.events.map(({ kind }) => kind)).toEqual([
      'reveal',
      'scatter',
      'freeSpins',
      'freeSpin',
      'reveal',
    ])
    expect(view?.multiplier).toBe(20_000)
  })
})

const cascades = allModels.filter((model) => model.frame === 'cascade')

it.each(cascades.map((model, index) => [model.id, model, index] as const))(
  'what the member reads of %s is what playing it comes to',
  (id, model, index) => {
    const published = measuredFacts[id]
    const played = simulateCascade(model, seededDraws(100 + index), { spins: 80_000, features: 8000 })
    // Twice the half width of 95 % is four standard deviations, of this sample and of the published one.
    const apart = Math.abs(played.rtp - (published?.rtp ?? 0) / 10_000)
    expect(apart).toBeLessThan(2 * Math.hypot(played.within, (published?.within ?? 0) / 10_000))
    expect(published?.within).toBeGreaterThan(0)
    expect(Math.abs(played.hitRate - (published?.hitRate ?? 0) / 10_000)).toBeLessThan(0.008)
  },
  60_000,
)
