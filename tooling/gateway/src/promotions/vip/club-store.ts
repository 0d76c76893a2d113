import type { GameFamily } from '@saola/protocol'
import type { VipLevel } from '@saola/rules'
import { sql, type Insertable, type Selectable } from 'kysely'
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

/** What a level asked for when it was reached, and in which month. */
type Reach = { account_id: number; club_id: number; month: number; total: number; month_total: number }

/** Notes that a level was reached; one that stands stays as it was noted. */
export async function saveReach(trx: Database, reach: Reach): Promise<void> {
  await trx
    .insertInto('vip_reach')
    .values({ ...reach, lapsed_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'club_id'])
        .doUpdateSet({ ...reach, lapsed_at: null })
        .where('vip_reach.lapsed_at', 'is not', null),
    )
    .execute()
}

/** Puts whoever is on a level that lapsed on the highest one below it that stands; answers who they are. */
export async function lowerLapsed(trx: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update account set club_id = (
      select club.id from vip_reach below join club on club.id = below.club_id
      where below.account_id = account.id and below.lapsed_at is null and club.sort < own.sort
      order by club.sort desc limit 1
    )
    from vip_reach lapsed join club own on own.id = lapsed.club_id
    where lapsed.account_id = account.id and lapsed.club_id = account.club_id and lapsed.lapsed_at is not null
    returning account.id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Puts an account on a level. */
export async function updateClubOf(trx: Database, accountId: number, clubId: number): Promise<void> {
  await trx.updateTable('account').set({ club_id: clubId }).where('id', '=', accountId).execute()
}
