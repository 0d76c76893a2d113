import { gameFamilies, type GameFamily } from '@saola/protocol'
import { promotionTags, promotionTypes, type BonusTerms, type Promotion } from '@saola/rules'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { parseId } from '../http/parse-id.ts'

export type PromotionRow = Selectable<Schema['promotion']>

/** The merchant's offers, those that end first on top. */
export function listPromotions(db: Database, merchantId: number): Promise<PromotionRow[]> {
  return db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('ends_at')
    .orderBy('id')
    .execute()
}

/** One of the merchant's offers by its id on the wire. */
export async function findPromotion(
  db: Database,
  merchantId: number,
  promotionId: string,
): Promise<PromotionRow | undefined> {
  return db
    .selectFrom('promotion')
    .selectAll()
    .where('id', '=', parseId(promotionId))
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
}

/** Writes an offer down and returns its id. */
export async function insertPromotion(db: Database, row: Insertable<Schema['promotion']>): Promise<number> {
  const { id } = await db.insertInto('promotion').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Ends an offer that has not ended; what members joined goes on. Answers whether there was one. */
export async function updateToEnded(
  db: Database,
  merchantId: number,
  promotionId: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('promotion')
    .set({ ends_at: now })
    .where('id', '=', promotionId)
    .where('merchant_id', '=', merchantId)
    .where('starts_at', '<', now)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The offer as the rules know it. */
export function toRules(row: PromotionRow): Promotion {
  return {
    id: String(row.id),
    types: promotionTypes.filter((type) => type !== 'all').filter((type) => row.types.includes(type)),
    tags: promotionTags.filter((tag) => row.tags.includes(tag)),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    ...(row.claim_until === null ? {} : { claimUntil: row.claim_until }),
    multiple: row.multiple,
    families: familiesOf(row),
    needsApproval: row.needs_approval,
    isBookedByOperator: row.is_booked_by_operator,
  }
}

/** The families whose bets count. */
export function familiesOf(row: Pick<PromotionRow, 'families'>): GameFamily[] {
  return gameFamilies.filter((family) => row.families.includes(family))
}

/** What the offer gives. */
export function bonusTermsOf(row: PromotionRow): BonusTerms {
  const { bonus_amount: amount, bonus_percent: percent, least_deposit: leastDeposit } = row
  if (percent === null || leastDeposit === null) return { kind: 'fixed', amount }
  return { kind: 'deposit', percent, cap: amount, leastDeposit }
}

/** An offer by its number. */
export function findPromotionById(db: Database, id: number): Promise<PromotionRow | undefined> {
  return db.selectFrom('promotion').selectAll().where('id', '=', id).executeTakeFirst()
}
