import type { MissionKind, ReferralTerms } from '@saola/rules'

/** What inviting a friend gives at the demo merchant. */
export const demoReferral: ReferralTerms = {
  leastDeposits: 500_000,
  playTimes: 1,
  days: 30,
  reward: 50_000,
  most: 20,
}

/** What a newcomer is rewarded for: 131,000 đồng in all, of which the registration promises the part of Zalo. */
export const demoMissions: readonly { kind: MissionKind; reward: number }[] = [
  { kind: 'zalo', reward: 31_000 },
  { kind: 'contact', reward: 20_000 },
  { kind: 'payment_password', reward: 10_000 },
  { kind: 'bank_card', reward: 20_000 },
  { kind: 'first_deposit', reward: 30_000 },
  { kind: 'first_bet', reward: 20_000 },
]
