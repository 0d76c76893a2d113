import type { Database } from '../db/database.ts'
import type { MerchantSettings } from '../db/merchant-settings.ts'

/** Locks the merchant of a code until the transaction ends. */
export async function lockMerchant(trx: Database, code: string): Promise<void> {
  await trx.selectFrom('merchant').select('id').where('code', '=', code).forUpdate().execute()
}

/** Writes all settings of a merchant. */
export async function updateMerchantSettings(
  trx: Database,
  id: number,
  settings: MerchantSettings,
): Promise<void> {
  await trx
    .updateTable('merchant')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', id)
    .execute()
}

/** Every merchant with its settings. */
export function listMerchantSettings(
  db: Database,
): Promise<{ id: number; code: string; settings: MerchantSettings }[]> {
  return db.selectFrom('merchant').select(['id', 'code', 'settings']).orderBy('id').execute()
}
