import { dayMs } from '../lengths-of-time.ts'
import type { OnePerson } from './one-person.ts'

/** What inviting a friend gives; amounts in đồng. */
export type ReferralTerms = {
  /** What the friend has to deposit in all. */
  readonly leastDeposits: number
  /** So often the friend bets that validly. */
  readonly playTimes: number
  /** Within so many days of registering. */
  readonly days: number
  readonly reward: number
  /** So many friends of one member are rewarded. */
  readonly most: number
}

/** What speaks against a reward: the friend was a member before, there were enough, or who invited is the operator's staff. */
export type ReferralRefusal = OnePerson | 'limit' | 'staff'

/** Why a friend who deposited enough brings no reward; undefined for one who does (promotions 26). */
export function refusedReferral(
  friend: {
    readonly earlierSelf: OnePerson | undefined
    readonly rewardedBefore: number
    readonly isStaffs?: boolean
  },
  { most }: Pick<ReferralTerms, 'most'>,
): ReferralRefusal | undefined {
  if (friend.isStaffs === true) return 'staff'
  if (friend.earlierSelf !== undefined) return friend.earlierSelf
  return friend.rewardedBefore >= most ? 'limit' : undefined
}

/** What has become of a friend: waits for deposits, was rewarded or refused, or took too long (promotions 25). */
export function referralState(
  friend: { readonly registeredAt: number; readonly reward: number | undefined },
  { days }: Pick<ReferralTerms, 'days'>,
  now: number,
): 'waiting' | 'rewarded' | 'refused' | 'over' {
  if (friend.reward !== undefined) return friend.reward > 0 ? 'rewarded' : 'refused'
  return now < friend.registeredAt + days * dayMs ? 'waiting' : 'over'
}
