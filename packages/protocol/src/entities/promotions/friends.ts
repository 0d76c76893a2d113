import * as z from 'zod/mini'
import { money, timestamp } from '../../fields.ts'
import { idText, maybe, textsOf, whole } from '../../reply-fields.ts'

/** A friend who came by the caller's code. */
const friend = z.object({
  /** Masked. */
  name: z.string(),
  registeredAt: timestamp,
  state: z.enum(['waiting', 'rewarded', 'refused', 'over']),
  reward: z.optional(money),
  refused: z.optional(z.enum(['device', 'card', 'payer', 'mailbox', 'traces', 'limit', 'staff'])),
})
export type InvitedFriend = z.infer<typeof friend>

const sentDetails = z.object({
  referralCode: idText,
  url: maybe(z.string()),
  /** Where the family's sites stand; the code's link leads to the first. */
  promotionDomains: textsOf,
  totalInvitations: whole,
  earned: maybe(money),
  /** Nothing while inviting gives nothing, and during a break. */
  terms: maybe(
    z.object({
      leastDeposits: money,
      /** So often the friend bets that validly as well; not at all where it says nothing. */
      playTimes: z.optional(whole),
      days: whole,
      reward: money,
      most: whole,
    }),
  ),
  /** The latest; undefined where the gateway tells nobody's name and no terms either. */
  friends: maybe(z.array(friend)),
})

/** The caller's code, what inviting gives now, and what came of it. Some gateways tell the code, and no more than how many came. */
export const referralDetails = z.pipe(
  sentDetails,
  z.transform(({ promotionDomains: [domain], url, ...told }) => ({
    ...told,
    url: url ?? (domain && `${addressOf(domain)}/?referralCode=${told.referralCode}`),
  })),
)
export type ReferralDetails = z.infer<typeof referralDetails>

/** The address of a site that may be given by its domain alone, without a stroke at its end. */
function addressOf(domain: string): string {
  return (/^https?:/.test(domain) ? domain : `https://${domain}`).replace(/\/+$/, '')
}

export const missionKind = z.enum([
  'zalo',
  'contact',
  'payment_password',
  'bank_card',
  'first_deposit',
  'first_bet',
])

/** A mission of a newcomer; a visitor sees what it gives. */
export const mission = z.object({
  kind: missionKind,
  reward: money,
  state: z.optional(z.enum(['open', 'claim', 'claimed'])),
})
export type MissionView = z.infer<typeof mission>
