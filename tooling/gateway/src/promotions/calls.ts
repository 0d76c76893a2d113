import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { applyForPromotion } from './apply-for-promotion.ts'
import { claimPromotion, leavePromotion } from './end-participation.ts'
import { getPromotion } from './get-promotion.ts'
import { joinPromotion } from './join-promotion.ts'
import { listPromotions } from './list-promotions.ts'

/** The calls of the area `promotions`. */
export const promotionCalls: readonly MountedCall[] = [
  mount(calls.promotions.list, listPromotions),
  mount(calls.promotions.detail, getPromotion),
  mount(calls.promotions.join, joinPromotion),
  mount(calls.promotions.apply, applyForPromotion),
  mount(calls.promotions.claim, claimPromotion),
  mount(calls.promotions.leave, leavePromotion),
]
