import type { Database } from '../../db/database.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { readEconomy } from './read-economy.ts'
import { requireEconomy, type EconomyOverride } from './require-economy.ts'

/**
 * An act that may change what a merchant gives for play: it is done where nobody gets a whole stake back afterwards, or two
 * people let it pass, and leaves nothing otherwise (promotions 30).
 */
export function keepEconomy<Wanted extends { merchant: string }>(
  act: string,
  run: (services: Services, wanted: Wanted, person?: string) => Promise<unknown>,
): (
  services: Services,
  wanted: Wanted & { override?: EconomyOverride | undefined },
  person?: string,
) => Promise<unknown> {
  return async ({ db, ...others }, { override, ...wanted }, person) => {
    const people = override ? `${override.by}, ${override.approvedBy}` : person
    const keep = async (trx: Database): Promise<unknown> => {
      const services = { ...others, db: trx }
      // What is left is what the act itself asks for.
      const done = await run(services, wanted as unknown as Wanted, people)
      await requireEconomy(services, { merchant: wanted.merchant, act, override })
      return done
    }
    // Who lets it pass decides in the same transaction.
    if (db.isTransaction) return keep(db)
    await reckonBefore({ ...others, db }, wanted.merchant)
    return db.transaction().execute(keep)
  }
}

/**
 * Reckons once what ways to bet return, which takes seconds in a young process and is known from then on: a transaction that waits
 * for it would be ended by the database.
 */
export async function reckonBefore(services: Services, merchant: string): Promise<void> {
  await readEconomy(services.db, await findMerchant(services, merchant))
}
