import { endsOf } from '../../ends-of.ts'
import type { BetType, Entry, Judge } from '../bet-type.ts'
import { everyHit, head, tail, type ReadKey } from '../view.ts'
import { betOnNumbers, byPlace, inOrder, times } from './bet-of.ts'

/** Max 3D: a number in its order, or in any order where it has three or six of them (lottery 32). */
export const maxBets: readonly BetType[] = [
  byTable('max-3d', { digits: 3 }, [100, 35, 21, 10]),
  byTable('max-3d-dao-3', { digits: 3, orders: 3 }, [34, 12, 7, 3]),
  byTable('max-3d-dao-6', { digits: 3, orders: 6 }, [17, 6, 3.5, 1.5]),
]

/** Thai: the end of the first prize, numbers in front and at the back, the two digits (lottery 33). */
export const thaiBets: readonly BetType[] = [
  fixed('top-3', 3, everyHit({ read: tail(3), prizes: [0] }), 900),
  fixed('tod-3', 3, anyOrder(tail(3)), 150),
  fixed('front-3', 3, everyHit({ read: tail(3), prizes: [1] }), 450),
  fixed('bottom-3', 3, everyHit({ read: tail(3), prizes: [2] }), 450),
  fixed('top-2', 2, everyHit({ read: tail(2), prizes: [0] }), 90),
  fixed('bottom-2', 2, everyHit({ read: tail(2), prizes: [3] }), 90),
  fixed('run-top', 1, oneOfDigits(tail(3), 0), 3.2),
  fixed('run-bottom', 1, oneOfDigits(tail(2), 3), 4.2),
]

/** Lao: the end of the six digits, and the two before the last two (lottery 33). */
export const laoBets: readonly BetType[] = [
  fixed('top-4', 4, everyHit({ read: tail(4), prizes: [0] }), 6_000),
  fixed('top-3', 3, everyHit({ read: tail(3), prizes: [0] }), 500),
  fixed('top-2', 2, everyHit({ read: tail(2), prizes: [0] }), 60),
  fixed('bottom-2', 2, everyHit({ read: beforeLastTwo, prizes: [0] }), 60),
]

/** Four digits of Malaysia, with three digits at the end (lottery 34). */
export const malayBets: readonly BetType[] = [
  ...fourDigitBets({ big: [2_500, 1_000, 500, 180, 60], small: [3_500, 2_000, 1_000], cut: Math.round }),
  byTable('abc-3', { digits: 3 }, [250, 210, 150]),
  byTable('a-3', { digits: 3 }, [660]),
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

/** A number in its order; or in any order, where one stake is shared by its 24, 12, 6 or 4 orders. */
function fourDigitBets({ big, small, cut }: FourDigits): BetType[] {
  return [
    byTable('big', { digits: 4 }, big),
    byTable('small', { digits: 4 }, small),
    ...[24, 12, 6, 4].flatMap((orders) => [
      byTable(`ibox-big-${orders}`, { digits: 4, orders }, shared(big, orders, cut)),
      byTable(`ibox-small-${orders}`, { digits: 4, orders }, shared(small, orders, cut)),
    ]),
  ]
}

function shared(table: readonly number[], orders: number, cut: FourDigits['cut']): number[] {
  // Both tables pay 3 for the smallest prize in 24 orders, where half a unit decides.
  return table.map((prize) => (prize / orders === 2.5 ? 3 : cut(prize / orders)))
}

function byTable(
  id: string,
  form: { readonly digits: number; readonly orders?: number },
  table: readonly number[],
): BetType {
  const entry: Entry = { kind: 'digits', ...form }
  const weights = table.map(times)
  const read = tail(form.digits)
  const judge = form.orders === undefined ? byPlace(read, weights) : anyOrder(read, weights)
  return betOnNumbers(id, entry, judge, { odds: 1, bestHit: endsOf(weights).most })
}

function fixed(id: string, digits: number, judge: Judge, odds: number): BetType {
  return betOnNumbers(id, { kind: 'digits', digits }, judge, { odds })
}

function anyOrder(read: ReadKey, weights: readonly number[] = [1_000]): Judge {
  return byPlace((drawn) => inOrder(read(drawn) ?? ''), weights, inOrder)
}

/** Pays once for a digit that is in a part of a drawn number, however often. */
function oneOfDigits(read: ReadKey, prize: number): Judge {
  return (prizes) => {
    const digits = new Set((prizes[prize] ?? []).flatMap((drawn) => [...(read(drawn) ?? '')]))
    return (numbers) => {
      const hits = numbers.filter((number) => digits.has(number)).length
      return { hits, paid: hits * 1_000 }
    }
  }
}

function beforeLastTwo(drawn: string): string | undefined {
  const four = tail(4)(drawn)
  return four === undefined ? undefined : head(2)(four)
}
