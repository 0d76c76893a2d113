/** Offers to members, and what becomes of them. */
export {
  bonusOfDeposit,
  endOfBonus,
  type BonusAtDeadline,
  type BonusTerms,
} from './promotions/bonus-terms.ts'
export {
  promotionStates,
  promotionTags,
  promotionTypes,
  remainingTurnover,
  requiredTurnover,
  type Participation,
  type Promotion,
  type PromotionState,
  type PromotionTag,
  type PromotionType,
} from './promotions/promotion.ts'
export {
  joinPromotion,
  lostByLeaving,
  promotionAction,
  type PromotionAction,
  type PromotionMember,
} from './promotions/promotion-action.ts'
export { rewardGroupOf } from './promotions/reward-group.ts'
export {
  checkPromotion,
  mostMultiple,
  productOf,
  type PromotionWarning,
} from './promotions/check-promotion.ts'
export { compareOffers } from './promotions/offer-order.ts'
