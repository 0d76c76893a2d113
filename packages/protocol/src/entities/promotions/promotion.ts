import * as z from 'zod/mini'
import { money, timestamp } from '../../fields.ts'
import { gameFamilies } from '../game.ts'
import { whole } from '../../reply-fields.ts'

/** What an offer gives: an amount, or a share of one deposit in whole percent. */
export const bonusTerms = z.union([
  z.object({ kind: z.literal('fixed'), amount: money }),
  z.object({ kind: z.literal('deposit'), percent: whole, cap: money, leastDeposit: money }),
])

/** What the caller made of an offer; money in đồng. */
export const participation = z.object({
  application: z.enum(['waiting', 'accepted', 'rejected']),
  bonus: money,
  required: money,
  wagered: money,
  awaitsDeposit: z.boolean(),
  joinedAt: timestamp,
  /** What the operator answered to the application. */
  answer: z.optional(z.string()),
})

/** An offer as its card shows it to the caller, in the caller's language. */
export const promotion = z.object({
  promotionId: z.string(),
  types: z.array(z.string()),
  tags: z.array(z.string()),
  title: z.string(),
  content: z.string(),
  startsAt: timestamp,
  endsAt: timestamp,
  claimUntil: z.optional(timestamp),
  /** How many times the bonus has to be wagered, in hundredths. */
  multiple: whole,
  families: z.array(z.enum(gameFamilies)),
  bonus: bonusTerms,
  needsApproval: z.boolean(),
  state: z.enum([
    'join',
    'claim',
    'applying',
    'closed',
    'rejected',
    'issued',
    'claimed',
    'in_process',
    'joined',
    'coming_soon',
  ]),
  action: z.enum(['join', 'claim', 'leave', 'sign_in', 'none']),
  /** Why there is nothing to do, in words. */
  reason: z.optional(z.string()),
  own: z.optional(participation),
})
export type PromotionCard = z.infer<typeof promotion>

/** How bets count towards an offer; shares in hundredths of a percent: 10 000 is the whole stake. */
export const countingTerms = z.object({
  /** A bet at lower odds counts nothing; thousandths. */
  leastOdds: whole,
  /** What counts of a stake at risk, in the order of the offer's families. */
  families: z.array(
    z.object({
      family: z.enum(gameFamilies),
      /** Of the game that counts least; left out where it depends on the way to bet. */
      least: z.optional(whole),
      /** Of the game that counts most. */
      most: whole,
    }),
  ),
})

/** An offer with all its terms. */
export const promotionDetail = z.extend(promotion, { counting: countingTerms })
export type PromotionDetail = z.infer<typeof promotionDetail>
