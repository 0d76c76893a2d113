import type { Database } from '../db/database.ts'
import type { SeedData } from './seed-data.ts'

/** Whether nobody has put a merchant in place yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('merchant').select('id').limit(1).executeTakeFirst()) === undefined
}

/** Writes a merchant and returns its id. */
export async function insertMerchant(
  db: Database,
  { code, name, settings }: SeedData['merchant'],
): Promise<number> {
  const row = await db
    .insertInto('merchant')
    .values({ code, name, settings: JSON.stringify(settings) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Writes the VIP levels and puts people on theirs. */
export async function insertClubs(
  db: Database,
  merchantId: number,
  { clubs, people, ids }: Pick<SeedData, 'clubs' | 'people'> & { ids: ReadonlyMap<string, number> },
): Promise<void> {
  const rows = await db
    .insertInto('club')
    .values(
      clubs.map(({ nameVi, nameEn, color }, sort) => ({
        merchant_id: merchantId,
        sort,
        name_vi: nameVi,
        name_en: nameEn,
        color,
      })),
    )
    .returning(['id', 'sort'])
    .execute()
  for (const { name, level } of people) {
    if (level === undefined) continue
    const clubId = rows.find(({ sort }) => sort === level)?.id
    const accountId = ids.get(name)
    if (clubId === undefined || accountId === undefined) throw new Error(`no level ${level} for ${name}`)
    await db.updateTable('account').set({ club_id: clubId }).where('id', '=', accountId).execute()
  }
}
