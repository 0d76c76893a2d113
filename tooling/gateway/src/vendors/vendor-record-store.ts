import type { Selectable } from 'kysely'
import { lotteryVendor } from '@saola/protocol'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** Whose lotteries are pages of the site. */
const sitesOwn = [lotteryVendor.vietnam, lotteryVendor.sea]

/** A row of the table `vendor_record`; its secrets lie sealed. */
export type VendorRecordRow = Selectable<Schema['vendor_record']>

/** What the record of a vendor that speaks our own contract says of it. */
export const ownContract = { protocol: 'saola', partner_id: null, partner_key: null } as const

/** The record of a vendor that the catalogue names. */
export function findVendorRecord(db: Database, code: string): Promise<VendorRecordRow | undefined> {
  return db
    .selectFrom('vendor_record')
    .innerJoin('vendor', 'vendor.code', 'vendor_record.vendor_code')
    .selectAll('vendor_record')
    .where('vendor_record.vendor_code', '=', code)
    .executeTakeFirst()
}

/** Every record, also those whose vendor the catalogue does not name yet. */
export function listVendorRecords(db: Database): Promise<VendorRecordRow[]> {
  return db.selectFrom('vendor_record').selectAll().orderBy('vendor_code').execute()
}

/** Writes a record where none of its vendor stands; whether it did. */
export async function insertVendorRecord(
  trx: Database,
  record: Omit<VendorRecordRow, 'secret_before'>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('vendor_record')
    .values({ ...record, secret_before: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('vendor_code')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Writes parts of a record, of one in a certain state if need be; the record as it is now, or undefined where none is so. */
export function updateVendorRecord(
  trx: Database,
  code: string,
  parts: Partial<Omit<VendorRecordRow, 'vendor_code' | 'created_at'>>,
  wanted: { isOn?: boolean; isRotating?: boolean } = {},
): Promise<VendorRecordRow | undefined> {
  let update = trx.updateTable('vendor_record').set(parts).where('vendor_code', '=', code)
  if (wanted.isOn !== undefined) update = update.where('is_on', '=', wanted.isOn)
  if (wanted.isRotating !== undefined)
    update = update.where('secret_before', wanted.isRotating ? 'is not' : 'is', null)
  return update.returningAll().executeTakeFirst()
}

/** Puts a new secret in the place of the one in use, which stays good beside it; undefined while another change-over goes on. */
export function rotateSecret(
  trx: Database,
  code: string,
  secret: string,
): Promise<VendorRecordRow | undefined> {
  return trx
    .updateTable('vendor_record')
    .set(({ ref }) => ({ secret, secret_before: ref('secret') }))
    .where('vendor_code', '=', code)
    .where('secret_before', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Whether a vendor has moved money at all, or begun to: its amounts have been counted in its unit. */
export async function hasMovedMoney(db: Database, code: string): Promise<boolean> {
  const called = await db
    .selectFrom('seamless_call')
    .select('vendor_code')
    .where('vendor_code', '=', code)
    .limit(1)
    .executeTakeFirst()
  if (called) return true
  const sent = await db
    .selectFrom('vendor_transfer')
    .select('vendor_code')
    .where('vendor_code', '=', code)
    .limit(1)
    .executeTakeFirst()
  return sent !== undefined
}

/** Opens the titles that waited for a vendor, except those under maintenance for a time of their own. */
export async function openTitlesOf(trx: Database, code: string, now: number): Promise<void> {
  await trx
    .updateTable('game')
    .set({ status: 'open', is_new: 0, reopens_at: null })
    .where('served_by', '=', code)
    .where('waits_for_vendor', '=', true)
    .where(({ eb, or }) => or([eb('reopens_at', 'is', null), eb('reopens_at', '<=', now)]))
    .execute()
}

/** Closes the open titles whose vendor has no record or is turned off; nothing else is written, so nothing else changes. */
export async function closeUnservedTitles(db: Database): Promise<void> {
  const open = await db
    .selectFrom('game')
    .select('node_id')
    .where('status', '=', 'open')
    .where('vendor_code', 'not in', sitesOwn)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('vendor_record')
            .select('vendor_record.vendor_code')
            .whereRef('vendor_record.vendor_code', '=', 'game.served_by')
            .where('is_on', '=', true),
        ),
      ),
    )
    .execute()
  if (open.length === 0) return
  // The trigger of the table closes what it finds so.
  await db
    .updateTable('game')
    .set({ status: 'open' })
    .where(
      'node_id',
      'in',
      open.map(({ node_id: nodeId }) => nodeId),
    )
    .execute()
}

/** How many titles each vendor serves. */
export async function countServedTitles(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('game')
    .select(({ fn }) => ['served_by', fn.countAll<number>().as('count')])
    .groupBy('served_by')
    .execute()
  return new Map(rows.map(({ served_by: code, count }) => [code, count]))
}
