import type { MerchantSettings } from '../db/schema.ts'
import type { House } from '../house.ts'
import { Fault } from './fault.ts'

/** A merchant with its settings as they are now. */
export type Merchant = { id: number; code: string; name: string; settings: MerchantSettings }

/** The merchant that the `Merchant` header names; a missing, doubled or foreign one is refused (wire 1). */
export async function findMerchant(house: House, code: string | undefined): Promise<Merchant> {
  const row = await house.db
    .selectFrom('merchant')
    .select(['id', 'code', 'name', 'settings'])
    .where('code', '=', code ?? '')
    .executeTakeFirst()
  if (!row) throw new Fault('function.not.available', { field: 'Merchant' })
  return row
}
