import {
  allEngines,
  allModels,
  carriedTitle,
  drawWithout,
  winOddsOfTitle,
  type CodedOdds,
} from '@saola/game-engines'
import { describe, expect, it } from 'vitest'
import { bigSmallRules } from '../../src/big-small/big-small-rules.ts'
import { kenoGain, kenoPays } from '../../src/keno/keno-rules.ts'
import { quickOdds } from '../../src/odds/quick-odds.ts'
import { tableOdds } from '../../src/odds/table-odds.ts'
import { chanceAt, thinned, type WinTail } from '../../src/odds/win-tail.ts'
import { allPlinkoRows, plinkoBuckets, plinkoGain } from '../../src/plinko/plinko-rules.ts'
import { risks } from '../../src/risk.ts'
import { rouletteRules } from '../../src/roulette/roulette-rules.ts'
import { scratchGain, scratchPrizes } from '../../src/scratch/scratch-rules.ts'
import { measuredTails } from '../../src/slots/models/measured-tails.gen.ts'
import { slotFacts } from '../../src/slots/slot-title.ts'
import { playSlot } from '../../src/slots/spin/play-slot.ts'
import { seededDraws } from '../seeded-draws.ts'

const oneTimes = 10_000
const stake = 10_000
const count = 15_000
const slotModels = allModels.filter(({ id }) =>
  ['three-lanterns', 'ten-stars', 'twenty-storms', 'falls-sweet'].includes(id),
)

function oddsOf(gameCode: string, family: string): CodedOdds['odds'] {
  const coded = winOddsOfTitle({ gameCode, family })
  if (!coded) throw new Error(`${gameCode} tells nothing`)
  return coded.odds
}

const chanceOf = ({ tail, fairReturn }: CodedOdds['odds'], times: number): number =>
  fairReturn === undefined ? chanceAt(tail, times) : fairReturn / times

describe('how likely wins are', () => {
  it('is told by every engine but those that are named here', () => {
    const told = [...Object.keys(quickOdds), ...Object.keys(tableOdds), 'slots', 'fishing', 'blackjack']
    expect([...told, 'video-poker'].sort()).toEqual(allEngines.map(({ code }) => code).sort())
    expect(winOddsOfTitle({ gameCode: 'PVP_VIDEO_POKER', family: 'PVP' })).toBeUndefined()
    expect(winOddsOfTitle({ gameCode: 'SPORTS_FOOTBALL', family: 'SPORTS' })).toBeUndefined()
  })

  it('is exact, or says that it is not', () => {
    const about = [
      ['MINI_GOLDEN_HIGH_LOW', 'MINI'],
      ['FISH_SHARK_HUNT', 'FISH'],
    ] as const
    for (const [gameCode, family] of about) expect(oddsOf(gameCode, family).isAbout, gameCode).toBe(true)
    for (const [gameCode, family] of [
      ['LIMBO', 'MINI'],
      ['LIVE_ROULETTE', 'LIVE'],
      ['TOWER', 'MINI'],
    ] as const)
      expect(oddsOf(gameCode, family).isAbout, gameCode).toBe(false)
  })

  it('never lets a multiple come back more than the title pays', () => {
    const slots = slotModels.map(({ id }) => measuredTails[id] ?? [])
    for (const tail of [...rounds.map(({ title }) => oddsOf(...title).tail), ...slots]) {
      for (const [times, chance] of tail) expect((times / oneTimes) * chance).toBeLessThanOrEqual(1)
    }
  })
})

/** A choice that reaches its multiple most often, and the moves that go for it. */
type Round = {
  title: readonly [gameCode: string, family: string]
  choice: object
  moves?: object[]
  times: number
}

const mini = (act: string): readonly [string, string] => [`MINI_GOLDEN_${act}`, 'MINI']
const chip = (cell: string): object => ({ cells: { [cell]: 10_000 } })

