import { liftTimeLimits } from '@saola/server'
import { isEmpty } from '../http/merchant-store.ts'
import type { Services } from '../services/services.ts'
import { insertCatalogue } from './catalogue-store.ts'
import { signInPlayers } from './people-store.ts'
import type { SeedData } from './seed-data.ts'
import { seedHistory } from './seed-history.ts'
import { seedLottery } from './seed-lottery.ts'
import { seedMerchant } from './seed-merchant.ts'

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
    await insertCatalogue(trx, data)
    await seedLottery(inside, data)
    const ids = await seedMerchant(inside, data)
    await seedHistory(inside, ids, data.history)
    await signInPlayers(trx)
  })
}
