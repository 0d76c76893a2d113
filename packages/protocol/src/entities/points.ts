import * as z from 'zod/mini'
import { amount, timestamp } from '../fields.ts'
import { maybe, whole } from '../reply-fields.ts'

/** So many points for each full amount of đồng. */
const ratio = z.object({ points: z.int().check(z.positive()), perAmount: amount })

/** The exchange rate table: what earns points, and how many points make how many đồng. */
export const pointConfig = z.object({
  earn: z.array(
    z.object({ type: z.enum(['live', 'lottery', 'pvp', 'slots', 'sports', 'deposit']), ...ratio.shape }),
  ),
  convert: z.object({ points: z.int().check(z.positive()), amount }),
})
export type PointConfig = z.infer<typeof pointConfig>

/** Why goods cannot be redeemed now. */
const rewardRefusals = ['sold_out', 'member_limit', 'too_few'] as const

/** Goods that points buy, as the caller may redeem them. */
export const pointReward = z.object({
  rewardId: z.string(),
  name: z.string(),
  about: z.string(),
  /** A drawing that the site has; an unknown one is shown as a parcel. */
  art: z.string(),
  points: whole,
  /** Where it is sent. */
  delivery: z.enum(['address', 'mobile']),
  /** How many are left; always some without it. */
  stock: maybe(whole),
  perMember: maybe(whole),
  /** How many the caller has had. */
  redeemed: whole,
  /** Why the caller cannot redeem it now. */
  refusal: maybe(z.enum(rewardRefusals)),
})
export type PointReward = z.infer<typeof pointReward>

/** A redemption of goods, or of game currency, which has an amount and no name. */
export const pointRedemption = z.object({
  redemptionId: z.string(),
  kind: z.enum(['goods', 'currency']),
  name: maybe(z.string()),
  art: maybe(z.string()),
  quantity: whole,
  points: whole,
  amount: maybe(whole),
  address: maybe(z.string()),
  mobile: maybe(z.string()),
  state: z.enum(['in_process', 'approved', 'rejected']),
  /** A code, a parcel's number, or why it was refused. */
  remark: maybe(z.string()),
  createdAt: timestamp,
  decidedAt: maybe(timestamp),
})
export type PointRedemption = z.infer<typeof pointRedemption>

/** A change of the points, with the rule that earned it. */
export const pointEntry = z.object({
  entryId: z.string(),
  type: z.enum(['live', 'lottery', 'pvp', 'slots', 'sports', 'deposit', 'redeem', 'debt']),
  changed: whole,
  balance: whole,
  /** The ratio and the amount that it was applied to; a redemption has none. */
  rule: maybe(z.object({ ...ratio.shape, amount: whole })),
  at: timestamp,
})
export type PointEntry = z.infer<typeof pointEntry>
