import type { GameFamily } from '@saola/protocol'
import type { VipLevel } from '@saola/rules'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

export type ClubRow = Selectable<Schema['club']>

/** A merchant's VIP levels, lowest first. */
export function listClubs(db: Database, merchantId: number): Promise<ClubRow[]> {
  return db.selectFrom('club').selectAll().where('merchant_id', '=', merchantId).orderBy('sort').execute()
}

/** A level as rules count with it. */
export function levelOf(row: ClubRow): VipLevel {
  return {
    total: row.total_turnover,
    month: row.month_turnover,
    upgradeBonus: row.upgrade_bonus,
    salary: row.salary,
    rebates: row.rebates,
  }
}

/** The rates of a level; none below the first. */
export function ratesOf(row: ClubRow | undefined): [GameFamily, number][] {
  return Object.entries(row?.rebates ?? {}) as [GameFamily, number][]
}

/** Writes a level at its place, or changes the one that stands there. */
export async function saveClub(trx: Database, row: Insertable<Schema['club']>): Promise<number> {
  const { id } = await trx
    .insertInto('club')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'sort']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The level of an account; undefined below the first. */
export async function clubIdOf(db: Database, accountId: number): Promise<number | undefined> {
  const row = await db.selectFrom('account').select('club_id').where('id', '=', accountId).executeTakeFirst()
  return row?.club_id ?? undefined
}

/** Puts an account on a level. */
export async function updateClubOf(trx: Database, accountId: number, clubId: number): Promise<void> {
  await trx.updateTable('account').set({ club_id: clubId }).where('id', '=', accountId).execute()
}
