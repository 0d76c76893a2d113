import * as z from 'zod/mini'
import { money, timestamp } from '../../fields.ts'

/** A friend who came by the caller's code. */
const friend = z.object({
  /** Masked. */
  name: z.string(),
  registeredAt: timestamp,
  state: z.enum(['waiting', 'rewarded', 'refused', 'over']),
  reward: z.optional(money),
  refused: z.optional(z.enum(['device', 'card', 'payer', 'mailbox', 'traces', 'limit'])),
})
export type InvitedFriend = z.infer<typeof friend>

/** The caller's code, what inviting gives now, and what came of it. */
export const referralDetails = z.object({
  referralCode: z.string(),
  url: z.string(),
  totalInvitations: z.int(),
  earned: money,
  /** Nothing while inviting gives nothing, and during a break. */
  terms: z.optional(
    z.object({
      leastDeposits: money,
      /** So often the friend bets that validly as well; not at all where it says nothing. */
      playTimes: z.optional(z.int()),
      days: z.int(),
      reward: money,
      most: z.int(),
    }),
  ),
  /** The latest. */
  friends: z.array(friend),
})
export type ReferralDetails = z.infer<typeof referralDetails>

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
