import type { GameFamily } from '@saola/protocol'

/** The states of an activity as its card shows them (promotions 3). */
export const promotionStates = [
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
] as const
export type PromotionState = (typeof promotionStates)[number]

/** The kinds by which promotions are filtered (promotions 1); `all` is every one of them. */
export const promotionTypes = [
  'all',
  'other',
  'sports',
  'live',
  'slots',
  'card',
  'fish',
  'lotto',
  'rebate',
  'points',
  'ranking',
  'deposit',
  'app',
  'newbie',
  'game',
] as const
export type PromotionType = (typeof promotionTypes)[number]

/** The tags of a promotion (promotions 2). */
export const promotionTags = ['newbie', 'limited', 'special', 'daily', 'high_rebate', 'vip'] as const
export type PromotionTag = (typeof promotionTags)[number]

/** An offer. Times in ms; it runs from `startsAt` until just before `endsAt`, and is claimed until `claimUntil`. */
export type Promotion = {
  readonly id: string
  readonly types: readonly Exclude<PromotionType, 'all'>[]
  readonly tags: readonly PromotionTag[]
  readonly startsAt: number
  readonly endsAt: number
  readonly claimUntil?: number
  /** How many times the bonus has to be wagered, in hundredths: 1 000 is 10x. 0 asks for nothing. */
  readonly multiple: number
  readonly families: readonly GameFamily[]
  /** Whether the operator looks at each application first. */
  readonly needsApproval: boolean
  /** Whether the operator books the reward by itself; else the member claims it. */
  readonly isBookedByOperator: boolean
}

/** What a member has done with an offer; amounts in đồng. */
export type Participation = {
  readonly application: 'waiting' | 'accepted' | 'rejected'
  readonly bonus: number
  readonly wagered: number
  /** `left` was given up by the member, `expired` lost at the deadline. */
  readonly reward: 'open' | 'issued' | 'claimed' | 'left' | 'expired'
  /** The bonus comes with the next deposit, and is not there yet. */
  readonly awaitsDeposit?: boolean
}

/** What has to be wagered for a bonus in đồng: bonus x multiple, rounded up. */
export function requiredTurnover(multiple: number, bonus: number): number {
  return Number((BigInt(bonus) * BigInt(multiple) + 99n) / 100n)
}

/** What is still to be wagered, in đồng. */
export function remainingTurnover(
  promotion: Pick<Promotion, 'multiple'>,
  { bonus, wagered }: Pick<Participation, 'bonus' | 'wagered'>,
): number {
  return Math.max(0, requiredTurnover(promotion.multiple, bonus) - wagered)
}
