import { checkEconomy } from '@saola/rules'
import * as z from 'zod/mini'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { createEconomyOverride } from './economy-store.ts'
import { readEconomy } from './read-economy.ts'

const person = z.string().check(z.minLength(1), z.maxLength(100))

/** Two people who let a configuration pass all the same, and why. */
export const economyOverride = z.strictObject({
  reason: z.string().check(z.minLength(10), z.maxLength(500)),
  by: person,
  approvedBy: person,
})
export type EconomyOverride = z.infer<typeof economyOverride>

/** What such a configuration is refused with. */
export const economyWarning = 'promotions.warning.economy'

/** A stake as a whole, in hundredths of a percent. */
const wholeStake = 10_000

/**
 * Refuses a configuration that gives a member the whole stake or more (promotions 30), named by its best combination; asked in
 * the transaction that has changed it. Two people may let it pass, which is written down.
 */
export async function requireEconomy(
  services: Services,
  { merchant: code, act, override }: { merchant: string; act: string; override: EconomyOverride | undefined },
): Promise<void> {
  const merchant = await findMerchant(services, code)
  const { expected } = checkEconomy(await readEconomy(services.db, merchant))
  if (expected.returned < wholeStake) return
  const { game, level, returned } = expected
  if (override === undefined) {
    throw new Fault('promotions.refused', {
      field: 'override',
      messageKey: economyWarning,
      params: { game, level: level + 1, percent: returned / 100 },
    })
  }
  const { reason, by, approvedBy } = override
  requireTwoPeople(by, approvedBy, 'override.approvedBy')
  await createEconomyOverride(services.db, {
    merchant_id: merchant.id,
    act,
    game,
    level,
    returned,
    reason,
    made_by: by,
    approved_by: approvedBy,
    created_at: services.now(),
  })
}

/** Refuses one person as two, however the name is written. */
export function requireTwoPeople(one: string, other: string, field: string): void {
  if (one.trim().toLowerCase() !== other.trim().toLowerCase()) return
  const messageKey = 'promotions.warning.one_person'
  throw new Fault('request_param_err', { field, messageKey, params: { name: one } })
}
