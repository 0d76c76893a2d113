import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

/** A pool in its cycle. */
export type PoolRow = Selectable<Schema['jackpot_pool']>

/** The pools of a merchant as they are now. */
export function listPools(db: Database, merchantId: number): Promise<PoolRow[]> {
  return db.selectFrom('jackpot_pool').selectAll().where('merchant_id', '=', merchantId).execute()
}

/** The pools of every merchant. */
export function listAllPools(db: Database): Promise<PoolRow[]> {
  return db.selectFrom('jackpot_pool').selectAll().execute()
}

/** The pools of a merchant, locked until the transaction ends; always in the same order, so that nobody waits crosswise. */
export function lockPools(trx: Database, merchantId: number): Promise<PoolRow[]> {
  return trx
    .selectFrom('jackpot_pool')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('pool')
    .forUpdate()
    .execute()
}

/** Writes a pool in its first cycle if nobody has; answers whether it is ours to fill. */
export async function createPool(trx: Database, pool: PoolRow): Promise<boolean> {
  const opened = await trx
    .insertInto('jackpot_pool')
    .values({ ...pool, ...asJson(pool) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('pool')
    .executeTakeFirst()
  return opened !== undefined
}

/** Writes the meters of a pool that was fed. */
export async function updateMeters(trx: Database, pool: PoolRow): Promise<void> {
  const { meter_micro, reserve_micro, secret } = pool
  await trx
    .updateTable('jackpot_pool')
    .set({ meter_micro, reserve_micro, secret })
    .where('merchant_id', '=', pool.merchant_id)
    .where('pool', '=', pool.pool)
    .execute()
}

/** Writes a pool as it is now: in its next cycle, stopped, moved, or with other terms to come. */
export async function updatePool(trx: Database, pool: PoolRow): Promise<void> {
  const { merchant_id: merchantId, pool: name, ...now } = pool
  await trx
    .updateTable('jackpot_pool')
    .set({ ...now, ...asJson(now) })
    .where('merchant_id', '=', merchantId)
    .where('pool', '=', name)
    .execute()
}

function asJson({ terms, next_terms: next }: Pick<PoolRow, 'terms' | 'next_terms'>) {
  return { terms: terms && JSON.stringify(terms), next_terms: next && JSON.stringify(next) }
}

/** The pools between which the money of a move went, as `from:to`; undefined where no move has the key. */
export async function findMove(trx: Database, merchantId: number, key: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('transfer')
    .select('reference')
    .where('scope', '=', `jackpot:${merchantId}`)
    .where('idempotency_key', '=', `move:${key}`)
    .executeTakeFirst()
  return row?.reference ?? undefined
}

/** Writes how a cycle ended. */
export async function createWin(
  trx: Database,
  ended: PoolRow,
  win: { amount: number; accountId: number; orderNo: string; point: number; salt: string; now: number },
): Promise<void> {
  const { merchant_id, pool, cycle, commitment, started_at } = ended
  await trx
    .insertInto('jackpot_win')
    .values({
      merchant_id,
      pool,
      cycle,
      commitment,
      started_at,
      amount: win.amount,
      account_id: win.accountId,
      order_no: win.orderNo,
      point_micro: win.point,
      salt: win.salt,
      won_at: win.now,
    })
    .execute()
}

/** The latest win of each pool of a merchant, with the winner's name. */
export function listLastWins(db: Database, merchantId: number) {
  return db
    .selectFrom('jackpot_win')
    .innerJoin('account', 'account.id', 'jackpot_win.account_id')
    .distinctOn('jackpot_win.pool')
    .selectAll('jackpot_win')
    .select('account.name')
    .where('jackpot_win.merchant_id', '=', merchantId)
    .orderBy('jackpot_win.pool')
    .orderBy('jackpot_win.cycle', 'desc')
    .execute()
}
