import { orderBounds } from '@saola/protocol'

/** How the stake goes on from draw to draw: the same, twice as much each time, or so much that a win makes up for all. */
export const planKinds = ['same', 'double', 'profit'] as const

export type PlanKind = (typeof planKinds)[number]

/** For how many draws an order is, how its stake goes on, and how many times the stake it begins with. */
export type DrawPlan = { readonly kind: PlanKind; readonly count: number; readonly first: number }

/** What the lines of an order cost in one draw, and the least that one hit of them pays, in đồng. */
export type PlanMoney = { readonly stake: number; readonly hit: number }

/** A plan for profit wins at least this much more than all its draws have cost by then, in percent (lottery 71). */
export const planProfitPercent = 20

/**
 * The multiplier of each draw of a plan, the first draw first (lottery 71). A plan ends before a multiplier that no order
 * takes; it has no draw where a hit never pays enough for the profit.
 * @example planMultipliers({ kind: 'double', count: 4, first: 1 }, money) // [1, 2, 4, 8]
 */
export function planMultipliers({ kind, count, first }: DrawPlan, money: PlanMoney): number[] {
  const multipliers: number[] = []
  while (multipliers.length < count) {
    const next = nextMultiplier[kind](first, multipliers, money)
    if (next === undefined || next > orderBounds.multiplier) return multipliers
    multipliers.push(next)
  }
  return multipliers
}

/** What an order costs over all its draws, in đồng, where its lines cost `stake` in one. */
export function orderCost(stake: number, multipliers: readonly number[]): number {
  return multipliers.reduce((sum, multiplier) => sum + stake * multiplier, 0)
}

type Next = (first: number, before: readonly number[], money: PlanMoney) => number | undefined

const nextMultiplier: Readonly<Record<PlanKind, Next>> = {
  same: (first) => first,
  double: (first, before) => first * 2 ** before.length,
  profit: (first, before, { stake, hit }) => {
    const share = 100 + planProfitPercent
    // A win of m times the hit has to be `share` percent of what came before and of m times the stake.
    const gain = 100 * hit - share * stake
    return gain > 0 ? Math.max(first, Math.ceil((share * orderCost(stake, before)) / gain)) : undefined
  },
}
