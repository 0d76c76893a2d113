/**
 * The reference gateway: every call on a real PostgreSQL.
 *
 * @module
 */
export { createGateway } from './gateway.ts'
export type { Database } from './db/database.ts'
export type { Schema } from './db/schema.ts'
export { migrate } from './db/migrate.ts'
export { grant } from './grant-role.ts'
export { drainMs, readEnvironment, type Environment } from './environment.ts'
export { type Services, type GatewaySettings } from './services/services.ts'
export { connectServedVendor, fillOwnVendor } from './vendors/own-vendor.ts'
export { sealVendorSecret } from './vendors/find-vendor.ts'
export { createServices } from './create-services.ts'
export type {
  IdentityOutcome,
  OrderOutcome,
  ProviderSettings,
  RateLimiter,
  Signals,
  VendorOrder,
  VendorWallet,
} from './services/ports.ts'
export { Fault } from './http/fault.ts'
export { createVisitorReader } from './http/edge/read-visitor.ts'
export { requireOperator } from './operations/operators/require-operator.ts'
export { refuseOtherNames } from './operations/operators/refuse-other-names.ts'
export { createListener } from './create-listener.ts'
export { keepReads } from './http/kept/keep-reads.ts'
export { createSignals } from './services/signals/create-signals.ts'
export { TrustedProxyRefused } from './http/edge/trusted-proxies.ts'
export { createMemoryLimiter } from './http/rate-limiter.ts'
export { createRedisLimiter, type RedisLimiter } from './http/redis-limiter.ts'
export {
  createLedger,
  hashRequest,
  operatorAccount,
  postTransfer,
  type Ledger,
  type Posted,
  type TransferRequest,
} from './ledger/ledger.ts'
export { jobs } from './jobs/jobs.ts'
export type { Job } from './services/job.ts'
export { runJobs } from './jobs/run-jobs.ts'
export { mount, type MountedCall } from './http/mount.ts'
export { mountedCalls } from './mounted-calls.ts'
export { openApiDocument } from './http/open-api/open-api-document.ts'
export { readyCatalogue } from './games/get-catalogue.ts'
export { payBillsProved } from './contracts/bills/pay-bills.ts'
export { transferProved } from './team/transfers/send-transfer.ts'
export { requestProved } from './wallet/withdrawal/request-withdrawal.ts'
export { signTransfer } from './bank/transfer-signature.ts'
export { identitySignatureHeader, signIdentityResult } from './accounts/identity/identity-signature.ts'
export { findPayment, findSent, type Payment } from './bank/payment-store.ts'
export { receiveTransfer } from './bank/receive-transfer.ts'
export { signCall, vendorHeaders, type SignedCall } from './games/seamless/vendor-signature.ts'
export { createSealingKeys } from './http/sealing-keys.ts'
export { codeAt } from './accounts/authenticator/totp.ts'
export { listMessages, type SentMessage } from './accounts/outbox-store.ts'
export { operatePoints, pointOperation } from './points/operate-points.ts'
export { openMerchant, newMerchant, type NewMerchantOperation } from './operations/open-merchant.ts'
export { seedMerchant } from './seed/seed-merchant.ts'
export { findMerchantByCode } from './http/merchant-store.ts'
export { lockMerchant } from './operations/merchant-store.ts'
export { changeMerchant, merchantChange } from './operations/change-merchant.ts'
export { listShopTerms, type ShopTerms } from './operations/list-shop-terms.ts'
export { type WaitingRedemption } from './points/redemption-store.ts'
export { findProof, listWork, type DeskTicket, type DeskWithdrawal } from './operations/work-store.ts'
export {
  operatePromotion,
  promotionOperation,
  type PromotionOperation,
} from './promotions/operate-promotion.ts'
export { findPicture, type DeskOffer } from './promotions/promotion-work-store.ts'
export type { DeskRaffle } from './promotions/raffles/raffle-store.ts'
export type { WaitingResult } from './lottery/results/waiting-results.ts'
export { listOfVendors, listWaitingThings } from './operations/waiting/list-waiting.ts'
export type { WaitingCount, WaitingThing } from './operations/waiting/waiting-kinds.ts'
export { operateVendor, vendorOperation, type VendorOperation } from './operations/vendors/operate-vendor.ts'
export type { ImportOutcome } from './operations/vendors/lists/import-list.ts'
export { protocols as aggregatorProtocols } from '@saola/aggregators'
export type { VendorOfOperator } from './operations/vendors/describe-vendors.ts'
export { drawOperation, operateDraw } from './lottery/results/operate-draw.ts'
export { settleDraw } from './lottery/settle-draw.ts'
export { seed } from './seed/seed.ts'
export { watchItself } from './operations/proving/watch-itself.ts'
export { settleHistory } from './seed/settle-history.ts'
export type { SeedData } from './seed/seed-data.ts'
export { listStandingOffers, type StandingOffers } from './promotions/list-standing-offers.ts'
export { listRewardTerms, type RewardTerms } from './promotions/list-reward-terms.ts'
export { missionOperation, operateMission } from './promotions/missions/operate-mission.ts'
export { operateReferral, referralOperation } from './promotions/friends/operate-referral.ts'
export { vipOperation } from './promotions/vip/operate-vip.ts'
export { economyActs } from './operations/economy/economy-acts.ts'
export { askOverride, operateOverride, overrideOperation } from './operations/economy/operate-override.ts'
export { economyWarning } from './operations/economy/require-economy.ts'
export { listEconomyRequests, type EconomyRequest } from './operations/economy/request-store.ts'
export { chatOperation, listRooms, operateChat, type ChatOperation } from './support/chat/operate-chat.ts'
export type { ModeratedMessage } from './support/chat/moderation-store.ts'
export { listStandingOfAll, type StandingAnnouncement } from './support/announcements/announcement-store.ts'
export { announcementOperation, operateAnnouncement } from './support/announcements/operate-announcement.ts'
export { helpOperation, operateHelp } from './support/operate-help.ts'
export { listHelpOfAll, type HelpOfMerchant } from './operations/list-help-articles.ts'
export { operateTransfer, transferOperation } from './bank/operate-transfer.ts'
export { listDecided, type DecidedMoney } from './operations/list-decided.ts'
export type { DeskTransfer } from './bank/bank-transfer-store.ts'
export { lockOperation, operateLock } from './operations/operate-lock.ts'
export type { PayoutLock } from './accounts/payout-guard/payout-guard-store.ts'
export { concernOperation, operateConcern } from './operations/operate-concern.ts'
export type { WaitingConcern } from './protection/concern-store.ts'
export { feedbackOperation, operateFeedback } from './support/operate-feedback.ts'
export type { WaitingFeedback } from './support/feedback-store.ts'
export { answerTicket } from './support/answer-ticket.ts'
export { operateWithdrawal, withdrawalOperation } from './wallet/withdrawal/operate-withdrawal.ts'
export { findMerchantOfWithdrawal, orderNo } from './wallet/withdrawal/withdrawal-store.ts'
export { reconcile } from './operations/reconcile.ts'
export { frameOrigins } from './games/seamless/frame-origins.ts'
