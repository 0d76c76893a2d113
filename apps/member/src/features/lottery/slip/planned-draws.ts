import type { LotteryDraw, LotteryKind } from '@saola/protocol'
import {
  endsOf,
  findBetType,
  payoutOfHit,
  planMultipliers,
  type DrawPlan,
  type PlanMoney,
} from '@saola/rules'
import { stakeOfLines } from './slip-money.ts'
import type { SlipLine } from './slip.ts'

/** One draw of an order in the making. */
export type PlannedDraw = { readonly draw: LotteryDraw; readonly multiplier: number }

/** The draws of a plan, the first one first; fewer where the plan ends before. */
export function plannedDraws(
  first: LotteryDraw,
  draws: readonly LotteryDraw[],
  { plan, money }: { plan: DrawPlan; money: PlanMoney },
): PlannedDraw[] {
  const all = [first, ...draws.filter(({ drawsAt }) => drawsAt > first.drawsAt)]
  return planMultipliers(plan, money).flatMap((multiplier, index) => {
    const draw = all[index]
    return draw === undefined ? [] : [{ draw, multiplier }]
  })
}

/** What the lines of a slip cost in one draw, and the least that one hit of them pays, in đồng. */
export function planMoneyOf(kind: LotteryKind, lines: readonly SlipLine[]): PlanMoney {
  const hits = lines.flatMap((line) => {
    const type = findBetType(kind, line.type)
    return type === undefined ? [] : [payoutOfHit(type, line)]
  })
  return { stake: stakeOfLines(kind, lines), hit: hits.length === 0 ? 0 : endsOf(hits).least }
}
