import type { GameFamily } from '@saola/protocol'
import { shareOf, wholeRate } from '../rate.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** What a VIP level asks for and gives; amounts in đồng, rates in thousandths of a percent. */
export type VipLevel = {
  /** Valid bets in all that it asks for. */
  readonly total: number
  /** Valid bets of the calendar month in which it is reached. */
  readonly month: number
  /** Paid once, when it is reached. */
  readonly upgradeBonus: number
  /** Paid for each month in which the month's valid bets are reached. */
  readonly salary: number
  /** What of a valid bet is given back, by family. */
  readonly rebates: Readonly<Partial<Record<GameFamily, number>>>
}

/** What an account has bet validly, in đồng: ever, and in this calendar month in Vietnam. */
export type Turnover = { readonly total: number; readonly month: number }

/** The highest rebate that a level may give: a tenth of a bet. */
const mostRebate = wholeRate / 10

/** The place of the level that an account is on, counted from 0; a level once reached stays (promotions 20). */
export function vipLevelOf(
  levels: readonly Pick<VipLevel, 'total' | 'month'>[],
  turnover: Turnover,
  reached: number,
): number {
  const earned = levels
    .map(({ total, month }) => turnover.total >= total && turnover.month >= month)
    .lastIndexOf(true)
  return Math.max(reached, earned)
}

/** Why levels cannot be published: each asks for no less than the one below it, and gives no more than a tenth back. */
export function checkVipLevels(levels: readonly VipLevel[]): Refusal | undefined {
  const falls = levels.some(({ total, month }, place) => {
    const below = levels[place - 1]
    return below !== undefined && (total <= below.total || month < below.month)
  })
  if (falls) return refuse('promotions.warning.levels')
  const isHigh = levels.some(({ rebates }) => Object.values(rebates).some((rate) => rate > mostRebate))
  return isHigh ? refuse('promotions.warning.rebate', { mostRate: mostRebate }) : undefined
}

/** What is given back of valid bets that no rebate was claimed for yet, in đồng; a debt from corrections gives nothing. */
export function rebateOf(validBet: number, rate: number): number {
  return Math.max(0, shareOf(validBet, rate))
}
