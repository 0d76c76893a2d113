import type { Services } from '../services/services.ts'
import { Fault } from './fault.ts'
import { findMerchantByCode, type Merchant } from './merchant-store.ts'

export type { Merchant }

/**
 * The merchant that the `Merchant` header names; a missing, doubled or foreign one is refused (wire 4). A read takes what is
 * kept of it (wire 34), an act asks the database.
 */
export async function findMerchant(services: Services, code = '', isRead = false): Promise<Merchant> {
  const find = (): Promise<Merchant | undefined> => findMerchantByCode(services.db, code)
  const merchant = await (isRead ? services.kept.merchants.ask(code, find) : find())
  if (!merchant) throw new Fault('function.not.available', { field: 'Merchant' })
  return merchant
}
