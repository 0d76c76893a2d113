import { sql } from 'kysely'
import type { LotteryKind, OrderLine } from '@saola/protocol'
import { exposuresOf } from '@saola/rules'
import type { Database } from '../../db/database.ts'

/** A number of a draw at a merchant, and what is added to it, or taken from it. */
export type NumberCost = { drawId: number; merchantId: number; number: string; amount: number }

/** The name of a number of a draw at a merchant. */
export function nameOfNumber({ drawId, merchantId, number }: Omit<NumberCost, 'amount'>): string {
  return `${drawId} ${merchantId} ${number}`
}

/** What the numbers of lines cost on a draw with a multiplier, each number once. */
export function costsOf(
  lines: readonly OrderLine[],
  draw: { drawId: number; merchantId: number; kind: LotteryKind; multiplier: number },
): NumberCost[] {
  const { drawId, merchantId, kind, multiplier } = draw
  const costs = lines.flatMap((line) => exposuresOf(kind, { ...line, base: line.base * multiplier }))
  return summed(costs.map(({ number, amount }) => ({ drawId, merchantId, number, amount })))
}

/** Each number once, in the order in which they are locked. */
export function summed(costs: readonly NumberCost[]): NumberCost[] {
  const byName = new Map<string, NumberCost>()
  for (const cost of costs) {
    const name = nameOfNumber(cost)
    byName.set(name, { ...cost, amount: cost.amount + (byName.get(name)?.amount ?? 0) })
  }
  return [...byName.values()]
}

/** Locks numbers of draws until the transaction ends, in one order, and tells what they cost by then. */
export async function lockNumbers(
  trx: Database,
  numbers: readonly NumberCost[],
): Promise<Map<string, number>> {
  if (numbers.length === 0) return new Map()
  await sql`
    insert into lottery_exposure (draw_id, merchant_id, number, amount)
    select draw_id, merchant_id, number, 0 from ${asked(numbers)}
    order by draw_id, merchant_id, number on conflict do nothing`.execute(trx)
  const { rows } = await sql<NumberCost>`
    select lottery_exposure.draw_id as "drawId", lottery_exposure.merchant_id as "merchantId",
      lottery_exposure.number, lottery_exposure.amount
    from lottery_exposure
    where (draw_id, merchant_id, number) in (select draw_id, merchant_id, number from ${asked(numbers)})
    order by draw_id, merchant_id, number for update`.execute(trx)
  return new Map(rows.map((row) => [nameOfNumber(row), row.amount]))
}

/** Adds to what locked numbers cost. */
export async function addToNumbers(trx: Database, costs: readonly NumberCost[]): Promise<void> {
  if (costs.length === 0) return
  await sql`
    update lottery_exposure set amount = lottery_exposure.amount + asked.amount
    from ${asked(summed(costs))}
    where lottery_exposure.draw_id = asked.draw_id and lottery_exposure.merchant_id = asked.merchant_id
      and lottery_exposure.number = asked.number`.execute(trx)
}

/** A bet that counts, with what its numbers cost. */
export type CountedBet = {
  id: number
  drawId: number
  merchantId: number
  kind: LotteryKind
  multiplier: number
  lines: OrderLine[]
}

/** Frees the numbers of bets that are cancelled, as far as they were counted. */
export async function freeNumbers(trx: Database, betIds: readonly number[]): Promise<void> {
  if (betIds.length === 0) return
  const { rows } = await sql<CountedBet>`
    select ${countedBet} where lottery_order.is_counted
      and lottery_bet.bet_id = any(${`{${betIds.join(',')}}`}::bigint[])`.execute(trx)
  const costs = summed(rows.flatMap((bet) => costsOf(bet.lines, bet)))
  await lockNumbers(trx, costs)
  await addToNumbers(
    trx,
    costs.map((cost) => ({ ...cost, amount: -cost.amount })),
  )
}

/** Numbers of draws that are still to be drawn, where what they cost is not what the open bets on them say. */
export async function listWrongNumbers(db: Database): Promise<{ what: string }[]> {
  const due = new Map<string, number>()
  for (let above = 0; ;) {
    const { rows } = await sql<CountedBet>`
      select ${countedBet} join bet on bet.id = lottery_bet.bet_id
      where lottery_order.is_counted and bet.status = 'open' and lottery_bet.bet_id > ${above}
        and lottery_draw.state in ('scheduled', 'open', 'locked')
      order by lottery_bet.bet_id limit 2000`.execute(db)
    for (const cost of rows.flatMap((bet) => costsOf(bet.lines, bet))) {
      const name = nameOfNumber(cost)
      due.set(name, cost.amount + (due.get(name) ?? 0))
    }
    const last = rows.at(-1)
    if (last === undefined) break
    above = last.id
  }
  const { rows } = await sql<NumberCost>`
    select draw_id as "drawId", merchant_id as "merchantId", number, amount from lottery_exposure
    join lottery_draw on lottery_draw.id = draw_id
    where lottery_draw.state in ('scheduled', 'open', 'locked') order by draw_id, merchant_id, number`.execute(
    db,
  )
  const kept = new Map(rows.map((row) => [nameOfNumber(row), row.amount]))
  return [...new Set([...due.keys(), ...kept.keys()])].flatMap((name) => {
    const [says, is] = [kept.get(name) ?? 0, due.get(name) ?? 0]
    return says === is ? [] : [{ what: `draw, merchant and number ${name}: ${says} kept, ${is} by its bets` }]
  })
}

const countedBet = sql`lottery_bet.bet_id as id, lottery_bet.draw_id as "drawId", account.merchant_id as "merchantId",
    lottery_draw.kind, lottery_bet.multiplier, lottery_order.lines
  from lottery_bet
  join lottery_order on lottery_order.id = lottery_bet.order_id
  join account on account.id = lottery_order.account_id
  join lottery_draw on lottery_draw.id = lottery_bet.draw_id`

function asked(costs: readonly NumberCost[]) {
  const column = <Name extends keyof NumberCost>(name: Name) => costs.map((cost) => cost[name])
  return sql`unnest(${column('drawId')}::bigint[], ${column('merchantId')}::bigint[], ${column('number')}::text[],
    ${column('amount')}::bigint[]) as asked (draw_id, merchant_id, number, amount)`
}
