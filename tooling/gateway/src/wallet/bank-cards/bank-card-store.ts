import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

/** A row of the table `bank_card`. */
export type BankCardRow = Selectable<Schema['bank_card']>

/** The bank cards of an account that were not removed, oldest first. */
export function listCards(db: Database, accountId: number): Promise<BankCardRow[]> {
  return db
    .selectFrom('bank_card')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Bank cards by their ids, removed ones too. */
export function listCardsById(db: Database, ids: readonly number[]): Promise<BankCardRow[]> {
  return db.selectFrom('bank_card').selectAll().where('id', 'in', ids).execute()
}

/** A bank card of an account that was not removed. */
export function findCard(db: Database, id: number, accountId: number): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('bank_card')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** A bank card as a member adds it. */
export type NewCard = {
  merchantId: number
  accountId: number
  bin: string
  accountNumber: string
  holder: string
  now: number
}

/** Writes a bank card; undefined when the number is taken. */
export function createCard(trx: Database, card: NewCard): Promise<BankCardRow | undefined> {
  return trx
    .insertInto('bank_card')
    .values({
      merchant_id: card.merchantId,
      account_id: card.accountId,
      bin: card.bin,
      account_number: card.accountNumber,
      holder: card.holder,
      created_at: card.now,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Marks a bank card of an account as removed; answers whether there was one. */
export async function removeCard(
  db: Database,
  { id, accountId, now }: { id: number; accountId: number; now: number },
): Promise<boolean> {
  const removed = await db
    .updateTable('bank_card')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return removed.numUpdatedRows !== 0n
}
