import { settleRealTime, settleSalary, usualLeastActiveBet, type SettledBet, type Terms } from '@saola/rules'

/** What a line played, as its salaries look at it. */
export type LinePlay = {
  /** The valid bets of one round, by player, and its bets as a real-time salary sees them. */
  readonly valid: readonly number[]
  readonly bets: readonly SettledBet[]
}

/** So many rounds make an hour, and so many hours a day. */
const roundsAnHour = 20
const hoursADay = 10

/** The salaries of an account whose line plays with itself, by all terms in force (contracts 13 and 14). */
export function openLinePay(terms: readonly Terms[], players: number) {
  let paid = 0
  let round = 0
  let hour = none(players)
  let day = none(players)
  const settle = (kind: Terms['kind'], valid: readonly number[]): void => {
    const figures = {
      validBet: valid.reduce((sum, each) => sum + each, 0),
      activeMembers: valid.filter((each) => each >= usualLeastActiveBet).length,
    }
    for (const each of terms) {
      if (each.kind === kind && 'tiers' in each) paid += settleSalary(each.tiers, figures).amount
    }
  }
  return {
    add({ valid, bets }: LinePlay): void {
      round += 1
      hour = hour.map((sum, player) => sum + (valid[player] ?? 0))
      for (const each of terms) {
        if (each.kind === 'realtime') paid += settleRealTime(each, bets, { from: 0, to: 1 }).amount
      }
      if (round % roundsAnHour !== 0) return
      settle('hourly', hour)
      day = day.map((sum, player) => sum + (hour[player] ?? 0))
      hour = none(players)
      if (round % (roundsAnHour * hoursADay) !== 0) return
      settle('daily', day)
      day = none(players)
    },
    paid: () => paid,
  }
}

function none(players: number): number[] {
  return Array.from({ length: players }, () => 0)
}
