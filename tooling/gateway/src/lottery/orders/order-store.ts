import { sql, type Selectable } from 'kysely'
import { planOnce } from '@saola/server'
import type { Database } from '../../db/database.ts'
import { numberList } from '../../db/number-list.ts'
import type { Schema } from '../../db/schema.ts'
import { isUpTo, readPage, type Page, type Paged } from '../../http/page-store.ts'

/** An order as it was placed. */
export type OrderRow = Selectable<Schema['lottery_order']>

/** The orders that accounts have placed under these idempotency keys, at most one of each account. */
export async function listOrdersByKey(
  db: Database,
  asked: readonly { accountId: number; key: string }[],
): Promise<OrderRow[]> {
  return askByKey(db, {
    accounts: numberList(asked.map(({ accountId }) => accountId)),
    keys: asked.map(({ key }) => key),
  })
}

const askByKey = planOnce(
  'orders_by_key',
  (db: Database, { accounts, keys }: { accounts: string; keys: readonly string[] }) =>
    sql<OrderRow>`
    select placed.id, placed.account_id, placed.game_code, placed.idempotency_key, placed.request_hash, placed.lines,
      placed.stop_on_win, placed.is_counted, placed.placed_at
    from unnest(${accounts}::bigint[], ${keys}::text[]) as asked (account_id, key)
    join lottery_order as placed on placed.account_id = asked.account_id and placed.idempotency_key = asked.key`.compile(
      db,
    ),
)

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

/** From here on a transaction can be undone without ending it. */
export async function markAttempt(trx: Database): Promise<void> {
  await sql`savepoint attempt`.execute(trx)
}

/** Undoes what the transaction has done since the last mark, and lets go of what it has locked since. */
export async function undoAttempt(trx: Database): Promise<void> {
  await sql`rollback to savepoint attempt`.execute(trx)
}
