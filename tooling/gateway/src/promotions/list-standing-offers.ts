import type { Services } from '../services/services.ts'
import { listMerchantCodes } from './merchant-code-store.ts'
import { listPromotions, type PromotionRow } from './promotion-store.ts'

/** A merchant's offers that run or begin. */
export type StandingOffers = { merchant: string; offers: readonly PromotionRow[] }

/** The offers of every merchant that have not ended, those that end first on top, for the desk. */
export async function listStandingOffers({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<StandingOffers[]> {
  const at = now()
  const merchants = await listMerchantCodes(db)
  return Promise.all(
    merchants.map(async ({ id, code }) => ({
      merchant: code,
      offers: (await listPromotions(db, id)).filter((offer) => offer.ends_at > at),
    })),
  )
}
