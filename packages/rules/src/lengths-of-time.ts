// Every length of time of the platform stands here, in milliseconds; gateway, apps and tests import it. What a merchant may
// set otherwise is named as the usual length.

/** A second in milliseconds. */
export const secondMs = 1000

/** A minute in milliseconds. */
export const minuteMs: number = 60 * secondMs

/** An hour in milliseconds. */
export const hourMs: number = 60 * minuteMs

/** A day in milliseconds; Vietnam has no days of another length. */
export const dayMs: number = 24 * hourMs

/** Vietnam has been at UTC+7 without summer time since 1975. */
export const vietnamOffsetMs: number = 7 * hourMs

/** A session ends this long after its last use, where neither market nor merchant says less (session 55). */
export const sessionMs: number = 12 * hourMs

/** A session ends this long after its beginning, however much it is used (session 49). */
export const sessionLongestMs: number = 30 * dayMs

/** A session is prolonged at most this often, so that reading pages does not mean writing rows. */
export const sessionProlongMs: number = 10 * minuteMs

/** How long a browser stays signed in by choice, whatever is done there (session 29). */
export const stayMs: number = 30 * dayMs

/** How long the secret before serves as well, for tabs that open at once (session 30). */
export const staySecretGraceMs: number = 60 * secondMs

/** How long a ticket to another line is good (session 31). */
export const handOverMs: number = 30 * secondMs

/** So long before its session ends a person is asked whether to stay. */
export const sessionWarningMs: number = 5 * minuteMs

/** Too many attempts within this time lock for as long (wire 20). */
export const lockoutMs: number = 5 * minuteMs

/** A code by SMS or mail is good for this long. */
export const codeMs: number = 5 * minuteMs

/** The link of a notice that locks an account is good for three days (session 40). */
export const lockLinkMs: number = 3 * dayMs

/** A new code may be sent this long after the last one. */
export const codeResendMs: number = 60 * secondMs

/** A captcha may be answered for this long. */
export const captchaMs: number = 5 * minuteMs

/** The second step of a sign-in, and a visit at a social provider, may take this long. */
export const challengeMs: number = 10 * minuteMs

/** What a passkey is to sign may take this long. */
export const passkeyMs: number = 5 * minuteMs

/** A passkey's proof for an act is good for this long (session 46). */
export const passkeyProofMs: number = 2 * minuteMs

/** What asks for a fresh sign-in takes one that is no older than this. */
export const freshSignInMs: number = 10 * minuteMs

/** The usual time in which a deposit may be paid. */
export const depositMs: number = 15 * minuteMs

/** The usual time until a withdrawal is paid. */
export const withdrawalMs: number = 15 * minuteMs

/** The usual time after which a paid withdrawal counts as received without an answer (wallet 19). */
export const autoReceiptMs: number = 30 * minuteMs

// Open: nobody gives the days; a payout between banks that fails comes back within a few working days.
/** So long after a payout its bank may send it back (wallet 57). */
export const payoutMayReturnMs: number = 5 * dayMs

/** A statement covers at most this much a call (wallet 24). */
export const statementMs: number = 31 * dayMs

/** A member's own result, and an agent's overview, are shown for at most this long at once: three months. */
export const resultMs: number = 92 * dayMs

/** The usual wait before a limit may be raised. */
export const limitWaitMs: number = 24 * hourMs

/** The usual time in which a raise may be confirmed then. */
export const limitConfirmMs: number = 3 * dayMs

/** Limits are offered again so long after registering or the last offer, which is six months (protection 21). */
export const limitsOfferMs: number = 182 * dayMs

/** The usual number of months without a sign-in after which an account rests (member 25). */
export const usualRestMonths = 12

/** An offer of limits stands on the account page for so long. */
export const limitsOfferShownMs: number = 30 * dayMs

/** Where a session is, is asked anew after so many minutes of play, where a merchant says no other number (protection 29). */
export const usualPlaceMinutes = 30

/** Play that rests for this long has ended. */
export const playRestMs: number = 30 * minuteMs

/** Play is looked back on for at most this long. */
export const playLongestMs: number = 24 * hourMs

/** The missions of a newcomer run for so long after registering (promotions 27). */
export const newcomerMs: number = 30 * dayMs

