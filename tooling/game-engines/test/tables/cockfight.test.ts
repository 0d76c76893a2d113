import { describe, expect, it } from 'vitest'
import { cockfight } from '../../src/cockfight/cockfight-engine.ts'
import { birdsOf, fightOf } from '../../src/cockfight/cockfight-rules.ts'
import { cockfightTitle } from '../../src/cockfight/cockfight-title.ts'
import { surprise } from '../chi-square.ts'
import { seededDraws } from '../seeded-draws.ts'

const { table } = cockfight
const pricesOf = (number: number) => table.pricesOf?.(number) ?? []
const endings = ['meron', 'wala', 'both-down', 'time'] as const

const replayed = (number: number) =>
  cockfight.play({
    model: undefined,
    draws: seededDraws(9),
    number,
    stake: 1000,
    choice: { cells: { meron: 1000 } },
    moves: [],
  })?.view.outcome

describe('cockfight (games 57)', () => {
  it.each([
    // round, meron and wala of a thousand, what each returns with its stake in hundredths
    [1, 450, 193, 450, 193],
    [2, 480, 181, 420, 207],
    [3, 420, 207, 480, 181],
    [4, 510, 170, 390, 223],
    [5, 465, 187, 435, 200],
    [6, 390, 223, 510, 170],
    [7, 435, 200, 465, 187],
    [8, 450, 193, 450, 193],
  ])('in round %i meron wins %i of a thousand fights at %i, and wala %i at %i', (number, ...figures) => {
    const [meronWins, meronPays, walaWins, walaPays] = figures
    expect(pricesOf(number)).toMatchObject([
      { code: 'meron', chance: meronWins / 1000, times: meronPays * 100 },
      { code: 'wala', chance: walaWins / 1000, times: walaPays * 100 },
      { code: 'draw', chance: 0.1, times: 90_000, rtp: 9000 },
      { code: 'time', chance: 0.01, times: 890_000, rtp: 8900 },
    ])
  })

  it('returns on a side what its chance, its price and the draws make, and never more than 97 %', () => {
    for (let number = 1; number <= 7; number += 1) {
      for (const { code, times, chance, rtp } of pricesOf(number).slice(0, 2)) {
        expect(rtp, `${code} of fight ${number}`).toBe(
          Math.floor(Math.round(times * chance * 1000) / 1000 + 1000),
        )
        expect(rtp).toBeLessThanOrEqual(9700)
        expect(rtp).toBeGreaterThanOrEqual(9650)
      }
    }
  })

  it('states the least return of the card, and its best price for the limits', () => {
    expect(cockfightTitle.facts.rtp).toBe(9670)
    expect(table.cells.map(({ times }) => times)).toEqual([22_300, 22_300, 90_000, 890_000])
  })

  it.each([
    ['meron', [19_300, 0, 0, 0]],
    ['wala', [0, 19_300, 0, 0]],
    ['both-down', [10_000, 10_000, 90_000, 0]],
    ['time', [10_000, 10_000, 90_000, 890_000]],
  ] as const)('that ends with %s returns %j ten-thousandths', (ending, returned) => {
    const outcome = { fight: 0, ending, leaps: 3 }
    expect(table.cells.map(({ code }) => table.timesOf(outcome, code))).toEqual(returned)
  })

  it('pays by the prices of its own fight', () => {
    const outcome = { fight: fightOf(4), ending: 'wala', leaps: 3 } as const
    expect(table.timesOf(outcome, 'wala')).toBe(22_300)
  })

  it.each([1, 4, 6])('ends round %i as often each way as its chances say', (number) => {
    const draws = seededDraws(number)
    const counts = endings.map(() => 0)
    for (let round = 0; round < 100_000; round += 1) {
      const at = endings.indexOf(table.deal(draws, number).ending)
      counts[at] = (counts[at] ?? 0) + 1
    }
    const [meron, wala] = pricesOf(number)
    expect(surprise(counts, [meron?.chance ?? 0, wala?.chance ?? 0, 0.09, 0.01])).toBeLessThan(4)
  })

  it('is computed again with the prices of its round', () => {
    expect(replayed(4)).toEqual(table.deal(seededDraws(9), 4))
    expect(replayed(4)?.fight).toBe(3)
  })

  it('never sends a bird against one of its own look', () => {
    for (let fight = 0; fight < 7; fight += 1) {
      const { meron, wala } = birdsOf(fight)
      expect(meron).not.toBe(wala)
    }
  })
})
