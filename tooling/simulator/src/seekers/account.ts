import type { GameFamily } from '@saola/protocol'
import {
  bookPoints,
  convertPoints,
  earnTypeOf,
  rebateOf,
  unplayedMoney,
  vipLevelOf,
  type EarnType,
  type Economy,
} from '@saola/rules'

/** What a merchant gives to one player. */
export type Given = Pick<Economy, 'earn' | 'convert' | 'levels' | 'playTimes'>

/** What one player has earned by play, in đồng but for the points. */
export type Account = {
  /** Counts a valid bet. */
  bet: (family: GameFamily, valid: number) => void
  /** Takes everything that there is to take; what the player was given in all. */
  cashOut: () => number
}

/**
 * A player who takes all that is given at the best moment: money goes out and comes in again as soon as its points are ripe, a
 * month ends when its salary is earned, and rebates wait for the highest level (promotions 19 to 22, points 14).
 */
export function openAccount({ earn, convert, levels, playTimes }: Given, deposit: number): Account {
  const carried = new Map<EarnType, number>()
  const byFamily = new Map<GameFamily, number>()
  let points = 0
  let total = 0
  let month = 0
  let level = -1
  let given = 0
  let played = 0

  function earnPoints(type: EarnType, amount: number): void {
    const ratio = earn[type]
    if (ratio === undefined) return
    const booked = bookPoints(ratio, amount, carried.get(type) ?? 0, points)
    points += booked.changed
    carried.set(type, booked.carried)
  }
  function ripen(): void {
    if (unplayedMoney([{ at: 0, amount: deposit, played }], playTimes).due > 0) return
    // The points of a deposit are worth something from now on, and the next one begins.
    earnPoints('deposit', deposit)
    played = 0
  }
  function rise(): void {
    const reached = vipLevelOf(levels, { total, month }, level)
    for (const { upgradeBonus } of levels.slice(level + 1, reached + 1)) given += upgradeBonus
    level = reached
  }
  function endMonth(): void {
    const own = levels[level]
    if (own !== undefined && month >= own.month) given += own.salary
    month = 0
  }
  /** Whether nothing is to be had in this month any more: its salary is earned, and no level is near. */
  function isMonthOver(): boolean {
    const own = levels[level]
    const next = levels[level + 1]
    const isNear = next !== undefined && total + next.month >= next.total
    return own !== undefined && own.month > 0 && month >= own.month && !isNear
  }
  return {
    bet(family, valid) {
      total += valid
      month += valid
      played += valid
      byFamily.set(family, (byFamily.get(family) ?? 0) + valid)
      earnPoints(earnTypeOf[family], valid)
      ripen()
      rise()
      if (isMonthOver()) endMonth()
    },
    cashOut() {
      endMonth()
      for (const [family, valid] of byFamily) given += rebateOf(valid, levels[level]?.rebates[family] ?? 0)
      byFamily.clear()
      const converted = convertPoints(convert, points - (points % convert.points), points)
      if (converted.kind === 'converted') {
        given += converted.amount
        points = converted.balance
      }
      return given
    },
  }
}
