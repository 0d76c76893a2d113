import type { LotteryDraw } from '@saola/protocol'

/** How the stake goes on from draw to draw. */
export const planKinds = ['same', 'double'] as const

export type PlanKind = (typeof planKinds)[number]

/** For how many draws an order is, from the first on, and with how many times the stake. */
export type DrawPlan = {
  readonly count: number
  readonly kind: PlanKind
  readonly multiplier: number
  readonly stopOnWin: boolean
}

/** One draw of an order in the making. */
export type PlannedDraw = { readonly draw: LotteryDraw; readonly multiplier: number }

/** The multiplier that a call takes at most. */
const largest = 100

/** The draws of a plan, the first one first; a doubling ends where the multiplier would be above 100. */
export function plannedDraws(
  first: LotteryDraw,
  draws: readonly LotteryDraw[],
  { count, kind, multiplier }: DrawPlan,
): PlannedDraw[] {
  const later = draws.filter(({ drawsAt }) => drawsAt > first.drawsAt)
  return [first, ...later]
    .slice(0, count)
    .map((draw, index) => ({ draw, multiplier: kind === 'double' ? multiplier * 2 ** index : multiplier }))
    .filter(({ multiplier: times }) => times <= largest)
}

/** What an order costs over all its draws, in đồng, where its lines cost `stake` in one. */
export function costOfPlan(stake: number, planned: readonly PlannedDraw[]): number {
  return planned.reduce((sum, { multiplier }) => sum + stake * multiplier, 0)
}
