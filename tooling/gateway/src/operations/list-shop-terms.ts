import type { Services } from '../services/services.ts'
import type { MerchantSettings } from '../db/merchant-settings.ts'
import { listRewardsOfAll, type RewardRow } from '../points/reward-store.ts'
import { listMerchantSettings } from './merchant-store.ts'

/** What a merchant's shop of points has, and when somebody is there to ask. */
export type ShopTerms = {
  merchant: string
  goods: readonly RewardRow[]
  service: NonNullable<MerchantSettings['service']>
}

/** The goods of every merchant, closed ones too, and its customer service, for the desk. */
export async function listShopTerms({ db }: Pick<Services, 'db'>): Promise<ShopTerms[]> {
  const goods = Map.groupBy(await listRewardsOfAll(db), (row) => row.merchant_id)
  const merchants = await listMerchantSettings(db)
  return merchants.map(({ id, code, settings }) => ({
    merchant: code,
    goods: goods.get(id) ?? [],
    service: settings.service ?? {},
  }))
}
