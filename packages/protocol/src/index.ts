/**
 * What travels between browser and gateway: every call, header, entity and code.
 *
 * @module
 */
export {
  defineCall,
  areas,
  usualBody,
  type Access,
  type Area,
  type AreaName,
  type Call,
  type CallInput,
  type CallReply,
  type CallRequest,
  type Method,
  type Proof,
} from './call.ts'
export * as calls from './calls/index.ts'
export { allCalls } from './all-calls.ts'
export { pageFieldOf, type PageField } from './page-field.ts'
export { sitePages, type SitePage } from './site-pages.ts'
export { moduleOfFamily, partModules } from './part-modules.ts'
export { moduleCalls } from './module-calls.ts'
export { accountName } from './fields.ts'
export { headers, gatewayVersion, requestTimeoutMs, type WireLanguage } from './headers.ts'
export { type FailureBody, type FailureText, type SuccessBody } from './envelope.ts'
export { errorCodes, type ErrorCode } from './error-codes.ts'
export { accountType, type AccountType } from './account-types.ts'
export { rightOfCall, rightOfFigure, subAccountRights, type SubAccountRight } from './sub-account-rights.ts'
export { activityGroups, type ActivityGroup } from './entities/team/activity-groups.ts'
export { type Activity, type ActivityDetails, type ActivityKind } from './entities/team/activity.ts'
export { messageAudiences, type InboxMessage, type SentMessage } from './entities/team/line-message.ts'
export { type SubAccount } from './entities/team/sub-account.ts'
export { brandConfig, type BrandConfig } from './entities/brand-config.ts'
export { type Announcements } from './entities/announcement.ts'
export {
  billRejections,
  type BillDetail,
  type BillPaymentResult,
  type BillRejection,
  type BillView,
} from './entities/contracts/bill.ts'
export {
  type ContractDetail,
  type ContractEndings,
  type ContractView,
} from './entities/contracts/contract-terms.ts'
export { type WinOdds } from './entities/win-odds.ts'
export { rankingWeeks, type RankedBet, type Ranking, type RankingWeek } from './entities/ranking.ts'
export { type BetPage, type BetRow, type BetSitting } from './entities/bet.ts'
export { type Recalled, type VendorBalance, type VendorTransfer } from './entities/vendor-transfer.ts'
export { type PromotionCard, type PromotionDetail } from './entities/promotions/promotion.ts'
export { type InvitedFriend, type MissionView, type ReferralDetails } from './entities/promotions/friends.ts'
export { type Raffle, type RaffleTicketView } from './entities/promotions/raffle.ts'
export {
  type IssuedReward,
  type RebateClaim,
  type RebatePart,
  type VipLevelView,
  type VipProgress,
} from './entities/promotions/vip.ts'
export { questionTypes, type Ticket, type TicketThread } from './entities/ticket.ts'
export { type Deposit, type DepositArrival, type HeldWish } from './entities/deposit.ts'
export {
  confirmationStates,
  withdrawalStates,
  type Bank,
  type BankCard,
  type PayoutStop,
  type Withdrawal,
} from './entities/withdrawal.ts'
export {
  catalogueFlag,
  gameFamilies,
  volatilities,
  type Catalogue,
  type Game,
  type GameFamily,
  type Lane,
  type VendorCard,
  type Volatility,
} from './entities/game.ts'
export {
  lotteryKinds,
  type LotteryDraw,
  type LotteryGame,
  type LotteryKind,
  type LotteryOffer,
  type RoundState,
} from './entities/lottery/draw.ts'
export { chatNews, chatNewsPath, type ChatMessage, type ChatNews, type ChatPage } from './entities/chat.ts'
export { drawNews, drawNewsPath, type DrawNews } from './entities/lottery/draw-news.ts'
export {
  type DrawBetState,
  type LotteryOrder,
  type OrderLine,
  orderBounds,
} from './entities/lottery/lottery-order.ts'
export { lotteryPaths, lotteryVendor } from './entities/lottery/lottery-vendor.ts'
export { jackpotExampleStake, jackpotPools, type Jackpot, type JackpotPool } from './entities/jackpot.ts'
export { type LineContactState, type MemberInfo, type SignedIn } from './entities/member.ts'
export {
  closeRefusals,
  type CloseRefusal,
  type OpenSession,
  type EndedSession,
  type SessionEndReason,
  type Passkey,
  type SecurityState,
} from './entities/security.ts'
export {
  type MadePasskey,
  type PasskeyAnswer,
  type PasskeyCreation,
  type PasskeyRequest,
} from './entities/passkey.ts'
export {
  documentKinds,
  identityGates,
  identityReasons,
  type DocumentKind,
  type IdentityGate,
  type IdentityReason,
  type IdentityState,
} from './entities/identity.ts'
export {
  breakLengths,
  exclusionLengths,
  limitKinds,
  limitPeriods,
  realityIntervals,
  timeLimitPeriods,
  type PlayLimit,
  type PlayPause,
  type PlayTime,
  type PlayTimeLimit,
  type ProtectionState,
} from './entities/protection.ts'
export {
  concernKinds,
  concernRelations,
  concernWishes,
  type ConcernKind,
  type ConcernRelation,
} from './entities/concern.ts'
export { type RegisterRule, type RegisterRules } from './entities/register-rules.ts'
export {
  profitCuts,
  statementTypes,
  type ProfitCut,
  type ProfitPart,
  type StatementDay,
  type StatementDetail,
  type StatementLink,
  type StatementPage,
  type StatementRow,
  type StatementType,
} from './entities/statement.ts'
export { type Resource, type SystemStatus } from './entities/system-status.ts'
export { largestFigure, visitMetrics, type DeviceClass, type VisitMetric } from './entities/visit.ts'
export {
  type PointConfig,
  type PointEntry,
  type PointRedemption,
  type PointReward,
} from './entities/points.ts'
export {
  type AgentTransfer,
  type TransferRecipient,
  type TransferTerms,
} from './entities/team/agent-transfer.ts'
export { type TeamOverview } from './entities/team/overview.ts'
export { type DownlineDetail, type DownlineRow } from './entities/team/team.ts'
export { type TreeRow } from './entities/team/tree.ts'
export {
  moneyKinds,
  profitSides,
  reportCuts,
  type MoneyKind,
  type ProfitSide,
  type ReportCut,
} from './entities/team/report-choices.ts'
export {
  type BettingReport,
  type CreditFigures,
  type CreditReport,
  type PlayFigures,
  type ProfitFigures,
  type ProfitReport,
} from './entities/team/report.ts'
export { type IncomeReport } from './entities/team/income-report.ts'
export { type MoneyReport } from './entities/team/money-report.ts'
export { type InvitationLink } from './entities/team/invitation-link.ts'
export { type NewAccountInput, type OpeningResult } from './entities/team/opening.ts'
export { type WhitelabelNode } from './entities/whitelabel.ts'
