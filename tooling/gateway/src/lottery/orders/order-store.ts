import { sql, type Insertable, type Selectable } from 'kysely'
import type { OrderLine } from '@saola/protocol'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

/** An order as it was placed. */
export type OrderRow = Selectable<Schema['lottery_order']>

/** The order that an account placed under an idempotency key. */
export function findOrderByKey(db: Database, accountId: number, key: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('lottery_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** An order of an account. */
export function findOrder(db: Database, accountId: number, orderId: number): Promise<OrderRow | undefined> {
  return db
    .selectFrom('lottery_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', orderId)
    .executeTakeFirst()
}

/** Which orders of an account: those with a draw that is still open, those without one, or all. */
export type OrderFilter = { accountId: number; isOpen: boolean | undefined }

/** One page of orders, newest first, with the count over all pages; pages are counted from 1. */
export async function listOrders(
  db: Database,
  { accountId, isOpen }: OrderFilter,
  page: { number: number; size: number },
): Promise<{ rows: OrderRow[]; totalCount: number }> {
  const hasOpen = sql<boolean>`exists (
    select from lottery_bet join bet on bet.id = lottery_bet.bet_id
    where lottery_bet.order_id = lottery_order.id and bet.status = 'open'
  )`
  let orders = db.selectFrom('lottery_order').where('account_id', '=', accountId)
  if (isOpen !== undefined) orders = orders.where(hasOpen, 'is', isOpen)
  const rows = await orders
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
  const counted = await orders.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, totalCount: Number(counted.count) }
}

/** Writes an order; its bets follow. */
export function createOrder(
  trx: Database,
  order: Omit<Insertable<Schema['lottery_order']>, 'lines'> & { lines: readonly OrderLine[] },
): Promise<OrderRow> {
  return trx
    .insertInto('lottery_order')
    .values({ ...order, lines: JSON.stringify(order.lines) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A bet as it is placed; `orderNo` names it in every record. */
export type NewBet = {
  orderNo: string
  drawId: number
  /** Of the draw, in the record. */
  roundId: string
  multiplier: number
  stake: number
}

/**
 * Writes the bets of an order, each a bet of the member like any other with the draw that it is for beside it. What it bets
 * stands in the lines of the order alone.
 */
export async function createBets(
  trx: Database,
  order: { id: number; accountId: number; nodeId: string; vendor: string; now: number },
  bets: readonly NewBet[],
): Promise<void> {
  const column = <Name extends keyof NewBet>(name: Name) => bets.map((bet) => bet[name])
  await sql`
    with asked as (
      select * from unnest(${column('orderNo')}::text[], ${column('drawId')}::bigint[], ${column('roundId')}::text[],
        ${column('multiplier')}::integer[], ${column('stake')}::bigint[])
        as asked (order_no, draw_id, round_id, multiplier, stake)
    ),
    made as (
      insert into bet (order_no, account_id, node_id, vendor_code, round_id, bet_amount, status, content, placed_at)
      select order_no, ${order.accountId}::bigint, ${order.nodeId}, ${order.vendor}, round_id, stake, 'open',
        '', ${order.now}::bigint
      from asked order by draw_id
      returning id, order_no
    )
    insert into lottery_bet (bet_id, order_id, draw_id, multiplier)
    select made.id, ${order.id}::bigint, asked.draw_id, asked.multiplier
    from made join asked on asked.order_no = made.order_no`.execute(trx)
}
