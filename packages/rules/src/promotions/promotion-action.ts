import { accountType } from '@saola/protocol'
import type { MessageKey } from '../message-keys.ts'
import type { RefusalParams } from '../refusal.ts'
import { remainingTurnover, type Participation, type Promotion, type PromotionState } from './promotion.ts'

/** The account in front of the card. `isPaused` is a break or an exclusion. */
export type PromotionMember = {
  readonly type: number
  readonly isPaused: boolean
  readonly isEligible: boolean
  readonly participation?: Participation
}

/** What the card shows and its button does; `reason` says why there is nothing to do. `sign_in` asks a visitor in. */
export type PromotionAction = {
  readonly state: PromotionState
  readonly action: 'join' | 'claim' | 'leave' | 'sign_in' | 'none'
  readonly reason?: MessageKey
  readonly params?: RefusalParams
}

/**
 * The state of an offer for an account, and its one action (promotions 3). What a member has joined goes on after
 * the offer ends; marketing stops during a break, but a reward that is earned can still be claimed.
 */
export function promotionAction(
  promotion: Promotion,
  member: PromotionMember | undefined,
  now: number,
): PromotionAction {
  const taken = member?.participation
  if (taken !== undefined) return actionOfParticipant(promotion, taken, now)
  if (now >= promotion.endsAt) return { state: 'closed', action: 'none' }
  if (now < promotion.startsAt) return { state: 'coming_soon', action: 'none' }
  if (member === undefined) return { state: 'join', action: 'sign_in', reason: 'promotions.refused.sign_in' }
  const reason = reasonAgainst(member)
  return reason === undefined
    ? { state: 'join', action: 'join' }
    : { state: 'closed', action: 'none', reason }
}

function reasonAgainst(member: PromotionMember): MessageKey | undefined {
  if (member.type === accountType.trial) return 'promotions.refused.real_account'
  if (member.isPaused) return 'promotions.refused.paused'
  return member.isEligible ? undefined : 'promotions.refused.not_eligible'
}

function actionOfParticipant(promotion: Promotion, taken: Participation, now: number): PromotionAction {
  if (taken.reward === 'left') return { state: 'closed', action: 'none', reason: 'promotions.refused.left' }
  if (taken.reward === 'expired') {
    return { state: 'closed', action: 'none', reason: 'promotions.refused.expired' }
  }
  if (taken.reward !== 'open') return { state: taken.reward, action: 'none' }
  if (taken.application === 'rejected') return { state: 'rejected', action: 'none' }
  if (taken.application === 'waiting') return { state: 'applying', action: 'none' }
  const { claimUntil } = promotion
  if (claimUntil !== undefined && now >= claimUntil) {
    const params = { claimUntilAt: claimUntil }
    return { state: 'closed', action: 'none', reason: 'promotions.refused.claim_over', params }
  }
  if (taken.awaitsDeposit === true) return { state: 'joined', action: 'leave' }
  if (remainingTurnover(promotion, taken) > 0) {
    return { state: taken.wagered > 0 ? 'in_process' : 'joined', action: 'leave' }
  }
  return promotion.isBookedByOperator
    ? { state: 'in_process', action: 'none' }
    : { state: 'claim', action: 'claim' }
}

/** The participation that joining begins: checked first where the offer asks for it. */
export function joinPromotion(promotion: Pick<Promotion, 'needsApproval'>, bonus: number): Participation {
  return {
    application: promotion.needsApproval ? 'waiting' : 'accepted',
    bonus,
    wagered: 0,
    reward: 'open',
  }
}
