import { sql } from 'kysely'
import { planOnce } from '@saola/server'
import type { Database } from '../db/database.ts'
import type { MerchantSettings } from '../db/merchant-settings.ts'
import type { Merchant } from '../services/ports.ts'
import { together } from './together.ts'

export type { Merchant }

/** The merchant of a code. */
export const findMerchantByCode: (db: Database, code: string) => Promise<Merchant | undefined> = together(
  async (db, codes) => {
    const merchants = await askMerchants(db, { codes })
    return new Map(merchants.map((merchant) => [merchant.code, merchant]))
  },
)

const askMerchants = planOnce('merchants', (db: Database, given: { codes: readonly string[] }) =>
  db
    .selectFrom('merchant')
    .select(['id', 'code', 'name', 'settings'])
    .where(sql<boolean>`code = any(${given.codes}::text[])`)
    .compile(),
)

/** Whether nobody has put a merchant in place yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('merchant').select('id').limit(1).executeTakeFirst()) === undefined
}

/** The settings of every merchant. */
export async function listMerchantSettings(db: Database): Promise<MerchantSettings[]> {
  const merchants = await db.selectFrom('merchant').select('settings').execute()
  return merchants.map(({ settings }) => settings)
}

/** The settings of every merchant, by its id. */
export async function readMerchantSettings(db: Database): Promise<Map<number, MerchantSettings>> {
  const merchants = await db.selectFrom('merchant').select(['id', 'settings']).execute()
  return new Map(merchants.map(({ id, settings }) => [id, settings]))
}

/** What every merchant calls itself, by its id. */
export async function listMerchantNames(db: Database): Promise<Map<number, string>> {
  const merchants = await db.selectFrom('merchant').select(['id', 'name']).execute()
  return new Map(merchants.map(({ id, name }) => [id, name]))
}

/** Throws when the database does not answer. */
export async function requireDatabase(db: Database): Promise<void> {
  await db.selectFrom('merchant').select('id').limit(1).execute()
}
