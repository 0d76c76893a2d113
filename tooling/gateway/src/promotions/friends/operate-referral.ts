import * as z from 'zod/mini'
import { changedParts } from '../../events/changed-parts.ts'
import { withEvent } from '../../events/with-event.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { findReferralTerms, saveReferralTerms } from './referral-store.ts'

const amount = z.int().check(z.positive(), z.maximum(1_000_000_000))

/** What inviting a friend gives, as the operator says it; it holds for friends about whom nothing is decided yet. */
export const referralOperation = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('show'), merchant: z.string() }),
  z.strictObject({
    step: z.literal('terms'),
    merchant: z.string(),
    /** What the friend deposits in all, in đồng. */
    leastDeposits: amount,
    /** Within so many days of registering. */
    days: z.int().check(z.minimum(1), z.maximum(365)),
    /** So often the friend bets that validly as well; once, where it says nothing. */
    playTimes: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    reward: amount,
    /** So many friends of one member are rewarded. */
    most: z.int().check(z.minimum(1), z.maximum(10_000)),
    isOpen: z.boolean(),
  }),
])
export type ReferralOperation = z.infer<typeof referralOperation>

/** Takes one step. */
export async function operateReferral(
  services: Services,
  wanted: ReferralOperation,
  person?: string,
): Promise<unknown> {
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  if (wanted.step === 'show') return (await findReferralTerms(services.db, merchantId)) ?? null
  const { step: _step, merchant: _merchant, playTimes = 1, ...given } = wanted
  const terms = { ...given, playTimes }
  const before = await findReferralTerms(services.db, merchantId)
  await withEvent(
    services.db,
    (trx) => saveReferralTerms(trx, merchantId, terms),
    () => ({
      merchantId,
      at: services.now(),
      kind: 'merchant.changed',
      actor: 'operator',
      person,
      subject: 'referral',
      ...changedParts(before ?? {}, terms),
    }),
  )
  return terms
}
