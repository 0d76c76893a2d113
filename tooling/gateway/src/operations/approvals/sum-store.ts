import type { JackpotPool } from '@saola/protocol'
import { microPerDong } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { readOrderNo } from '../../wallet/withdrawal/withdrawal-store.ts'

/** What a withdrawal of a merchant's member is about, by its number or as its member knows it; undefined where there is none. */
export async function findWithdrawalOf(
  db: Database,
  merchantId: number,
  withdrawalId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('withdrawal')
    .innerJoin('account', 'account.id', 'withdrawal.account_id')
    .select('withdrawal.amount')
    .where('withdrawal.id', '=', readOrderNo(withdrawalId))
    .where('account.merchant_id', '=', merchantId)
    .executeTakeFirst()
  return row?.amount
}

/** What the bank reported under a reference. */
export async function findReportedOf(db: Database, reference: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('bank_transfer')
    .select('amount')
    .where('bank_reference', '=', reference)
    .executeTakeFirst()
  return row?.amount
}

/** What is in a jackpot of a merchant and put aside for it, in whole đồng. */
export async function findPoolSumOf(
  db: Database,
  merchantId: number,
  pool: JackpotPool,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('jackpot_pool')
    .select(['meter_micro', 'reserve_micro'])
    .where('merchant_id', '=', merchantId)
    .where('pool', '=', pool)
    .executeTakeFirst()
  return row && Math.floor(row.meter_micro / microPerDong) + Math.floor(row.reserve_micro / microPerDong)
}

/** The bonus of a member's part in an offer of a merchant: what was granted, or else the most that the offer grants. */
export async function findBonusOf(
  db: Database,
  merchantId: number,
  participationId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('participation')
    .innerJoin('promotion', 'promotion.id', 'participation.promotion_id')
    .select(['participation.bonus', 'promotion.bonus_amount'])
    .where('participation.id', '=', participationId)
    .where('promotion.merchant_id', '=', merchantId)
    .executeTakeFirst()
  return row && (row.bonus === 0 ? row.bonus_amount : row.bonus)
}
