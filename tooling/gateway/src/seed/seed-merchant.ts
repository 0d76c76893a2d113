import { insertUsualOffers } from '../lottery/menus/new-offers-store.ts'
import type { Services } from '../services/services.ts'
import { insertMerchant } from '../system/new-merchant/new-merchant-store.ts'
import { insertContent } from './content-store.ts'
import { seedChat } from './seed-chat.ts'
import { seedContracts } from './seed-contracts.ts'
import type { MerchantSeed } from './seed-data.ts'
import { seedGoods } from './seed-goods.ts'
import { seedPeople } from './seed-people.ts'
import { seedPromotions } from './seed-promotions.ts'

/**
 * Opens a merchant and fills it with its people, its news and its offers; answers their ids by name. Call it inside a transaction.
 * Throws where the merchant is there already.
 */
export async function seedMerchant(services: Services, data: MerchantSeed): Promise<Map<string, number>> {
  const { db } = services
  const merchantId = await insertMerchant(db, data.merchant, services.now())
  if (merchantId === undefined) throw new Error(`the merchant ${data.merchant.code} is there already`)
  await insertUsualOffers(db, merchantId)
  const ids = await seedPeople(services, merchantId, data)
  await insertContent(db, merchantId, data.content, services.now())
  await seedPromotions(services, data)
  await seedGoods(services, data)
  await seedChat(services, merchantId, { ...data, ids })
  await seedContracts(services, merchantId, { ...data, ids })
  return ids
}
