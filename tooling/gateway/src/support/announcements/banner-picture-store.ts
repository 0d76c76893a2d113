import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

/** The picture of a banner. */
export type BannerPicture = Pick<Selectable<Schema['banner_picture']>, 'kind' | 'image'>

/** Keeps a picture under its name; the same picture twice is one. */
export async function insertBannerPicture(
  trx: Database,
  picture: BannerPicture & { name: string; merchantId: number; now: number },
): Promise<void> {
  await trx
    .insertInto('banner_picture')
    .values({
      name: picture.name,
      merchant_id: picture.merchantId,
      kind: picture.kind,
      image: picture.image,
      created_at: picture.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A picture by its name. */
export async function findBannerPicture(db: Database, name: string): Promise<BannerPicture | undefined> {
  return db.selectFrom('banner_picture').select(['kind', 'image']).where('name', '=', name).executeTakeFirst()
}
