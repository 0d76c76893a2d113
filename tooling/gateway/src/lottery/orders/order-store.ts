import { sql, type Selectable } from 'kysely'
import type { OrderLine } from '@saola/protocol'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { isUpTo, readPage, type Page, type Paged } from '../../http/page-store.ts'

/** An order as it was placed. */
export type OrderRow = Selectable<Schema['lottery_order']>

/** The orders that accounts have placed under these idempotency keys, at most one of each account. */
export async function listOrdersByKey(
  db: Database,
  asked: readonly { accountId: number; key: string }[],
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select lottery_order.*
    from unnest(${asked.map(({ accountId }) => accountId)}::bigint[], ${asked.map(({ key }) => key)}::text[])
      as asked (account_id, key)
    join lottery_order on lottery_order.account_id = asked.account_id
      and lottery_order.idempotency_key = asked.key`.execute(db)
  return rows
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

/** One page of orders, newest first, with the count over all pages. Orders with a draw that is still open become orders without. */
export function listOrders(
  db: Database,
  { accountId, isOpen }: OrderFilter,
  page: Page,
): Promise<Paged<OrderRow>> {
  const hasOpen = sql<boolean>`exists (
    select from lottery_bet join bet on bet.id = lottery_bet.bet_id
    where lottery_bet.order_id = lottery_order.id and bet.status = 'open'
  )`
  const orders = (trx: Database, upTo: number | undefined) => {
    const own = trx
      .selectFrom('lottery_order')
      .where('account_id', '=', accountId)
      .where(isUpTo(sql`id`, upTo))
    return isOpen === undefined ? own : own.where(hasOpen, 'is', isOpen)
  }
  return readPage(db, page, {
    growsOnTop: isOpen === undefined,
    count: (trx, upTo) =>
      orders(trx, upTo)
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<number | null>('id').as('newest')])
        .executeTakeFirstOrThrow(),
    rows: (trx, { upTo, limit, offset }) =>
      orders(trx, upTo).selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  })
}

/** An order as it is placed; an account has one of them in a batch. */
export type NewOrder = {
  accountId: number
  gameCode: string
  key: string
  requestHash: string
  lines: readonly OrderLine[]
  stopOnWin: boolean
  /** Whether its numbers count as what they may cost (lottery 53). */
  isCounted: boolean
}

/** Writes orders, and answers them by their account; their bets follow. */
export async function createOrders(
  trx: Database,
  orders: readonly NewOrder[],
  now: number,
): Promise<ReadonlyMap<number, OrderRow>> {
  const column = <Name extends keyof NewOrder>(name: Name) => orders.map((order) => order[name])
  const { rows } = await sql<Pick<OrderRow, 'id' | 'account_id'>>`
    insert into lottery_order
      (account_id, game_code, idempotency_key, request_hash, lines, stop_on_win, is_counted, placed_at)
    select account_id, game_code, key, request_hash, lines::json, stop_on_win = 1, is_counted = 1, ${now}::bigint
    from unnest(${column('accountId')}::bigint[], ${column('gameCode')}::text[], ${column('key')}::text[],
      ${column('requestHash')}::text[], ${orders.map(({ lines }) => JSON.stringify(lines))}::text[],
      ${orders.map(({ stopOnWin }) => Number(stopOnWin))}::integer[],
      ${orders.map(({ isCounted }) => Number(isCounted))}::integer[]) with ordinality
      as asked (account_id, game_code, key, request_hash, lines, stop_on_win, is_counted, place)
    order by place
    returning id, account_id`.execute(trx)
  const ids = new Map(rows.map(({ id, account_id: accountId }) => [accountId, id]))
  return new Map(
    orders.flatMap((order) => {
      const id = ids.get(order.accountId)
      return id === undefined ? [] : [[order.accountId, rowOf(order, id, now)] as const]
    }),
  )
}

/** The row of an order, whose lines need not come back from the database. */
function rowOf(order: NewOrder, id: number, now: number): OrderRow {
  const { accountId, gameCode, key, requestHash, lines, stopOnWin, isCounted } = order
  return {
    id,
    account_id: accountId,
    game_code: gameCode,
    idempotency_key: key,
    request_hash: requestHash,
    lines: [...lines],
    stop_on_win: stopOnWin,
    is_counted: isCounted,
    placed_at: now,
  }
}

/** A bet as it is placed; `orderNo` names it in every record. */
export type NewBet = {
  orderNo: string
  orderId: number
  accountId: number
  nodeId: string
  /** The studio that the title shows, and the title's name. */
  vendor: string
  remark: string
  drawId: number
  /** Of the draw, in the record. */
  roundId: string
  multiplier: number
  stake: number
  /** What of it counts as valid bet, in hundredths of a percent. */
  validShare: number
  /** How much of what may be drawn it holds at most, in millionths. */
  coverage: number
  now: number
}

/**
 * Writes the bets of orders, each a bet of the member like any other with the draw that it is for beside it. What it bets
 * stands in the lines of the order alone.
 */
export async function createBets(trx: Database, bets: readonly NewBet[]): Promise<void> {
  const column = <Name extends keyof NewBet>(name: Name) => bets.map((bet) => bet[name])
  await sql`
    with asked as (
      select * from unnest(${column('orderNo')}::text[], ${column('orderId')}::bigint[], ${column('accountId')}::bigint[],
        ${column('nodeId')}::text[], ${column('vendor')}::text[], ${column('drawId')}::bigint[],
        ${column('roundId')}::text[], ${column('multiplier')}::integer[], ${column('stake')}::bigint[],
        ${column('validShare')}::integer[], ${column('coverage')}::integer[], ${column('now')}::bigint[])
        with ordinality as asked (order_no, order_id, account_id, node_id, vendor_code, draw_id, round_id, multiplier,
          stake, valid_share, coverage, now, place)
    ),
    made as (
      insert into bet (order_no, account_id, node_id, vendor_code, round_id, bet_amount, valid_share, status, content,
        placed_at)
      select order_no, account_id, node_id, vendor_code, round_id, stake, valid_share, 'open', '', now
      from asked order by place
      returning id, order_no
    )
    insert into lottery_bet (bet_id, order_id, draw_id, multiplier, coverage)
    select made.id, asked.order_id, asked.draw_id, asked.multiplier, asked.coverage
    from made join asked on asked.order_no = made.order_no`.execute(trx)
}

/** From here on a transaction can be undone without ending it. */
export async function markAttempt(trx: Database): Promise<void> {
  await sql`savepoint attempt`.execute(trx)
}

/** Undoes what the transaction has done since the last mark, and lets go of what it has locked since. */
export async function undoAttempt(trx: Database): Promise<void> {
  await sql`rollback to savepoint attempt`.execute(trx)
}
