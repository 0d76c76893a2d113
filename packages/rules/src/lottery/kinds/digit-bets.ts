import { endsOf } from '../../ends-of.ts'
import type { BetType, Entry, Judge, PaidSingly } from '../bet-type.ts'
import { everyHit, head, seenSingly, tail, type ReadKey, type View } from '../view.ts'
import { betOnNumbers, byPlace, inOrder, times } from './bet-of.ts'
import { boards } from './draw-shapes.ts'

/** Max 3D: a number in its order, or in any order where it has three or six of them (lottery 32). */
export const maxBets: readonly BetType[] = [
  byTable('max-3d', { board: 'max-3d', digits: 3 }, [100, 35, 21, 10]),
  byTable('max-3d-dao-3', { board: 'max-3d', digits: 3, orders: 3 }, [34, 12, 7, 3]),
  byTable('max-3d-dao-6', { board: 'max-3d', digits: 3, orders: 6 }, [17, 6, 3.5, 1.5]),
]

/** Thai: the end of the first prize, numbers in front and at the back, the two digits (lottery 33). */
export const thaiBets: readonly BetType[] = [
  fixed('top-3', 3, { read: tail(3), prizes: [0] }, 900, 'thai'),
  anyOrderOfThree('tod-3', 150),
  fixed('front-3', 3, { read: tail(3), prizes: [1] }, 450, 'thai'),
  fixed('bottom-3', 3, { read: tail(3), prizes: [2] }, 450, 'thai'),
  fixed('top-2', 2, { read: tail(2), prizes: [0] }, 90, 'thai'),
  fixed('bottom-2', 2, { read: tail(2), prizes: [3] }, 90, 'thai'),
  oneOfDigits('run-top', { read: tail(3), prize: 0 }, 3.2),
  oneOfDigits('run-bottom', { read: tail(2), prize: 3 }, 4.2),
]

/** Lao: the end of the six digits, and the two before the last two (lottery 33). */
export const laoBets: readonly BetType[] = [
  fixed('top-4', 4, { read: tail(4), prizes: [0] }, 6_000, 'lao'),
  fixed('top-3', 3, { read: tail(3), prizes: [0] }, 500, 'lao'),
  fixed('top-2', 2, { read: tail(2), prizes: [0] }, 60, 'lao'),
  fixed('bottom-2', 2, { read: beforeLastTwo, prizes: [0] }, 60, 'lao'),
]

/** Four digits of Malaysia, with three digits at the end (lottery 34). */
export const malayBets: readonly BetType[] = [
  ...fourDigitBets({ big: [2_500, 1_000, 500, 180, 60], small: [3_500, 2_000, 1_000], cut: Math.round }),
  byTable('abc-3', { board: 'malay-4d', digits: 3 }, [250, 210, 150]),
  byTable('a-3', { board: 'malay-4d', digits: 3 }, [660]),
]

/** Four digits of Singapore (lottery 34). */
export const singaporeBets: readonly BetType[] = fourDigitBets({
  big: [2_000, 1_000, 490, 250, 60],
  small: [3_000, 2_000, 800],
  cut: Math.floor,
})

type FourDigits = {
  readonly big: readonly number[]
  readonly small: readonly number[]
  readonly cut: (share: number) => number
}

/** On the board of both: a number in its order; or in any order, where one stake is shared by its 24, 12, 6 or 4 orders. */
function fourDigitBets({ big, small, cut }: FourDigits): BetType[] {
  return [
    byTable('big', { board: 'malay-4d', digits: 4 }, big),
    byTable('small', { board: 'malay-4d', digits: 4 }, small),
    ...[24, 12, 6, 4].flatMap((orders) => [
      byTable(`ibox-big-${orders}`, { board: 'malay-4d', digits: 4, orders }, shared(big, orders, cut)),
      byTable(`ibox-small-${orders}`, { board: 'malay-4d', digits: 4, orders }, shared(small, orders, cut)),
    ]),
  ]
}

