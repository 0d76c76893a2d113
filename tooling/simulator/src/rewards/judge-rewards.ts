import type { Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'
import { memberOf, number, readBooks, type Payment, type Row } from './books.ts'
import { judgeFriends } from './judge-friends.ts'
import { judgeLevels } from './judge-levels.ts'
import { judgeOffers } from './judge-offers.ts'
import { judgeRaffles } from './judge-raffles.ts'
import { judgeRebates } from './judge-rebates.ts'

/** What rewards brought to whom, by rules of the simulator's own, and what is wrong with them. */
export function judgeRewardsOf(
  sim: Simulation,
  all: (text: string) => Row[],
): { brought: Map<Member, number>; wrong: string[] } {
  const wrong: string[] = []
  const brought = new Map<Member, number>()
  if (!sim.weather.rewards) return { brought, wrong }
  const say = (isWrong: boolean, what: () => string): void => void (isWrong && wrong.push(what()))
  const books = readBooks(sim, all, say)
  const payments = [judgeOffers, judgeRaffles, judgeLevels, judgeRebates, judgeFriends].flatMap((judge) =>
    judge(books),
  )
  judgePaid(payments)
  for (const { accountId, amount } of payments) {
    const member = memberOf(sim, accountId)
    if (member) brought.set(member, (brought.get(member) ?? 0) + amount)
  }
  const debts = all(
    'select owner_id, kind, balance from ledger_account where owner_id is not null and balance < 0',
  )
  for (const row of debts)
    say(
      true,
      () =>
        `${books.nameOf(number(row, 'owner_id'))} has ${number(row, 'balance')} as ${String(row['kind'])}`,
    )
  return { brought, wrong }

  /** Each reward went into the wallet in one transfer, and nothing else did under a name of rewards; awards are a vendor's. */
  function judgePaid(due: readonly Payment[]): void {
    const paid = Map.groupBy(
      all(`select transfer.scope, entry.amount, wallet.owner_id from transfer
        join entry on entry.transfer_id = transfer.id
        join ledger_account wallet on wallet.id = entry.ledger_account_id and wallet.kind = 'wallet'
        where transfer.kind in ('promotion', 'rebate', 'referral') and transfer.scope not like 'seamless:%'`),
      (row) => String(row['scope']),
    )
    const scopes = new Set(due.map(({ scope }) => scope))
    for (const { scope, accountId, amount } of due) {
      const found = paid.get(scope) ?? []
      say(found.length !== 1, () => `${scope} is due once, and was paid ${found.length} times`)
      for (const row of found) {
        const isMeant = number(row, 'owner_id') === accountId && number(row, 'amount') === amount
        say(!isMeant, () => `${scope} paid ${number(row, 'amount')}, and should have paid ${amount}`)
      }
    }
    for (const scope of paid.keys()) say(!scopes.has(scope), () => `${scope} was paid, and nobody earned it`)
  }
}
