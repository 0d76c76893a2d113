import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** A row of the table `reward`. */
export type RewardRow = Selectable<Schema['reward']>

/** Goods on offer with how many an account has had of each, none without an account; the cheapest first. */
export async function listOpenRewards(
  db: Database,
  merchantId: number,
  accountId: number | undefined,
): Promise<(RewardRow & { redeemed: number })[]> {
  const { rows } = await sql<RewardRow & { redeemed: number }>`
    select reward.*, coalesce((select sum(quantity) from redemption where reward_id = reward.id
      and account_id = ${accountId ?? null}::bigint and state <> 'rejected'), 0)::bigint as redeemed
    from reward where merchant_id = ${merchantId} and is_open order by points, id`.execute(db)
  return rows
}

/** Goods on offer, locked until the transaction ends, so that the last piece goes to one. */
export function lockReward(trx: Database, id: number, merchantId: number): Promise<RewardRow | undefined> {
  return trx
    .selectFrom('reward')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .where('is_open', '=', true)
    .forUpdate()
    .executeTakeFirst()
}

/** Takes pieces out of the stock, or puts them back with a minus; goods without a stock stay without. */
export async function takeStock(trx: Database, id: number, quantity: number): Promise<void> {
  await sql`update reward set stock = stock - ${quantity} where id = ${id}`.execute(trx)
}

/** Puts goods on offer, or changes those of this code. */
export async function saveReward(db: Database, wanted: Insertable<Schema['reward']>): Promise<number> {
  const { merchant_id: _merchant, code: _code, ...changing } = wanted
  const row = await db
    .insertInto('reward')
    .values(wanted)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'code']).doUpdateSet(changing))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** All goods of all merchants, closed ones too; the cheapest first. */
export function listRewardsOfAll(db: Database): Promise<RewardRow[]> {
  return db.selectFrom('reward').selectAll().orderBy('points').orderBy('id').execute()
}
