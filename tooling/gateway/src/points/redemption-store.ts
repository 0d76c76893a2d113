import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { PointRedemption } from '@saola/protocol'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** A row of the table `redemption`. */
export type RedemptionRow = Selectable<Schema['redemption']>

/** Writes a redemption whose points are taken. */
export function createRedemption(
  trx: Database,
  made: Insertable<Schema['redemption']>,
): Promise<RedemptionRow> {
  return trx.insertInto('redemption').values(made).returningAll().executeTakeFirstOrThrow()
}

/** How many pieces of goods an account has had, rejected ones left out. */
export async function countRedeemed(trx: Database, rewardId: number, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(quantity), 0)::bigint as count from redemption
    where reward_id = ${rewardId} and account_id = ${accountId} and state <> 'rejected'`.execute(trx)
  return rows[0]?.count ?? 0
}

/** A redemption of a merchant, locked until the transaction ends. */
export async function lockRedemption(
  trx: Database,
  id: number,
  merchantId: number,
): Promise<RedemptionRow | undefined> {
  const { rows } = await sql<RedemptionRow>`
    select redemption.* from redemption join account on account.id = account_id
    where redemption.id = ${id} and account.merchant_id = ${merchantId} for update of redemption`.execute(trx)
  return rows[0]
}

/** Writes what became of a redemption. */
export async function updateRedemption(
  trx: Database,
  id: number,
  change: Updateable<Schema['redemption']>,
): Promise<void> {
  await trx.updateTable('redemption').set(change).where('id', '=', id).execute()
}

/** A redemption that waits for the operator. */
export type WaitingRedemption = {
  redemptionId: number
  merchant: string
  member: string
  code: string
  nameVi: string
  nameEn: string
  quantity: number
  points: number
  address: string | null
  mobile: string | null
  createdAt: number
}

/** Redemptions that wait for the operator, of one merchant or of all, the longest waiting first. */
export function listWaiting(
  db: Database,
  merchantId: number | undefined,
  most: number,
): Promise<WaitingRedemption[]> {
  return db
    .selectFrom('redemption')
    .innerJoin('account', 'account.id', 'redemption.account_id')
    .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
    .innerJoin('reward', 'reward.id', 'redemption.reward_id')
    .select([
      'redemption.id as redemptionId',
      'account.name as member',
      'merchant.code as merchant',
      'reward.code',
      'reward.name_vi as nameVi',
      'reward.name_en as nameEn',
      'redemption.quantity',
      'redemption.points',
      'redemption.address',
      'redemption.mobile',
      'redemption.created_at as createdAt',
    ])
    .where('redemption.state', '=', 'in_process')
    .$if(merchantId !== undefined, (query) => query.where('account.merchant_id', '=', merchantId ?? 0))
    .orderBy('redemption.id')
    .limit(most)
    .execute()
}

/** Redemptions as their member sees them. */
export async function describeRedemptions(
  db: Database,
  rows: readonly RedemptionRow[],
  language: 'VI' | 'EN',
): Promise<PointRedemption[]> {
  const ids = [...new Set(rows.flatMap(({ reward_id: id }) => (id === null ? [] : [id])))]
  const goods =
    ids.length === 0 ? [] : await db.selectFrom('reward').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(goods.map((each) => [each.id, each]))
  return rows.map((row) => {
    const reward = row.reward_id === null ? undefined : byId.get(row.reward_id)
    return {
      redemptionId: String(row.id),
      kind: row.reward_id === null ? 'currency' : 'goods',
      name: language === 'VI' ? reward?.name_vi : reward?.name_en,
      art: reward?.art,
      quantity: row.quantity,
      points: row.points,
      amount: row.amount ?? undefined,
      address: row.address ?? undefined,
      mobile: row.mobile ?? undefined,
      state: row.state,
      remark: row.remark ?? undefined,
      createdAt: row.created_at,
      decidedAt: row.decided_at ?? undefined,
    }
  })
}
