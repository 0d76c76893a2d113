import { number, type Books, type Payment } from './books.ts'
import { invited, missions } from './offers.ts'

/** What friends and missions are to have paid. */
export function judgeFriends(books: Books): Payment[] {
  return [...friends(books), ...newcomers(books)]
}

/** The first friends who deposit enough bring their reward, and no more of them than the operator says. */
function friends({ all, say, sim, deposits }: Books): Payment[] {
  const inviter = sim.members.find(({ name }) => name === invited.by)
  const rows = all('select * from referral_reward')
  const ready = sim.members.filter(({ accountId, name }) => {
    const sum = deposits
      .filter((each) => each.accountId === accountId)
      .reduce((total, { amount }) => total + amount, 0)
    return (invited.friends as readonly string[]).includes(name) && sum >= invited.least
  })
  for (const { accountId, name } of ready)
    say(
      !rows.some((row) => number(row, 'friend_id') === accountId),
      () => `nothing came of the friend ${name}`,
    )
  say(
    rows.length > ready.length,
    () => `${rows.length} friends were decided about, and ${ready.length} are ready`,
  )
  const paid = rows.filter((row) => number(row, 'amount') > 0)
  const count = Math.min(ready.length, invited.most)
  say(
    paid.length !== count,
    () => `${invited.by} is rewarded for ${paid.length} friends, and should be for ${count}`,
  )
  return paid.map((row) => ({
    scope: `referral:${number(row, 'friend_id')}`,
    accountId: inviter?.accountId ?? 0,
    amount: invited.reward,
  }))
}

/** Everybody claims what was done in the end, so that each mission is paid to whoever has done it. */
function newcomers({ say, sim, bets, deposits }: Books): Payment[] {
  const hasDone = (accountId: number): string[] => [
    'bank_card',
    ...(deposits.some((each) => each.accountId === accountId) ? ['first_deposit'] : []),
    ...(bets.some((bet) => bet.accountId === accountId && bet.isSettled) ? ['first_bet'] : []),
  ]
  for (const { member, what, id, amount } of sim.facts.rewards) {
    if (what !== 'mission') continue
    const isEarned = hasDone(member.accountId).includes(id) && amount === missions[id]
    say(!isEarned, () => `${member.name} was told ${amount} for mission ${id}`)
  }
  return sim.members.flatMap(({ accountId }) =>
    hasDone(accountId).map((kind) => ({
      scope: `mission:${accountId}:${kind}`,
      accountId,
      amount: missions[kind] ?? 0,
    })),
  )
}
