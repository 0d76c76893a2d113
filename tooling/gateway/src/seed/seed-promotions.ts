import { operatePromotion } from '../promotions/operate-promotion.ts'
import type { Services } from '../services/services.ts'
import type { SeedData } from './seed-data.ts'

/** Publishes the offers as an operator does; one that a warning speaks against is refused. */
export async function seedPromotions(
  services: Services,
  { merchant, promotions }: Pick<SeedData, 'merchant' | 'promotions'>,
): Promise<void> {
  for (const offer of promotions) {
    await operatePromotion(services, { step: 'create', merchant: merchant.code, ...offer })
  }
}
