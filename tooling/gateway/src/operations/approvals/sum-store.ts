import type { Database } from '../../db/database.ts'
import { readOrderNo } from '../../wallet/withdrawal/withdrawal-store.ts'

/** What a withdrawal of a merchant's member is about, by its number or as its member knows it; undefined where there is none. */
export async function findWithdrawalOf(
  db: Database,
  merchantId: number,
  withdrawalId: string,
): Promise<number | undefined> {
  const id = readOrderNo(withdrawalId)
  if (id === undefined) return undefined
  const row = await db
    .selectFrom('withdrawal')
    .innerJoin('account', 'account.id', 'withdrawal.account_id')
    .select('withdrawal.amount')
    .where('withdrawal.id', '=', id)
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

/** The bonus of a member's part in an offer of a merchant. */
export async function findBonusOf(
  db: Database,
  merchantId: number,
  participationId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('participation')
    .innerJoin('promotion', 'promotion.id', 'participation.promotion_id')
    .select('participation.bonus')
    .where('participation.id', '=', participationId)
    .where('promotion.merchant_id', '=', merchantId)
    .executeTakeFirst()
  return row?.bonus
}
