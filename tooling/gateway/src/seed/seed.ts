import type { House } from '../house.ts'
import { seedBets } from './seed-bets.ts'
import { seedClubs } from './seed-clubs.ts'
import { seedContent } from './seed-content.ts'
import { seedGames } from './seed-games.ts'
import { seedMerchant } from './seed-merchant.ts'
import { seedPeople } from './seed-people.ts'

/**
 * Fills an empty database with the demo merchant, its people, its games, its news and what was played, all of it or nothing; does
 * nothing on a filled one.
 */
export async function seed(house: House): Promise<void> {
  await house.db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('merchant').select('id').limit(1).executeTakeFirst()
    if (known) return
    const inside: House = { ...house, db: trx }
    const merchantId = await seedMerchant(inside)
    const ids = await seedPeople(inside, merchantId)
    await seedClubs(inside, merchantId, ids)
    await seedContent(inside, merchantId)
    await seedGames(inside)
    await seedBets(inside, ids)
  })
}
