import {
  bossChance,
  carriedTitle,
  fishChance,
  fishing,
  fishingModels,
  fishingRules,
} from '@saola/game-engines'
import type { Draws, FishingModel } from '@saola/game-engines'
import { describe, expect, it } from 'vitest'
import { surprise } from './chi-square.ts'
import { seededDraws } from './seeded-draws.ts'

const [reef] = fishingModels

/** Draws that come as written, each checked to be one of `count`. */
function drawsOf(...numbers: readonly number[]): Draws {
  let next = 0
  return { next: () => 0, below: (count) => Math.min(numbers[next++] ?? 0, count - 1) }
}

const play = (shots: readonly (string | readonly string[])[], draws: Draws, gun = 1000) =>
  fishing.play({ model: reef, draws, stake: gun * shots.length, choice: { gun, shots }, moves: [] })

describe.each(fishingModels.map((model) => [model.cast, model] as const))('the tank %s', (_, model) => {
  it('returns the same for each animal, as an exact fraction', () => {
    for (const fish of model.fish) {
      const { ways, range } = fishChance(model, fish)
      // ways / range x times = return / 10 000, without a remainder.
      expect(ways * fish.times * 10_000).toBe(model.rtp * range)
    }
    for (const boss of model.bosses) {
      const { ways, range } = bossChance(model, boss)
      let worth = 0
      for (let times = boss.least; times <= boss.most; times += 1) worth += times
      expect(ways * worth * 10_000).toBe(model.rtp * range * (boss.most - boss.least + 1))
    }
  })

  it('returns the same for a net of any size', () => {
    const small = { code: 'small', times: 2 }
    for (let netted = fishingRules.minNetted; netted <= fishingRules.maxNetted; netted += 1) {
      const { ways, range } = fishChance(model, small, netted)
      expect(netted * ways * small.times * 10_000).toBe(model.rtp * range)
    }
  })

  it('has whole multipliers from 2 to 1000, each animal once, and nothing worth more than a boss', () => {
    const codes = [...model.fish, ...model.bosses].map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const { times } of model.fish)
      expect(Number.isInteger(times) && times >= 2 && times <= 500).toBe(true)
    const most = Math.max(...model.bosses.map((boss) => boss.most))
    expect(most).toBeLessThanOrEqual(1000)
    expect(most).toBeGreaterThanOrEqual(fishingRules.maxNetted * fishingRules.maxNettedTimes)
    expect(model.rtp).toBeGreaterThanOrEqual(9500)
    expect(model.rtp).toBeLessThanOrEqual(9700)
  })
})

describe('a batch', () => {
  it('is caught below the chance and gets away at it: 9600 of 20 000 for a fish of 2', () => {
    expect(play(['damsel', 'damsel'], drawsOf(9599, 9600))).toEqual({
      view: { shots: 2, caught: [{ shot: 0, code: 'damsel', times: 2 }], multiplier: 10_000 },
      isOver: true,
      payout: 2000,
      staked: 2000,
    })
  })

  it('draws what a boss pays before whether it is caught', () => {
    // 19 200 of 5 000 000 for a king crab of 100 to 400.
    expect(play(['king-crab'], drawsOf(57, 19_199))).toMatchObject({
      view: { caught: [{ shot: 0, code: 'king-crab', times: 157 }] },
      payout: 157_000,
    })
    expect(play(['king-crab'], drawsOf(57, 19_200))).toMatchObject({ view: { caught: [] }, payout: 0 })
  })

  it('a net gives each of its fish its part of the chance', () => {
    // 9600 of 60 000 for a fish of 2 among three, 9600 of 90 000 for one of 3.
    expect(play([['damsel', 'clown', 'damsel']], drawsOf(9599, 9599, 9600))).toMatchObject({
      view: {
        caught: [
          { shot: 0, code: 'damsel', times: 2 },
          { shot: 0, code: 'clown', times: 3 },
        ],
      },
      payout: 5000,
    })
  })

  it('costs the gun for each shot, and nothing else', () => {
    const choice = { gun: 1000, shots: ['damsel', 'clown'] }
    const round = { model: reef, draws: drawsOf(0), choice, moves: [] }
    expect(fishing.play({ ...round, stake: 1999 })).toBeUndefined()
    expect(fishing.play({ ...round, stake: 2000 })).toMatchObject({ staked: 2000 })
  })
})