/** The salary of a month is given so long after its end, when its bets are settled (promotions 21). */
export const salaryRestMs: number = 24 * hourMs

/** A support question is answered within this time. */
export const answerMs: number = 24 * hourMs

/** A title counts as new for this long. */
export const newTitleMs: number = 60 * dayMs

/** The token of a launch opens a game within this time. */
export const launchTokenMs: number = 2 * minuteMs

/** A vendor's signed call is believed within this time of the gateway's clock (games 24). */
export const vendorCallMs: number = 60 * secondMs

/** A session at the in-house vendor lasts this long. */
export const vendorSessionMs: number = 24 * hourMs

/** A transfer to a vendor's wallet is asked about again after this time. */
export const vendorTransferGraceMs: number = 10 * secondMs

/** A round at a shared table: how long it takes bets, how long it is locked before its outcome, and how long a table takes to wake up. */
export const tableRoundMs = {
  wake: 3 * secondMs,
  betting: 20 * secondMs,
  locked: 2 * secondMs,
} as const satisfies Record<string, number>

/** A player who was not heard of for this long sits at a shared table no more. */
export const tableSeatMs: number = 25 * secondMs

/** Somebody who is connected to a shared table is noted this often. */
export const tableSeatNoteMs: number = 10 * secondMs

/** The settling of a table's round that failed is tried again after this time. */
export const tableRetryMs: number = 5 * secondMs

/** The clock of a process and the database's may be so far apart before somebody is told (system 59). */
export const mostClockDriftMs: number = 2 * secondMs

/** The usual number of days for which fast draws without orders are kept (lottery 55). */
export const keptDrawDays = 60

/** For so many days the figures of visits are kept (system 27). */
export const keptVisitDays = 90

/** A window is settled this long after its end, when the bets that it holds are written. */
export const settlementRestMs: number = 10 * secondMs

/** For so long an act waits for a second person (system 63). */
export const requestDecisionMs: number = 24 * hourMs

/** A round without a result so long after its stake is stuck: those of ours end by themselves within a day (games 35, games 122). */
export const stuckRoundMs: number = 25 * hourMs

/** The same of a bet on matches of another vendor, which waits for its kick-off first. */
export const stuckMatchBetMs: number = 14 * dayMs

/** How long each job of the gateway rests between two runs. */
export const jobPeriods = {
  settleTransfers: 5 * secondMs,
  settleVendorTransfers: 10 * secondMs,
  assumeReceipts: 20 * secondMs,
  payAutomatically: 5 * secondMs,
  tellConfirmable: minuteMs,
  offerLimits: minuteMs,
  restAccounts: minuteMs,
  matchRegister: 10 * secondMs,
  forgetNonces: minuteMs,
  openTitles: minuteMs,
  recoverRounds: minuteMs,
  sealAuthenticators: hourMs,
  sealCards: minuteMs,
  keyPayers: minuteMs,
  scheduleDraws: minuteMs,
  stepDraws: secondMs,
  settleDraws: secondMs,
  forgetNews: hourMs,
  forgetChat: hourMs,
  pushNotices: 5 * secondMs,
  fetchResults: 30 * secondMs,
  forgetDraws: hourMs,
  expireOffers: minuteMs,
  expireBills: minuteMs,
  settleContracts: 30 * secondMs,
  distributeSalaries: 10 * secondMs,
  runMatches: 2 * secondMs,
  sumDays: 5 * secondMs,
  bookPoints: 5 * secondMs,
  countTurnover: 5 * secondMs,
  earnRaffleTickets: 5 * secondMs,
  raiseLevels: 10 * secondMs,
  giveSalaries: hourMs,
  rewardReferrals: 10 * secondMs,
  followBets: 10 * secondMs,
  warnOfSlowVisits: hourMs,
  forgetVisits: hourMs,
  sealEvents: minuteMs,
  keepOwed: 10 * minuteMs,
  sumReturns: 10 * minuteMs,
  tellStuckRounds: dayMs,
  tellVoids: minuteMs,
  findPatterns: 30 * secondMs,
  compareAggregators: hourMs,
} as const satisfies Record<string, number>
