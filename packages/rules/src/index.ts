/**
 * What may happen next in a business process, and what does it pay?
 *
 * @module
 */
// Answers that every subject shares
export { type Refusal, type RefusalParams } from './refusal.ts'
export { messageKeys, type MessageKey } from './message-keys.ts'
export { labelKeys, type LabelKey } from './label-keys.ts'
export { formatRate, parseRate, shareOf, wholeRate } from './rate.ts'
export { endsOf } from './ends-of.ts'

// Lengths of time
export {
  answerMs,
  captchaMs,
  challengeMs,
  dayMs,
  freshSignInMs,
  hourMs,
  jobPeriods,
  mostClockDriftMs,
  keptDrawDays,
  keptVisitDays,
  launchTokenMs,
  minuteMs,
  newTitleMs,
  limitsOfferMs,
  limitsOfferShownMs,
  usualPlaceMinutes,
  usualRestMonths,
  playLongestMs,
  playRestMs,
  salaryRestMs,
  newcomerMs,
  requestDecisionMs,
  resultMs,
  secondMs,
  sessionLongestMs,
  sessionMs,
  handOverMs,
  stayMs,
  staySecretGraceMs,
  sessionWarningMs,
  statementMs,
  stuckMatchBetMs,
  stuckRoundMs,
  vendorCallMs,
  vendorSessionMs,
  vendorTransferGraceMs,
  vietnamOffsetMs,
  withdrawalMs,
  lockLinkMs,
  passkeyMs,
  passkeyProofMs,
  settlementRestMs,
  payoutMayReturnMs,
} from './lengths-of-time.ts'

// Rounds on the clock, and lotteries
export * from './rounds.ts'
export * from './lottery.ts'

// Matches
export * from './sports.ts'

// Accounts of a line
export * from './team.ts'

// Games
export * from './games.ts'

// Support
export { serviceState, type ServiceHours, type ServiceState } from './support/service-hours.ts'
export { chatRules, chatWaitMs, checkChatText, cleanChatText } from './support/chat.ts'

// The site
export { groupBy } from './group-by.ts'
export { domainOrigin } from './system/domain-origin.ts'
export { decodeText } from './system/decode-text.ts'
export { parseUrl } from './system/parse-url.ts'
export { isSitePath, webAddress } from './system/web-address.ts'
export { isOwnAddress } from './system/own-address.ts'
export { operatorGuesses } from './system/operator-guesses.ts'
export { systemState, type SystemState } from './system/system-state.ts'
export { isLargeSum, leastLargeSum, type LargeSums } from './system/large-sums.ts'
export { ownBanner } from './system/own-banner.ts'
export { lookCookie, lookInUse, readLookCookie, type ChosenLook, type Look } from './system/chosen-look.ts'
export { switchesOf, type SwitchId, type Switches } from './system/switches.ts'

// Signing in
export { openRegistrationWays, type RegistrationWay } from './session/registration-ways.ts'
export {
  longestPassword,
  passwordRule,
  paymentPasswordRule,
  registrationFieldNames,
  registrationFields,
  usernameRule,
  type RegistrationField,
  type RegistrationFieldName,
} from './session/registration-fields.ts'
export {
  checkRegistration,
  readRegistrationValue,
  registeredPerson,
  signInName,
  type RegisteredPerson,
  type TypedRegistration,
} from './session/read-registration.ts'
export { posesAsStaff, skeletonOf } from './session/posing-names.ts'
export { termsVersion } from './session/terms-version.ts'
export { visibleText } from './session/visible-text.ts'
export { isAgentType, mayEnter, type EntryRefusal, type Site } from './session/account.ts'
export { prolongStepMs, sessionEnd, type SessionSpan } from './session/session-end.ts'
export { passwordGate, type PasswordGate } from './session/password-gate.ts'
export {
  signInGate,
  signInWays,
  type AddressCheck,
  type AccountContacts,
  type SignInStep,
  type SignInWay,
} from './session/sign-in-gate.ts'
export {
  attemptsAt,
  attemptWaitMs,
  countAttempt,
  attemptLimit,
  signInDoor,
  signInLockout,
  type AttemptLimit,
  type Attempts,
} from './session/sign-in-lockout.ts'
export {
  checkCode,
  codeRules,
  resendWaitMs,
  type CodeRefusal,
  type SentCode,
} from './session/verification-code.ts'
export { isGuessedFirst } from './session/guessed-first.ts'
export { guessMemoryMs, guessWaitMs } from './session/guess-waits.ts'
export { codeDoor, codeSending, type CodeDoor, type SentCodes } from './session/code-sending.ts'
export { mostPasskeys, passkeyHost } from './session/passkey-host.ts'
export { totpRules, totpSteps } from './session/totp-steps.ts'
export {
  beginsWithZeroBits,
  captchaDoor,
  captchaDoorOfAnswer,
  type CaptchaDoor,
  captchaWork,
  captchaWorkAnswer,
  captchaWorkText,
  readCaptchaWork,
} from './session/captcha-work.ts'

