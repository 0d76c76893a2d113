import { requiredTurnover, type Participation } from '@saola/rules'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { PromotionRow } from './promotion-store.ts'

export type ParticipationRow = Selectable<Schema['participation']>

/** What an account has joined, by the offer. */
export async function listParticipations(
  db: Database,
  accountId: number,
): Promise<ReadonlyMap<number, ParticipationRow>> {
  const rows = await db.selectFrom('participation').selectAll().where('account_id', '=', accountId).execute()
  return new Map(rows.map((row) => [row.promotion_id, row]))
}

/** The account's part in an offer. */
export function findParticipation(
  db: Database,
  accountId: number,
  promotionId: number,
): Promise<ParticipationRow | undefined> {
  return db
    .selectFrom('participation')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('promotion_id', '=', promotionId)
    .executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export function lockParticipation(
  trx: Database,
  accountId: number,
  promotionId: number,
): Promise<ParticipationRow | undefined> {
  return trx
    .selectFrom('participation')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('promotion_id', '=', promotionId)
    .forUpdate()
    .executeTakeFirst()
}

/** One by its number, locked until the transaction ends. */
export function lockParticipationById(trx: Database, id: number): Promise<ParticipationRow | undefined> {
  return trx.selectFrom('participation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Writes a new one down; undefined when the account has joined already. */
export function insertParticipation(
  trx: Database,
  row: Insertable<Schema['participation']>,
): Promise<ParticipationRow | undefined> {
  return trx
    .insertInto('participation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['promotion_id', 'account_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Changes one and returns it as it is then. */
export function updateParticipation(
  trx: Database,
  id: number,
  change: Updateable<Schema['participation']>,
): Promise<ParticipationRow> {
  return trx
    .updateTable('participation')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Keeps the pictures of an application, in their order. */
export async function insertPictures(
  trx: Database,
  participationId: number,
  pictures: readonly { kind: 'png' | 'jpg'; image: Buffer }[],
): Promise<void> {
  if (pictures.length === 0) return
  await trx
    .insertInto('participation_picture')
    .values(pictures.map((picture) => ({ participation_id: participationId, ...picture })))
    .execute()
}

/** What the rules know of a part that a member has in an offer. */
export function participationOf(promotion: PromotionRow, row: ParticipationRow): Participation {
  return {
    application: row.application,
    bonus: row.bonus,
    wagered: row.wagered,
    reward: row.reward,
    awaitsDeposit: promotion.bonus_kind === 'deposit' && row.granted_at === null,
  }
}

/** The part of a row that puts a bonus aside: its amount, what is to be wagered, and from when on bets count. */
export function grantOf(promotion: PromotionRow, bonus: number, now: number) {
  const required = requiredTurnover(promotion.multiple, bonus)
  return { bonus, required, granted_at: now, ...(required === 0 && { completed_at: now }) }
}
