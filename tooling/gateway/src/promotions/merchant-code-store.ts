import type { Database } from '../db/database.ts'

/** Every merchant by its code. */
export function listMerchantCodes(db: Database): Promise<{ id: number; code: string }[]> {
  return db.selectFrom('merchant').select(['id', 'code']).orderBy('id').execute()
}
