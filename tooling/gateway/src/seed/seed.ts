import { liftTimeLimits } from '@saola/server'
import type { Services } from '../services/services.ts'
import { insertContent } from './content-store.ts'
import { insertCatalogue } from './catalogue-store.ts'
import { isEmpty } from '../http/merchant-store.ts'
import { insertMerchant } from './merchant-store.ts'
import type { SeedData } from './seed-data.ts'
import { seedChat } from './seed-chat.ts'
import { seedContracts } from './seed-contracts.ts'
import { seedGoods } from './seed-goods.ts'
import { seedHistory } from './seed-history.ts'
import { seedLottery } from './seed-lottery.ts'
import { signInPlayers } from './people-store.ts'
import { seedPeople } from './seed-people.ts'
import { seedPromotions } from './seed-promotions.ts'

/**
 * Fills an empty database with a merchant, its people, its games, its news, its offers and what was played, all of it or nothing; does
 * nothing on a filled one.
 */
export async function seed(services: Services, read: () => SeedData): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await liftTimeLimits(trx)
    if (!(await isEmpty(trx))) return
    const data = read()
    const inside: Services = { ...services, db: trx }
    const merchantId = await insertMerchant(trx, data.merchant, services.now())
    const ids = await seedPeople(inside, merchantId, data)
    await insertContent(trx, merchantId, data.content, services.now())
    await insertCatalogue(trx, data)
    await seedLottery(inside, merchantId, data)
    await seedPromotions(inside, data)
    await seedGoods(inside, data)
    await seedChat(inside, merchantId, { ...data, ids })
    await seedContracts(inside, merchantId, { ...data, ids })
    await seedHistory(inside, ids, data.history)
    await signInPlayers(trx)
  })
}