describe('what may be shot', () => {
  it.each([
    [{ gun: 500, shots: ['damsel', 'king-crab', ['damsel', 'clown']] }, true],
    [{ gun: fishingRules.maxGun, shots: Array<string>(20).fill('damsel') }, true],
    [{ gun: 500, shots: [] }, false],
    [{ gun: 500, shots: Array<string>(21).fill('damsel') }, false],
    [{ gun: 0, shots: ['damsel'] }, false],
    [{ gun: fishingRules.maxGun + 1, shots: ['damsel'] }, false],
    [{ gun: 0.5, shots: ['damsel'] }, false],
    [{ gun: 500, shots: ['crocodile'] }, false],
    [{ gun: 500, shots: [['damsel']] }, false],
    [{ gun: 500, shots: [Array<string>(7).fill('damsel')] }, false],
    [{ gun: 500, shots: [['damsel', 'shark']] }, false],
    [{ gun: 500, shots: [['damsel', 'king-crab']] }, false],
    [{ gun: 500, shots: 'damsel' }, false],
    [undefined, false],
  ])('%j: %s', (value, mayBe) => {
    expect(fishing.readChoice(value, reef)).toEqual(mayBe ? value : undefined)
  })
})

it(
  'each animal is caught as often as the rules panel says, over a million shots',
  { tags: 'round', timeout: 60_000 },
  () => {
    const draws = seededDraws(5)
    const shots = ['damsel', 'lobster', 'whale', 'king-crab'] as const
    const chances = [...shots.slice(0, 3).map((code) => chanceOf(reef, code)), (2 * 0.96) / 500]
    const counts = shots.map(() => 0)
    const choice = { gun: 1, shots: shots.flatMap((code) => Array<string>(5).fill(code)) }
    const batches = 50_000
    for (let batch = 0; batch < batches; batch += 1) {
      const played = fishing.play({ model: reef, draws, stake: 20, choice, moves: [] })
      for (const { shot } of played?.view.caught ?? []) {
        const kind = Math.floor(shot / 5)
        counts[kind] = (counts[kind] ?? 0) + 1
      }
    }
    for (const [kind, chance] of chances.entries()) {
      const caught = counts[kind] ?? 0
      expect(surprise([caught, 5 * batches - caught], [chance, 1 - chance])).toBeLessThan(4)
    }
  },
)

it('each number of a boss is as likely as the others', () => {
  const draws = seededDraws(9)
  const tank: FishingModel = {
    cast: 'test',
    rtp: 10_000,
    fish: [],
    bosses: [{ code: 'x', least: 1, most: 4 }],
  }
  const counts = [0, 0, 0, 0]
  for (let shot = 0; shot < 200_000; shot += 1) {
    const choice = { gun: 1, shots: ['x'] }
    const [caught] = fishing.play({ model: tank, draws, stake: 1, choice, moves: [] })?.view.caught ?? []
    if (caught) counts[caught.times - 1] = (counts[caught.times - 1] ?? 0) + 1
  }
  expect(surprise(counts, [0.25, 0.25, 0.25, 0.25])).toBeLessThan(4)
}, 60_000)

it('a fishing title keeps its tank on every machine, and says what it pays', () => {
  const title = carriedTitle({ gameCode: 'FISH_SHARK_HUNT', family: 'FISH' })
  expect(title).toEqual(carriedTitle({ gameCode: 'FISH_SHARK_HUNT', family: 'FISH' }))
  const model = title?.model as FishingModel
  expect(fishingModels).toContain(model)
  expect(title?.facts).toMatchObject({ rtp: model.rtp, maxStake: 10_000_000 })
})

function chanceOf(model: FishingModel, wanted: string): number {
  const times = model.fish.find(({ code }) => code === wanted)?.times ?? 0
  return model.rtp / 10_000 / times
}
