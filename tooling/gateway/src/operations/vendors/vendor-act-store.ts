import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import type { VendorRecordRow } from '../../vendors/vendor-record-store.ts'

type ActRow = Selectable<Schema['vendor_record_act']>

/** What was done about a record, by whom and why. */
export type VendorAct = Pick<ActRow, 'act' | 'game_code' | 'reason' | 'by'>

/** Notes an act with what the record says after it, its secrets left out. */
export async function appendVendorAct(
  trx: Database,
  record: VendorRecordRow,
  { act, game_code: gameCode, reason, by }: VendorAct,
  now: number,
): Promise<void> {
  await trx
    .insertInto('vendor_record_act')
    .values({
      vendor_code: record.vendor_code,
      act,
      game_code: gameCode,
      origin: record.origin,
      unit: record.unit,
      keeps_wallets: record.keeps_wallets,
      reason,
      by,
      done_at: now,
    })
    .execute()
}

/** The latest acts about all records, the newest first. */
export function listVendorActs(db: Database, most: number): Promise<ActRow[]> {
  return db.selectFrom('vendor_record_act').selectAll().orderBy('id', 'desc').limit(most).execute()
}
