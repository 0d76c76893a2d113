import type { Cell, TableRules } from '../tables/table-rules.ts'
import { oneTimes } from '../payout.ts'

/** How a fight ends; the last two are draws. */
export type FightEnding = (typeof endings)[number]

const endings = ['meron', 'wala', 'both-down', 'time'] as const

/** A fight as it went: its place on the card, how it ended, and how often the birds leapt. */
export type CockfightOutcome = {
  readonly fight: number
  readonly ending: FightEnding
  readonly leaps: number
}

/** The looks of a bird, by the colour of its feathers. */
export type BirdLook = 'black' | 'grey' | 'red' | 'white' | 'golden' | 'brown'

/** A fight on the card: its birds, and how often of a thousand each of them wins. */
type Fight = { readonly birds: Readonly<Record<'meron' | 'wala', BirdLook>>; readonly meron: number }

const all = 1000
/** Of a thousand fights so many are drawn: both birds are down, or the time is over. */
const bothDown = 90
const overTime = 10
const drawn = bothDown + overTime
/** What comes back of a side at most, in ten-thousandths: the price of each fight is cut down to hundredths from it. */
const sideReturn = 9700
const priceStep = 100
const drawTimes = 90_000
const overTimeTimes = 890_000
const leastLeaps = 3
const leapRange = 3

/** The card: fights follow one another in this order, and then from the first again. */
const card: readonly Fight[] = [
  { birds: { meron: 'black', wala: 'white' }, meron: 450 },
  { birds: { meron: 'red', wala: 'grey' }, meron: 480 },
  { birds: { meron: 'brown', wala: 'black' }, meron: 420 },
  { birds: { meron: 'golden', wala: 'red' }, meron: 510 },
  { birds: { meron: 'white', wala: 'brown' }, meron: 465 },
  { birds: { meron: 'grey', wala: 'golden' }, meron: 390 },
  { birds: { meron: 'red', wala: 'black' }, meron: 435 },
]

/** How many fights are on the card. */
export const fightCount = card.length

/** Where the fight of a round stands on the card. */
export function fightOf(number: number): number {
  return (number - 1) % card.length
}

/** The birds of a fight. */
export function birdsOf(fight: number): Fight['birds'] {
  return fightAt(fight).birds
}

/** The cells with the prices of a fight: what is likelier pays less, and both sides return alike (games 57). */
function cellsOfFight(fight: number): Cell[] {
  const { meron } = fightAt(fight)
  const sides = { meron, wala: all - drawn - meron }
  const side = (code: 'meron' | 'wala'): Cell => {
    const ways = sides[code]
    const exact = (sideReturn * all - oneTimes * drawn) / ways
    const times = Math.floor(exact / priceStep) * priceStep
    return { code, times, chance: ways / all, rtp: Math.floor((times * ways + oneTimes * drawn) / all) }
  }
  return [
    side('meron'),
    side('wala'),
    { code: 'draw', times: drawTimes, chance: drawn / all, rtp: (drawTimes * drawn) / all },
    { code: 'time', times: overTimeTimes, chance: overTime / all, rtp: (overTimeTimes * overTime) / all },
  ]
}

function fightAt(fight: number): Fight {
  const found = card[fight]
  if (!found) throw new Error(`the card has no fight ${fight}`)
  return found
}

const prices = card.map((_, fight) => cellsOfFight(fight))

/** Over the whole card: the best price of a cell, its usual chance and its least return. */
const cells: readonly Cell[] = cellsOfFight(0).map(({ code }, at) => {
  const each = prices.flatMap((fight) => fight[at] ?? [])
  return {
    code,
    times: Math.max(...each.map(({ times }) => times)),
    chance: each.reduce((sum, { chance }) => sum + chance, 0) / each.length,
    rtp: Math.min(...each.map(({ rtp }) => rtp)),
  }
})

function endingOf(drawnNumber: number, fight: number): FightEnding {
  const { meron } = fightAt(fight)
  if (drawnNumber < meron) return 'meron'
  if (drawnNumber < all - drawn) return 'wala'
  return drawnNumber < all - overTime ? 'both-down' : 'time'
}

/** Cockfight: meron against wala; a draw returns both sides, and each fight has prices of its own (games 57). */
export const cockfightRules: TableRules<CockfightOutcome> = {
  code: 'cockfight',
  cells,
  pricesOf: (number) => prices[fightOf(number)] ?? cells,
  revealMs: 10_000,
  deal(draws, number) {
    const fight = fightOf(number)
    const ending = endingOf(draws.below(all), fight)
    return { fight, ending, leaps: leastLeaps + draws.below(leapRange) }
  },
  timesOf({ fight, ending }, cell) {
    if (cell === 'time') return ending === 'time' ? overTimeTimes : 0
    const isDraw = ending === 'both-down' || ending === 'time'
    if (cell === 'draw') return isDraw ? drawTimes : 0
    if (isDraw) return oneTimes
    return ending === cell ? (prices[fight]?.find(({ code }) => code === cell)?.times ?? 0) : 0
  },
  outcomesOf: (number) => endings.map((ending) => ({ fight: fightOf(number), ending, leaps: leastLeaps })),
  nameOf: (cell, words) => words(`cockfight.${cell}`),
  markOf: ({ ending }) => ({ meron: 'M', wala: 'W', 'both-down': 'T', time: 'F' })[ending],
  resultOf: ({ ending }, words) => words(`cockfight.ended.${ending}`),
}
