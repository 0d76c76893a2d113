import { sealAuthenticators } from '../accounts/authenticator/seal-authenticators.ts'
import { keyPayers } from '../bank/key-payers.ts'
import { settleTransfers } from '../bank/settle-transfers-job.ts'
import { distributeSalaries } from '../contracts/bills/distribute-salaries.ts'
import { expireBills } from '../contracts/bills/expire-bills.ts'
import { expireOffers } from '../contracts/expire-offers.ts'
import { settleContracts } from '../contracts/settlement/settle-contracts.ts'
import { compareAggregators } from '../games/aggregators/listed/compare-aggregators.ts'
import { openTitles } from '../games/open-titles.ts'
import { sumReturns } from '../games/returns/sum-returns.ts'
import { tellStuckRounds } from '../games/stuck/tell-stuck-rounds.ts'
import { tellVoids } from '../games/voids/tell-voids.ts'
import { forgetNonces } from '../games/seamless/forget-nonces.ts'
import { forgetNews } from '../lottery/news/forget-news.ts'
import { forgetDraws } from '../lottery/draws/forget-draws.ts'
import { scheduleDraws } from '../lottery/draws/schedule-draws.ts'
import { settleDraws } from '../lottery/draws/settle-draws.ts'
import { stepDraws } from '../lottery/draws/step-draws.ts'
import { sealEvents } from '../events/seal-events.ts'
import { fetchResults } from '../lottery/results/fetch-results.ts'
import { bookEarnings } from '../points/book-earnings.ts'
import { countTurnover } from '../promotions/count-turnover.ts'
import { earnRaffleTickets } from '../promotions/raffles/earn-raffle-tickets.ts'
import { rewardReferrals } from '../promotions/friends/reward-referrals.ts'
import { followBets } from '../promotions/standing/follow-bets.ts'
import { giveSalaries } from '../promotions/vip/give-salaries.ts'
import { raiseLevels } from '../promotions/vip/raise-levels.ts'
import { forgetChat } from '../support/chat/forget-chat.ts'
import { pushNotices } from '../support/devices/push-notices.ts'
import { restAccounts } from '../member/rest/rest-accounts.ts'
import { matchRegister } from '../protection/bans/match-register.ts'
import { offerLimits } from '../protection/offers/offer-limits.ts'
import { findPatterns } from '../protection/patterns/find-patterns.ts'
import { tellConfirmable } from '../protection/tell-confirmable.ts'
import { forgetVisits } from '../system/visits/forget-visits.ts'
import { warnOfSlowVisits } from '../system/visits/warn-of-slow-visits.ts'
import { sealCards } from '../wallet/bank-cards/seal-cards.ts'
import { keepOwed } from '../records/owed/keep-owed.ts'
import { settleVendorTransfers } from '../wallet/vendor-wallets/settle-vendor-transfers.ts'
import { sumDays } from '../team/reports/sum-days.ts'
import { assumeReceipts } from '../wallet/withdrawal/assume-receipts.ts'
import { payAutomatically } from '../wallet/withdrawal/pay-automatically.ts'
import type { Job } from '../services/job.ts'

/** Every job of this gateway. */
export const jobs: readonly Job[] = [
  assumeReceipts,
  payAutomatically,
  settleTransfers,
  settleVendorTransfers,
  tellConfirmable,
  offerLimits,
  matchRegister,
  restAccounts,
  forgetNonces,
  openTitles,
  sealAuthenticators,
  sealCards,
  keyPayers,
  scheduleDraws,
  stepDraws,
  settleDraws,
  forgetNews,
  sumDays,
  bookEarnings,
  fetchResults,
  forgetDraws,
  expireOffers,
  settleContracts,
  distributeSalaries,
  expireBills,
  countTurnover,
  earnRaffleTickets,
  raiseLevels,
  giveSalaries,
  rewardReferrals,
  followBets,
  forgetChat,
  pushNotices,
  warnOfSlowVisits,
  forgetVisits,
  sealEvents,
  keepOwed,
  sumReturns,
  tellStuckRounds,
  tellVoids,
  findPatterns,
  compareAggregators,
]