function shared(table: readonly number[], orders: number, cut: FourDigits['cut']): number[] {
  // Both tables pay 3 for the smallest prize in 24 orders, where half a unit decides.
  return table.map((prize) => (prize / orders === 2.5 ? 3 : cut(prize / orders)))
}

type Board = keyof typeof boards

type Form = {
  readonly board: Board
  readonly digits: number
  /** Only numbers whose digits can be put into so many orders, which are all bet on. */
  readonly orders?: number
}

function byTable(id: string, { board, ...form }: Form, table: readonly number[]): BetType {
  const entry: Entry = { kind: 'digits', ...form }
  const weights = table.map(times)
  const read = tail(form.digits)
  const judge = form.orders === undefined ? byPlace(read, weights) : anyOrder(read, weights)
  const singly =
    form.orders === undefined ? inPlaces(read, weights) : inPlacesOfOrders(read, weights, form.orders)
  return betOnNumbers(id, entry, judge, {
    odds: 1,
    bestHit: endsOf(weights).most,
    singly,
    board: boards[board],
  })
}

function fixed(id: string, digits: number, view: View, odds: number, board: Board): BetType {
  const singly = seenSingly(view)
  return betOnNumbers(id, { kind: 'digits', digits }, everyHit(view), { odds, singly, board: boards[board] })
}

function anyOrderOfThree(id: string, odds: number): BetType {
  const read = tail(3)
  const singly = { ...inPlaces((drawn) => inOrder(read(drawn) ?? ''), [1_000]), keyOf: inOrder }
  return betOnNumbers(id, { kind: 'digits', digits: 3 }, anyOrder(read), { odds, singly, board: boards.thai })
}

function anyOrder(read: ReadKey, weights: readonly number[] = [1_000]): Judge {
  return byPlace((drawn) => inOrder(read(drawn) ?? ''), weights, inOrder)
}

/** How `byPlace` pays. */
function inPlaces(read: ReadKey, weights: readonly number[]): PaidSingly {
  return {
    keysOf(place, drawn) {
      const key = (weights[place] ?? 0) === 0 ? undefined : read(drawn)
      return key === undefined ? [] : [key]
    },
    keyOf: (number) => number,
    paid: (place) => weights[place] ?? 0,
  }
}

/** The same in any order, for numbers that have so many of them. */
function inPlacesOfOrders(read: ReadKey, weights: readonly number[], orders: number): PaidSingly {
  const readOrdered: ReadKey = (drawn) => {
    const key = inOrder(read(drawn) ?? '')
    return ordersOf(key) === orders ? key : undefined
  }
  return { ...inPlaces(readOrdered, weights), keyOf: inOrder }
}

/** Into how many numbers some digits can be put. */
function ordersOf(digits: string): number {
  const seen = new Map<string, number>()
  return [...digits].reduce((orders, digit, before) => {
    const same = (seen.get(digit) ?? 0) + 1
    seen.set(digit, same)
    return (orders * (before + 1)) / same
  }, 1)
}

/** Pays once for a digit that is in a part of a drawn number, however often. */
function oneOfDigits(id: string, { read, prize }: { read: ReadKey; prize: number }, odds: number): BetType {
  const digitsOf = (drawn: string) => [...new Set(read(drawn))]
  const judge: Judge = (prizes) => {
    const digits = new Set((prizes[prize] ?? []).flatMap(digitsOf))
    return (numbers) => {
      const hits = numbers.filter((number) => digits.has(number)).length
      return { hits, paid: hits * 1_000 }
    }
  }
  const singly: PaidSingly = {
    keysOf: (place, drawn) => (place === prize ? digitsOf(drawn) : []),
    keyOf: (number) => number,
    paid: () => 1_000,
  }
  return betOnNumbers(id, { kind: 'digits', digits: 1 }, judge, { odds, singly, board: boards.thai })
}

function beforeLastTwo(drawn: string): string | undefined {
  const four = tail(4)(drawn)
  return four === undefined ? undefined : head(2)(four)
}