const rounds: readonly Round[] = [
  { title: ['LIMBO', 'MINI'], choice: { target: 1250 }, times: 125_000 },
  { title: mini('DICE'), choice: { side: 'under', target: 500 }, times: 198_000 },
  { title: mini('BALL_DROP'), choice: { rows: 13, risk: 'high' }, times: 110_000 },
  { title: mini('KENO'), choice: { picks: [1, 2], table: 'high' }, times: 171_000 },
  { title: mini('WHEEL'), choice: { segments: 50, risk: 'high' }, times: 495_000 },
  { title: mini('EGG_SMASH'), choice: { place: 2, risk: 'high' }, times: 89_100 },
  { title: mini('SCRATCH_CARD'), choice: {}, times: 50_000 },
  { title: mini('ROCK_PAPER_SCISSORS'), choice: { hand: 'rock' }, times: 19_700 },
  { title: mini('GOURD_CRAB'), choice: { chips: [1, 0, 0, 0, 0, 0] }, times: 30_000 },
  {
    title: mini('COIN_TOSS'),
    choice: { side: 'sun' },
    moves: [{ side: 'sun' }, { side: 'moon' }],
    times: 79_200,
  },
  { title: ['MINES_GOLD', 'MINI'], choice: { mines: 10 }, moves: [{ tile: 1 }, { tile: 2 }], times: 28_286 },
  { title: ['TOWER', 'MINI'], choice: { level: 'expert' }, moves: [{ tile: 0 }, { tile: 2 }], times: 89_100 },
  { title: ['LIVE_ROULETTE', 'LIVE'], choice: chip('column-2'), times: 30_000 },
  { title: ['LIVE_BIG_SMALL', 'LIVE'], choice: chip('total-9'), times: 80_000 },
  { title: ['LIVE_BACCARAT', 'LIVE'], choice: chip('tie'), times: 90_000 },
  { title: ['LIVE_DRAGON_TIGER', 'LIVE'], choice: chip('tie'), times: 120_000 },
  { title: ['LIVE_SHAKEN_BOWL', 'LIVE'], choice: chip('three-red'), times: 38_000 },
  { title: ['LIVE_GOURD_CRAB', 'LIVE'], choice: chip('crab'), times: 30_000 },
  { title: ['COCKFIGHT_GOLDEN_RING', 'COCKFIGHT'], choice: chip('draw'), times: 90_000 },
  { title: ['BINGO_SEASIDE_LOTO', 'BINGO'], choice: chip('ticket-2'), times: 25_000 },
  { title: ['PVP_BLACKJACK', 'PVP'], choice: {}, times: 25_000 },
  { title: ['FISH_SHARK_HUNT', 'FISH'], choice: { gun: 10_000, shots: ['ray'] }, times: 240_000 },
]

/** The share of rounds in which a play pays a multiple of its stake or more; a round that waits is worth what stopping pays. */
function playedShare({ title, choice, moves = [], times, plays }: Round & { plays: number }): number {
  const [gameCode, family] = title
  const carried = carriedTitle({ gameCode, family })
  const read = carried?.engine.readChoice(choice, carried.model)
  if (!carried || read === undefined) throw new Error(`${gameCode} cannot be played so`)
  let reached = 0
  for (let number = 1; number <= plays; number += 1) {
    let payout = 0
    for (let made = 0; made <= moves.length; made += 1) {
      // Each replay of a round has the numbers of the one before.
      const draws = seededDraws(number * 7919)
      const round = { model: carried.model, draws, number, stake, choice: read, moves: moves.slice(0, made) }
      const played = carried.engine.play(round)
      if (!played) break
      ;({ payout } = played)
    }
    if (payout >= (stake * times) / oneTimes) reached += 1
  }
  return reached / plays
}

/** How far a share may lie from its chance: four and a half standard deviations. */
const apart = (chance: number, tries: number): number => 4.5 * Math.sqrt((chance * (1 - chance)) / tries)

it.each(rounds)(
  '$title pays $times or more as often as it is told',
  (round) => {
    const chance = chanceOf(oddsOf(...round.title), round.times)
    expect(chance).toBeGreaterThan(0)
    // The calls of a hall take their time.
    const plays = round.title[1] === 'BINGO' ? 2000 : count
    const share = playedShare({ ...round, plays })
    expect(Math.abs(share - chance)).toBeLessThan(apart(chance, plays))
  },
  60_000,
)

