import { endsOf } from '../../ends-of.ts'
import type { BetType, Judge, Outlook, Prizes, Verdict } from '../bet-type.ts'
import { hitChance } from '../chances.ts'
import { betOnBalls, betOnOne, times } from './bet-of.ts'

/** What a pick pays for a base of 1, by its hits; for each size of a pick. */
const tables: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  10: { 10: 200_000, 9: 15_000, 8: 800, 7: 71, 6: 8, 5: 2, 0: 1 },
  9: { 9: 80_000, 8: 1_200, 7: 150, 6: 15, 5: 3, 4: 1, 0: 1 },
  8: { 8: 20_000, 7: 500, 6: 50, 5: 5, 4: 1, 0: 1 },
  7: { 7: 4_000, 6: 120, 5: 10, 4: 2, 3: 1 },
  6: { 6: 1_250, 5: 45, 4: 4, 3: 1 },
  5: { 5: 440, 4: 15, 3: 1 },
  4: { 4: 40, 3: 5, 2: 1 },
  3: { 3: 20, 2: 2 },
  2: { 2: 9 },
  1: { 1: 2 },
}

const highest = 80
const drawnBalls = 20
const half = 40

/** The ways to bet on Keno: one to ten balls, big or small, even or odd (lottery 31). */
export const kenoBets: readonly BetType[] = [
  ...Object.entries(tables).map(([size, table]) => pick(Number(size), table)),
  sides('keno-lon-nho', (ball) => ball > half, {
    lon: { least: 13, pays: 2.6, near: { least: 11, pays: 1 } },
    nho: { least: 13, pays: 2.6, near: { least: 11, pays: 1 }, isOther: true },
    hoa: { least: 10, most: 10, pays: 2.6 },
  }),
  sides('keno-chan-le', (ball) => ball % 2 === 0, {
    chan: { least: 15, pays: 20, near: { least: 13, pays: 4 } },
    le: { least: 15, pays: 20, near: { least: 13, pays: 4 }, isOther: true },
    'chan-11-12': { least: 11, most: 12, pays: 2 },
    'le-11-12': { least: 11, most: 12, pays: 2, isOther: true },
    hoa: { least: 10, most: 10, pays: 2 },
  }),
]

function pick(size: number, table: Readonly<Record<number, number>>): BetType {
  const judge: Judge = ([drawn = []]) => {
    const balls = new Set(drawn)
    return (numbers) => {
      const hits = numbers.filter((number) => balls.has(number)).length
      return { hits, paid: times(table[hits] ?? 0) }
    }
  }
  return betOnBalls(`keno-${size}`, highest, {
    size,
    bestHit: times(endsOf(Object.values(table)).most),
    judge,
    outlook: () => outlookOf([(hits) => table[hits] ?? 0], size),
  })
}

/** A choice wins with so many balls on its side, and less a little below that. */
type Side = {
  readonly least: number
  readonly most?: number
  readonly pays: number
  readonly near?: { readonly least: number; readonly pays: number }
  /** Whether it counts the balls on the other side. */
  readonly isOther?: true
}

function sides(
  id: string,
  isOn: (ball: number) => boolean,
  choices: Readonly<Record<string, Side>>,
): BetType {
  const bestHit = times(endsOf(Object.values(choices).map(({ pays }) => pays)).most)
  const entry = { kind: 'choice', choices: Object.keys(choices) } as const
  const judge: Judge = ([drawn = []]) => {
    const on = drawn.filter((ball) => isOn(Number(ball))).length
    return ([choice = '']) => verdictOf(choices[choice], on)
  }
  const outlook = () =>
    outlookOf(
      Object.values(choices).map((side) => (on) => verdictOf(side, on).paid / 1_000),
      half,
    )
  return betOnOne(id, entry, judge, { odds: 1, bestHit, outlook })
}

type Pays = (hits: number) => number

/** What the choices come to where so many balls are picked, by what each pays for the drawn ones among them. */
function outlookOf(choices: readonly Pays[], picked: number): Outlook {
  const counts = Array.from({ length: drawnBalls + 1 }, (_, hits) => hits)
  const sumOf = (worth: (paid: number) => number, pays: Pays): number =>
    counts.reduce(
      (sum, hits) => sum + worth(pays(hits)) * hitChance(hits, { all: highest, picked, drawn: drawnBalls }),
      0,
    )
  const bestOf = (pays: Pays): number => endsOf(counts.filter((hits) => hits <= picked).map(pays)).most
  return {
    mean: endsOf(choices.map((pays) => sumOf((paid) => paid, pays))),
    chance: endsOf(choices.map((pays) => sumOf((paid) => (paid > 0 ? 1 : 0), pays))),
    best: endsOf(choices.map((pays) => sumOf((paid) => (paid === bestOf(pays) ? 1 : 0), pays))),
  }
}

/** A draw for each number of big balls and each of even ones that a draw can have: all that its sides look at. */
export function kenoSideDraws(): Prizes[] {
  const counts = Array.from({ length: drawnBalls + 1 }, (_, count) => count)
  return counts.flatMap((big) => counts.flatMap((even) => drawWith(big, even)))
}

function drawWith(big: number, even: number): Prizes[] {
  const bigEven = Math.max(0, big + even - drawnBalls)
  const drawn = [
    ...ballsFrom(half + 2, bigEven),
    ...ballsFrom(half + 1, big - bigEven),
    ...ballsFrom(2, even - bigEven),
    ...ballsFrom(1, drawnBalls - big - even + bigEven),
  ]
  return [[drawn]]
}

/** Every other ball from one on. */
function ballsFrom(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, step) => String(first + 2 * step).padStart(2, '0'))
}

function verdictOf(side: Side | undefined, on: number): Verdict {
  if (side === undefined) return { hits: 0, paid: 0 }
  const count = side.isOther === true ? drawnBalls - on : on
  if (count >= side.least && count <= (side.most ?? drawnBalls)) return { hits: 1, paid: times(side.pays) }
  const { near } = side
  return near !== undefined && count >= near.least && count < side.least
    ? { hits: 1, paid: times(near.pays) }
    : { hits: 0, paid: 0 }
}
