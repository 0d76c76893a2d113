import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

export type RaffleRow = Selectable<Schema['raffle']>

/** Writes a raffle down and returns its number. */
export async function insertRaffle(db: Database, row: Insertable<Schema['raffle']>): Promise<number> {
  const { id } = await db.insertInto('raffle').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The raffles of a merchant that run now, the one that ends first on top. */
export function listRunningRaffles(db: Database, merchantId: number, now: number): Promise<RaffleRow[]> {
  return db
    .selectFrom('raffle')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .orderBy('id')
    .execute()
}

/** A raffle of a merchant, locked until the transaction ends: tickets are counted one after another. */
export function lockRaffle(trx: Database, merchantId: number, id: number): Promise<RaffleRow | undefined> {
  return trx
    .selectFrom('raffle')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .executeTakeFirst()
}

/** The raffles in which a deposit of this much earned a ticket at its moment, locked until the transaction ends. */
export function lockEarnableRaffles(
  trx: Database,
  deposit: { merchantId: number; amount: number; at: number },
): Promise<RaffleRow[]> {
  return trx
    .selectFrom('raffle')
    .selectAll()
    .where('merchant_id', '=', deposit.merchantId)
    .where('starts_at', '<=', deposit.at)
    .where('ends_at', '>', deposit.at)
    .where('least_deposit', '<=', deposit.amount)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Ends a raffle that runs; its tickets stay. Answers whether there was one. */
export async function updateRaffleToEnded(
  db: Database,
  merchantId: number,
  id: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('raffle')
    .set({ ends_at: now })
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .where('starts_at', '<', now)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A raffle that runs, as the operator's desk names it. */
export type DeskRaffle = { raffleId: number; merchant: string; title: { vi: string; en: string } }

/** How many raffles the desk offers at most. */
const mostAtDesk = 50

/** The raffles of all merchants of which tickets can be given now, the newest first. */
export async function listDeskRaffles(db: Database, now: number): Promise<DeskRaffle[]> {
  const rows = await db
    .selectFrom('raffle')
    .innerJoin('merchant', 'merchant.id', 'raffle.merchant_id')
    .select(['raffle.id as raffleId', 'merchant.code as merchant', 'title_vi as vi', 'title_en as en'])
    .where('ends_at', '>', now)
    .orderBy('raffle.id', 'desc')
    .limit(mostAtDesk)
    .execute()
  return rows.map(({ vi, en, ...row }) => ({ ...row, title: { vi, en } }))
}
