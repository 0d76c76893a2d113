import type { Selectable } from 'kysely'
import type { Sealing } from '@saola/server'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { sealNumber } from '../../accounts/cards/card-number.ts'

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

/** Whether an account has a bank card, or had one. */
export async function hadCard(db: Database, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('bank_card')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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

/** Writes a bank card with its number sealed; undefined when the number is taken. */
export async function createCard(
  trx: Database,
  sealing: Sealing,
  card: NewCard,
): Promise<BankCardRow | undefined> {
  if (await hasOpenNumber(trx, card)) return undefined
  return trx
    .insertInto('bank_card')
    .values({
      merchant_id: card.merchantId,
      account_id: card.accountId,
      bin: card.bin,
      ...sealNumber(sealing, card),
      holder: card.holder,
      created_at: card.now,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Whether a number is taken by a card that was written before numbers were sealed. */
async function hasOpenNumber(trx: Database, { merchantId, bin, accountNumber }: NewCard): Promise<boolean> {
  const open = await trx
    .selectFrom('bank_card')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('bin', '=', bin)
    .where('account_number', '=', accountNumber)
    .where('number_key', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return open !== undefined
}

/** Some cards whose numbers lie open. */
export function listOpenCards(db: Database, most: number): Promise<BankCardRow[]> {
  return db
    .selectFrom('bank_card')
    .selectAll()
    .where('number_key', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Seals the number of a card that lies open. */
export async function updateToSealedNumber(db: Database, sealing: Sealing, row: BankCardRow): Promise<void> {
  await db
    .updateTable('bank_card')
    .set(sealNumber(sealing, { bin: row.bin, accountNumber: row.account_number }))
    .where('id', '=', row.id)
    .where('number_key', 'is', null)
    .execute()
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
