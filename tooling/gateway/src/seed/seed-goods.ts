import { operatePoints } from '../points/operate-points.ts'
import type { Services } from '../services/services.ts'
import type { SeedData } from './seed-data.ts'

/** Puts the goods on offer as an operator does. */
export async function seedGoods(
  services: Services,
  { merchant, goods }: Pick<SeedData, 'merchant' | 'goods'>,
): Promise<void> {
  for (const each of goods) {
    await operatePoints(services, { act: 'offer', merchant: merchant.code, isOpen: true, ...each })
  }
}
