import type { Services } from '../services/services.ts'
import { Fault } from './fault.ts'
import { findMerchantByCode, type Merchant } from './merchant-store.ts'

export type { Merchant }

/** The merchant that the `Merchant` header names; a missing, doubled or foreign one is refused (wire 4). */
export async function findMerchant(services: Services, code: string | undefined): Promise<Merchant> {
  const merchant = await findMerchantByCode(services.db, code ?? '')
  if (!merchant) throw new Fault('function.not.available', { field: 'Merchant' })
  return merchant
}
