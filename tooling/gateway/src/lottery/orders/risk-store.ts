import { sql } from 'kysely'
import type { LotteryKind, OrderLine } from '@saola/protocol'
import { leastReturn, wholeCoverage } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { numberList } from '../../db/number-list.ts'

type OpenBet = {
  id: number
  account_id: number
  draw_id: number
  kind: LotteryKind
  bet_amount: number
  least_return: number
  multiplier: number
  lines: OrderLine[]
}

/**
 * Writes to the open bets of accounts on draws what of their stakes comes back whatever is drawn (games 77): all that an
 * account has on one draw is one bet, and each has its part of it. Call it after bets were added or have gone, while the
 * accounts are locked or the draws have. Bets that hold too little of what may be drawn are not looked at (lottery 79).
 */
export async function spreadRisk(
  trx: Database,
  { accountIds, drawIds }: { accountIds: readonly number[]; drawIds: readonly number[] },
): Promise<void> {
  if (drawIds.length === 0) return
  // Planned anew each time: a plan that is kept from when these tables were small reads them from end to end when they have grown.
  const { rows } = await sql<OpenBet>`
    with open as (
      select bet.id, bet.account_id, bet.bet_amount, bet.least_return, lottery_bet.draw_id, lottery_bet.order_id,
        lottery_bet.multiplier, sum(lottery_bet.coverage) over own as coverage, max(bet.least_return) over own as most
      from bet
      -- From the account to its bets: a draw has many more, and nothing but this keeps a plan from reading them all.
      cross join lateral (select * from lottery_bet where lottery_bet.bet_id = bet.id offset 0) as lottery_bet
      where bet.account_id = any(${numberList(accountIds)}::bigint[]) and bet.status = 'open'
        and lottery_bet.draw_id = any(${numberList([...new Set(drawIds)])}::bigint[])
      window own as (partition by bet.account_id, lottery_bet.draw_id)
    )
    select open.id, open.account_id, open.draw_id, lottery_draw.kind, open.bet_amount, open.least_return, open.multiplier,
      lottery_order.lines
    from open
    join lottery_draw on lottery_draw.id = open.draw_id
    join lottery_order on lottery_order.id = open.order_id
    where open.coverage >= ${wholeCoverage} or open.most > 0
    order by open.id`.execute(trx)
  const ofOneDraw = Map.groupBy(rows, (bet) => `${bet.account_id} ${bet.draw_id}`)
  const changed = [...ofOneDraw.values()].flatMap(changedOf)
  if (changed.length === 0) return
  await sql`
    update bet set least_return = asked.least_return
    from unnest(${numberList(changed.map(({ id }) => id))}::bigint[],
      ${numberList(changed.map(({ least }) => least))}::bigint[]) as asked (id, least_return)
    where bet.id = asked.id`.execute(trx)
}

function changedOf(bets: readonly OpenBet[]): { id: number; least: number }[] {
  const [first] = bets
  if (first === undefined) return []
  const lines = bets.flatMap(({ lines: own, multiplier }) =>
    own.map((line) => ({ ...line, times: multiplier })),
  )
  const whole = BigInt(leastReturn(first.kind, lines))
  const staked = bets.reduce((sum, { bet_amount: stake }) => sum + BigInt(stake), 0n)
  return bets
    .map((bet) => ({ ...bet, least: Number((whole * BigInt(bet.bet_amount)) / staked) }))
    .filter(({ least, least_return: known }) => least !== known)
}

/** The same after bets were cancelled. */
export async function spreadRiskWithout(trx: Database, betIds: readonly number[]): Promise<void> {
  if (betIds.length === 0) return
  const { rows } = await sql<{ account_id: number; draw_id: number }>`
    select bet.account_id, lottery_bet.draw_id from lottery_bet join bet on bet.id = lottery_bet.bet_id
    where lottery_bet.bet_id = any(${numberList(betIds)}::bigint[])`.execute(trx)
  await spreadRisk(trx, {
    accountIds: rows.map(({ account_id: id }) => id),
    drawIds: rows.map(({ draw_id: id }) => id),
  })
}
