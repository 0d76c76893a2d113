import type { Services } from '../../services/services.ts'
import { requireEconomy, type EconomyOverride } from './require-economy.ts'

/**
 * An act that may change what a merchant gives for play: it is done where nobody gets a whole stake back afterwards, or two
 * people let it pass, and leaves nothing otherwise (promotions 30).
 */
export function keepEconomy<Wanted extends { merchant: string }>(
  act: string,
  run: (services: Services, wanted: Wanted) => Promise<unknown>,
): (services: Services, wanted: Wanted & { override?: EconomyOverride | undefined }) => Promise<unknown> {
  return ({ db, ...others }, { override, ...wanted }) =>
    db.transaction().execute(async (trx) => {
      const services = { ...others, db: trx }
      // What is left is what the act itself asks for.
      const done = await run(services, wanted as unknown as Wanted)
      await requireEconomy(services, { merchant: wanted.merchant, act, override })
      return done
    })
}
