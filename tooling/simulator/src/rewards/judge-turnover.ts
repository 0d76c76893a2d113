import { number, type Bet, type Books } from './books.ts'
import type { Part } from './judge-offers.ts'

/** Whether a bet counts for a bonus: of its games, from its first moment on, before its deadline. */
function counts({ accountId, offer, grantedAt, until }: Part, bet: Bet): boolean {
  return (
    bet.accountId === accountId &&
    (offer.families as readonly string[]).includes(bet.family) &&
    bet.placedAt >= (grantedAt ?? Infinity) &&
    bet.placedAt < until
  )
}

/** Holds the turnover of every bonus against the bets themselves: each counts once, for the bonus that was joined first. */
export function judgeTurnover({ all, say, bets, nameOf }: Books, parts: readonly Part[]): void {
  const rows = all('select * from counted_bet order by bet_id')
  const countedFor = Map.groupBy(rows, (row) => number(row, 'bet_id'))
  const betOf = new Map(bets.map((bet) => [bet.id, bet]))
  for (const [id, found] of countedFor)
    say(found.length > 1, () => `bet ${id} was counted ${found.length} times`)
  for (const part of parts) {
    const { id, accountId, offer, wagered, required, reward, completedAt } = part
    const name = `offer ${offer.id} of ${nameOf(accountId)}`
    const counted = rows.filter((row) => number(row, 'participation_id') === id)
    const own = counted.map((row) => betOf.get(number(row, 'bet_id'))).filter((bet) => bet !== undefined)
    const told = counted.reduce((total, row) => total + number(row, 'amount'), 0)
    say(told !== wagered, () => `${name} has a turnover of ${wagered}, and ${told} was counted for it`)
    const sum = own.reduce((total, { valid }) => total + valid, 0)
    say(
      reward === 'open' && sum !== wagered,
      () => `${name} has a turnover of ${wagered}, and its valid bets make ${sum}`,
    )
    for (const bet of own)
      say(!counts(part, bet), () => `${name} counts bet ${bet.id}, which is none of its bets`)
    const fitting = bets.filter((bet) => bet.isSettled && counts(part, bet))
    const isWaiting = reward === 'open' && wagered < required
    const isLost = reward === 'expired' && completedAt === undefined
    for (const bet of fitting) {
      const bonus = number(countedFor.get(bet.id)?.[0], 'participation_id')
      const isMissed = bonus === 0 || (isWaiting && bonus > id)
      say(
        (isWaiting || isLost) && isMissed,
        () => `${name} is ${reward}, and bet ${bet.id} did not count for it`,
      )
    }
  }
}
