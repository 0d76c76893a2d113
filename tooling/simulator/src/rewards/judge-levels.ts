import { number, type Books, type Payment } from './books.ts'
import { levels } from './offers.ts'

/** The highest level that a turnover of the one month reaches; -1 below the first. */
export function levelOf(books: Books, accountId: number): number {
  const total = turnoverOf(books, accountId)
  const hasPlayed = books.bets.some((bet) => bet.accountId === accountId && bet.isSettled)
  return hasPlayed ? levels.findLastIndex((level) => total >= level.total && total >= level.month) : -1
}

function turnoverOf({ bets }: Books, accountId: number): number {
  return bets
    .filter((bet) => bet.accountId === accountId && bet.isSettled)
    .reduce((sum, { valid }) => sum + valid, 0)
}

/** What levels are to have paid of what they gave, and whether they gave what was reached, once. */
export function judgeLevels(books: Books): Payment[] {
  const { all, say, sim } = books
  const rewards = all(
    `select vip_reward.*, account.name from vip_reward join account on account.id = vip_reward.account_id`,
  )
  for (const { accountId, name } of sim.members) {
    const reached = levelOf(books, accountId)
    const [account] = all(`select club_id from account where id = ${accountId}`)
    const club = levels.findIndex(({ id }) => id === number(account, 'club_id'))
    say(club !== reached, () => `${name} is on level ${club}, and has reached ${reached}`)
    const isPaidMonthly = turnoverOf(books, accountId) >= Math.max(levels[reached]?.month ?? Infinity, 1)
    const meant = [
      ...levels.slice(0, reached + 1).map(({ upgradeBonus }) => `upgrade ${upgradeBonus}`),
      ...(isPaidMonthly ? [`salary ${levels[reached]?.salary}`] : []),
    ].filter((each) => !each.endsWith(' 0'))
    const given = rewards
      .filter((row) => number(row, 'account_id') === accountId)
      .map((row) => `${String(row['kind'])} ${number(row, 'amount')}`)
    say(
      given.toSorted().join() !== meant.toSorted().join(),
      () =>
        `${name} was given ${given.join(', ') || 'nothing'} by levels, and should be given ${meant.join(', ') || 'nothing'}`,
    )
  }
  for (const { what, id, amount } of sim.facts.rewards) {
    if (what !== 'level') continue
    const row = rewards.find((each) => String(each['id']) === id)
    const isKept = row?.['amount'] === amount && row['claimed_at'] !== null
    say(!isKept, () => `reward ${id} was told to be claimed, and is not`)
  }
  return rewards
    .filter((row) => row['claimed_at'] !== null)
    .map((row) => ({
      scope: `vip-reward:${number(row, 'id')}`,
      accountId: number(row, 'account_id'),
      amount: number(row, 'amount'),
    }))
}
