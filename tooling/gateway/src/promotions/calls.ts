import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { applyForPromotion } from './apply-for-promotion.ts'
import { claimPromotion, leavePromotion } from './end-participation.ts'
import { getPromotion } from './get-promotion.ts'
import { joinPromotion } from './join-promotion.ts'
import { listPromotions } from './list-promotions.ts'
import { claimRaffle } from './raffles/claim-raffle.ts'
import { getReferral } from './friends/get-referral.ts'
import { claimMission, getMissions } from './missions/missions.ts'
import { listRaffles } from './raffles/list-raffles.ts'
import { getProgress } from './vip/get-progress.ts'
import { claimIssued, listIssuedRewards } from './vip/issued-rewards.ts'
import { claimRebate, listRebates } from './vip/rebates.ts'
import { getAvailable } from './get-available.ts'

/** The calls of the area `promotions`. */
export const promotionCalls: readonly MountedCall[] = [
  mount(calls.promotions.list, listPromotions),
  mount(calls.promotions.available, getAvailable),
  mount(calls.promotions.detail, getPromotion),
  mount(calls.promotions.join, joinPromotion),
  mount(calls.promotions.apply, applyForPromotion),
  mount(calls.promotions.claim, claimPromotion),
  mount(calls.promotions.leave, leavePromotion),
  mount(calls.promotions.raffles, listRaffles),
  mount(calls.promotions.claimRaffle, claimRaffle),
  mount(calls.promotions.vip, getProgress),
  mount(calls.promotions.issued, listIssuedRewards),
  mount(calls.promotions.claimIssued, claimIssued),
  mount(calls.promotions.rebates, listRebates),
  mount(calls.promotions.claimRebate, claimRebate),
  mount(calls.promotions.referral, getReferral),
  mount(calls.promotions.missions, getMissions),
  mount(calls.promotions.claimMission, claimMission),
]
