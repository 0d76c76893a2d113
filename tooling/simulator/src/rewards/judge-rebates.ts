import { number, type Books, type Payment } from './books.ts'
import { levelOf } from './judge-levels.ts'
import { levels } from './offers.ts'

const rebateOf = (played: number, rate: number): number => Math.floor((played * rate) / 100_000)

/** What rebates are to have paid: each bet gives something back once, and in the end none is left that gives anything. */
export function judgeRebates(books: Books): Payment[] {
  const { all, say, sim, bets } = books
  const claims = all('select * from rebate_claim order by id')
  const parts = all(`select part.*, claim.account_id from rebate_claim_part part
    join rebate_claim claim on claim.id = part.claim_id order by claim.id`)
  for (const member of sim.members) {
    const { accountId, name } = member
    const played = Map.groupBy(
      bets.filter((bet) => bet.accountId === accountId && bet.isSettled),
      ({ family }) => family,
    )
    const own = parts.filter((part) => number(part, 'account_id') === accountId)
    const families = new Set([...played.keys(), ...own.map((part) => String(part['family']))])
    for (const family of families) {
      const settled = (played.get(family) ?? []).reduce((sum, { valid }) => sum + valid, 0)
      const claimed = own
        .filter((part) => part['family'] === family)
        .reduce((sum, part) => sum + number(part, 'valid_bet'), 0)
      const rate = levels[levelOf(books, accountId)]?.rebate ?? 0
      say(claimed > settled, () => `${name} had rebates of ${claimed} in ${family}, and bet ${settled}`)
      const left = rebateOf(settled - claimed, rate)
      say(left > 0, () => `${name} claimed everything, and ${left} are left in ${family}`)
    }
  }
  for (const { what, id, amount, key } of sim.facts.rewards) {
    if (what !== 'rebate') continue
    const row = claims.find((each) => String(each['id']) === id)
    const isKept = row?.['amount'] === amount && row['idempotency_key'] === key
    say(!isKept, () => `rebate ${id} of ${amount} was told under ${key}, and is another`)
  }
  return claims.map((claim) => {
    const id = number(claim, 'id')
    const amount = parts
      .filter((part) => number(part, 'claim_id') === id)
      .reduce((sum, part) => sum + rebateOf(number(part, 'valid_bet'), rateOf(number(part, 'rate'))), 0)
    return { scope: `rebate-claim:${id}`, accountId: number(claim, 'account_id'), amount }
  })

  /** A member rises on the way, so that each rate that there is may be right. */
  function rateOf(written: number): number {
    say(!levels.some(({ rebate }) => rebate === written), () => `a rebate was claimed at ${written}`)
    return written
  }
}
