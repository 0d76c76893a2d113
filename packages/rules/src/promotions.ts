/** Offers to members, and what becomes of them. */
export {
  bonusOfDeposit,
  endOfBonus,
  type BonusAtDeadline,
  type BonusTerms,
} from './promotions/bonus-terms.ts'
export {
  promotionTags,
  promotionTypes,
  requiredTurnover,
  type Participation,
  type Promotion,
  type PromotionState,
  type PromotionTag,
  type PromotionType,
} from './promotions/promotion.ts'
export {
  joinPromotion,
  promotionAction,
  type PromotionAction,
  type PromotionMember,
} from './promotions/promotion-action.ts'
export { rewardGroupOf } from './promotions/reward-group.ts'
export { checkPromotion, type PromotionWarning } from './promotions/check-promotion.ts'
export {
  checkEconomy,
  type Economy,
  type EconomyCheck,
  type EconomyGame,
  type EconomyReturn,
  type EconomySalaries,
} from './promotions/economy.ts'
export {
  economyGames,
  highestSalaries,
  type LotteryOffers,
  type TitleReturn,
} from './promotions/economy-of.ts'
export { compareOffers } from './promotions/offer-order.ts'
export {
  allChances,
  checkRaffle,
  checkRaffleClaim,
  drawRafflePrize,
  mostRafflePrizes,
  raffleDrawName,
  raffleKinds,
  raffleSeedName,
  raffleTicketState,
  type NewRaffle,
  type RaffleKind,
  type RafflePrize,
  type RaffleTicket,
  type RaffleTicketTerms,
} from './promotions/raffle.ts'
export { checkVipLevels, rebateOf, vipLevelOf, type Turnover, type VipLevel } from './promotions/vip.ts'
export { missionKinds, missionState, type MissionKind } from './promotions/mission.ts'
export { onePersonBy, type OnePerson, type PersonSign } from './promotions/one-person.ts'
export {
  referralState,
  refusedReferral,
  type ReferralRefusal,
  type ReferralTerms,
} from './promotions/referral.ts'
