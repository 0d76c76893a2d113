import type { PromotionState } from './promotion.ts'

/** Where the reward center shows what a member has joined. */
type RewardGroup = 'waiting' | 'running' | 'received'

/** The group of an offer that its reader has joined; none for one that gives nothing any more (promotions 14). */
export function rewardGroupOf(state: PromotionState): RewardGroup | undefined {
  if (state === 'claim') return 'waiting'
  if (state === 'applying' || state === 'joined' || state === 'in_process') return 'running'
  return state === 'claimed' || state === 'issued' ? 'received' : undefined
}