it.each(slotModels)(
  '$id pays more than its stake, and more, as often as it is told',
  (model) => {
    const told = measuredTails[model.id] ?? []
    const facts = slotFacts(model)
    const draws = seededDraws(23)
    const plays = 40_000
    const paid = Array.from({ length: plays }, () => playSlot(model, draws))
    const share = (least: number): number => paid.filter((times) => times >= least).length / plays
    const hits = share(oneTimes + 1)
    expect(Math.abs(hits - (facts.hitRate ?? 0) / 10_000)).toBeLessThan(apart(hits, plays) + 0.0005)
    for (const least of [20_000, 50_000, 200_000]) {
      const chance = chanceAt(told, least)
      expect(Math.abs(share(least) - chance), `${least}`).toBeLessThan(apart(chance, plays) + chance * 0.02)
    }
  },
  60_000,
)

describe('a hit pays more than the stake (games 86)', () => {
  it.each(allPlinkoRows.flatMap((rows) => risks.map((risk) => [rows, risk] as const)))(
    'of all paths through %i rows at %s risk',
    (rows, risk) => {
      const buckets = plinkoBuckets({ rows, risk })
      let hits = 0
      for (let path = 0; path < 2 ** rows; path += 1) {
        let right = 0
        for (let left = path; left > 0; left &= left - 1) right += 1
        if ((buckets[right] ?? 0) > oneTimes) hits += 1
      }
      expect(plinkoGain({ rows, risk })).toBeCloseTo(hits / 2 ** rows, 12)
    },
  )

  it.each([
    ['classic', 3],
    ['low', 1],
    ['medium', 4],
    ['high', 5],
  ] as const)('of what is drawn for a ticket %s of %i', (table, picks) => {
    const pays = kenoPays(table, picks)
    const draws = seededDraws(5)
    let hits = 0
    for (let round = 0; round < count; round += 1) {
      const drawn = drawWithout(draws, 40, 10).filter((number) => number < picks).length
      if ((pays[drawn] ?? 0) > oneTimes) hits += 1
    }
    const told = kenoGain(table, picks)
    expect(Math.abs(hits / count - told)).toBeLessThan(apart(told, count))
  })

  it('of a chip on each cell of a wheel of 37 numbers, and of three dice', () => {
    for (const rules of [rouletteRules, bigSmallRules]) {
      const outcomes: readonly unknown[] = rules.outcomesOf(1)
      for (const { code, chance } of rules.cells) {
        // Each of them is dealt as often as the others.
        const hits = outcomes.filter((outcome) => rules.timesOf(outcome as never, code) > oneTimes).length
        expect(chance, code).toBeCloseTo(hits / outcomes.length, 12)
      }
    }
  })

  it('of a scratch card, where three of the last picture give the stake back', () => {
    const won = scratchPrizes.filter(({ multiplier }) => multiplier > oneTimes)
    expect(scratchGain).toBeCloseTo(won.reduce((sum, { tickets }) => sum + tickets, 0) / 100_000, 12)
    expect(scratchPrizes.length).toBeGreaterThan(won.length)
  })
})

describe('fewer entries', () => {
  it('keep the largest multiple and tell no chance more than a fiftieth too small', () => {
    const full: WinTail = Array.from({ length: 2000 }, (_, index) => [20_000 + index * 100, 1 / (2 + index)])
    const few = thinned(full)
    expect(few.length).toBeLessThan(full.length / 3)
    expect(few.at(-1)).toEqual(full.at(-1))
    for (const [times, chance] of full) {
      expect(chanceAt(few, times)).toBeLessThanOrEqual(chance)
      expect(chanceAt(few, times)).toBeGreaterThanOrEqual(chance * 0.98)
    }
    expect(chanceAt(few, 1_000_000)).toBe(0)
  })
})
