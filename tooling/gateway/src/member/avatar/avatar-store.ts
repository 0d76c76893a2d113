import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** An uploaded picture. Its name is where it is found, its kind what its content is. */
export type AvatarImage = { name: string; kind: 'png' | 'jpg'; image: Buffer }

/** What an account has chosen: the name of its own picture, and of a drawn one. */
export async function getAvatarChoice(
  db: Database,
  accountId: number,
): Promise<{ upload: string | null; drawn: string | undefined }> {
  const row = await db
    .selectFrom('account')
    .leftJoin('avatar_image', 'avatar_image.account_id', 'account.id')
    .select(['account.details', 'avatar_image.name'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { upload: row.name, drawn: row.details['avatar'] }
}

/** Chooses a drawn picture in place of whatever there was. */
export async function updateDrawnAvatar(trx: Database, accountId: number, drawn: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ details: sql`details || ${JSON.stringify({ avatar: drawn })}::jsonb` })
    .where('id', '=', accountId)
    .execute()
  await trx.deleteFrom('avatar_image').where('account_id', '=', accountId).execute()
}

/** Keeps an uploaded picture in place of the one before. */
export async function upsertAvatarImage(
  db: Database,
  account: { id: number; merchantId: number },
  picture: AvatarImage,
  now: number,
): Promise<void> {
  const row = { merchant_id: account.merchantId, ...picture, created_at: now }
  await db
    .insertInto('avatar_image')
    .values({ account_id: account.id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

/** An uploaded picture by its name, of the merchant with this code. */
export async function findAvatarImage(
  db: Database,
  merchantCode: string,
  name: string,
): Promise<Pick<AvatarImage, 'kind' | 'image'> | undefined> {
  return db
    .selectFrom('avatar_image')
    .innerJoin('merchant', 'merchant.id', 'avatar_image.merchant_id')
    .select(['avatar_image.kind', 'avatar_image.image'])
    .where('avatar_image.name', '=', name)
    .where('merchant.code', '=', merchantCode)
    .executeTakeFirst()
}