// Wallet
export * from './wallet.ts'

// Contracts: their life
export {
  contractKinds,
  type ContractKind,
  type RateType,
  type RealTimeTerms,
  type Terms,
  type Tier,
  type TierTerms,
} from './contracts/terms.ts'
export {
  contractActions,
  contractStatuses,
  type Contract,
  type ContractAction,
  type ContractEvent,
  type ContractStatus,
  type Offer,
  type Side,
} from './contracts/contract.ts'
export {
  contractStepNames,
  nextContractSteps,
  stepOfLetter,
  type ContractStepName,
} from './contracts/next-contract-steps.ts'
export {
  applyStep,
  expireOffer,
  type AppliedStep,
  type ContractStep,
  type InvalidTerms,
  type StepContext,
} from './contracts/apply-step.ts'
export { boundsOf } from './contracts/bounds-of.ts'
export { endedByAccepting } from './contracts/ended-by-accepting.ts'
export { paysAbove } from './contracts/rate-order.ts'
export {
  checkTerms,
  checkTiers,
  mostTiers,
  type TermsBounds,
  type TermsIssue,
} from './contracts/check-terms.ts'

// Contracts: what they pay
export {
  hourOf,
  paymentCycles,
  periodBefore,
  periodOf,
  realTimeWindowOf,
  type PaymentCycle,
  type Period,
  type Span,
} from './contracts/period.ts'
export { tierReached, usualLeastActiveBet, type TeamFigures } from './contracts/tier-reached.ts'
export {
  settleDividend,
  type CarryOver,
  type DividendFigures,
  type DividendSettlement,
} from './contracts/settle-dividend.ts'
export { settleSalary, type SalarySettlement } from './contracts/settle-salary.ts'
export {
  countsInWindow,
  settleRealTime,
  type RealTimeRow,
  type RealTimeSettlement,
  type SettledBet,
} from './contracts/settle-real-time.ts'
export { settle, type PeriodFigures, type Settled } from './contracts/settle.ts'
export {
  billAt,
  billStates,
  openAmount,
  openBill,
  payBill,
  payBills,
  rejectBill,
  type Bill,
  type BillState,
  type Payment,
} from './contracts/bill.ts'
export { whatIf, type PastPeriod, type WhatIf, type WhatIfRow } from './contracts/what-if.ts'
export { owed, type Owed } from './contracts/owed.ts'

// Points
export { bookPoints, type Booked } from './points/book-points.ts'
export { pointsOfStake } from './points/points-of-stake.ts'
export { earnTypeOf, earnTypes, type EarnRatio, type EarnTable, type EarnType } from './points/earn-points.ts'
export {
  convertPoints,
  decideRedemption,
  redeemReward,
  type ConvertRatio,
  type Redemption,
  type Reward,
} from './points/redeem-points.ts'

// Promotions
export * from './promotions.ts'

// Protection
export {
  limitFrom,
  usage,
  type LimitKind,
  type LimitPeriod,
  type LimitUsage,
  type Movement,
} from './protection/limit-usage.ts'
export {
  cancelRequest,
  changeLimit,
  confirmLimit,
  limitTimes,
  requestState,
  setLimit,
  type Changeable,
  type ChangedLimit,
  type Limit,
  type LimitRequest,
  type LimitTimes,
} from './protection/change-limit.ts'
export {
  setTimeLimit,
  usedUp,
  type PlayedTime,
  type TimeLimit,
  type TimePeriod,
} from './protection/time-limits.ts'
export { checkAgainstLimits, effectiveLimit, limitState, type LimitState } from './protection/check-limits.ts'
export {
  breakOf,
  exclusionOf,
  guardedActivities,
  pauseAt,
  decideUnderPause,
  takePause,
  type BreakLength,
  type ExclusionLength,
  type GuardedActivity,
  type Pause,
  type PauseDecision,
} from './protection/pause.ts'
export { isClosedUnverified, isOfAge, type IdentityTerms } from './protection/identity.ts'
export { placeStop, type KnownPlace, type PlaceStop } from './protection/places.ts'
export { marketProfiles, markets, type Market, type MarketProfile } from './protection/market-profiles.ts'
export { cycleOf, oneAtATimeFamilies, paceOf, type Paces } from './protection/pace.ts'
export {
  findCrowds,
  findOpposites,
  patternBounds,
  patternKinds,
  suddenlyMore,
  type Crowd,
  type CrowdRule,
  type OppositeRule,
  type OppositeStakes,
  type PatternKind,
  type PatternRules,
  type SeenStake,
  type SelectionSums,
  type SharedSign,
  type SideStake,
  type SuddenRule,
} from './protection/stake-patterns.ts'
export {
  isCheckDue,
  nextRealityCheck,
  realityInterval,
  type RealityInterval,
} from './protection/reality-check.ts'
