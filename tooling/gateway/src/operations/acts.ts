import * as z from 'zod/mini'
import { operateTransfer, transferOperation } from '../bank/operate-transfer.ts'
import { jackpotOperation, operateJackpot } from '../games/jackpot/operate-jackpot.ts'
import { operateReturns, returnsOperation } from '../games/returns/operate-returns.ts'
import { runVendorAct, vendorActOperation } from './vendors/run-vendor-act.ts'
import { drawOperation, operateDraw } from '../lottery/results/operate-draw.ts'
import { operatePoints, pointOperation } from '../points/operate-points.ts'
import { operatePromotion, promotionOperation } from '../promotions/operate-promotion.ts'
import { missionOperation, operateMission } from '../promotions/missions/operate-mission.ts'
import { operateReferral, referralOperation } from '../promotions/friends/operate-referral.ts'
import type { Services } from '../services/services.ts'
import { answerTicket } from '../support/answer-ticket.ts'
import { announcementOperation, operateAnnouncement } from '../support/announcements/operate-announcement.ts'
import { chatOperation, operateChat } from '../support/chat/operate-chat.ts'
import { feedbackOperation, operateFeedback } from '../support/operate-feedback.ts'
import { helpOperation, operateHelp } from '../support/operate-help.ts'
import { operateVisits, visitsOperation } from '../system/visits/operate-visits.ts'
import { operateOwed, owedOperation } from '../records/owed/operate-owed.ts'
import { operateWithdrawal, withdrawalOperation } from '../wallet/withdrawal/operate-withdrawal.ts'
import { approvalOperation, operateApproval } from './approvals/operate-approval.ts'
import { betOperation, operateBet } from './bets/operate-bet.ts'
import { concernOperation, operateConcern } from './operate-concern.ts'
import { newMerchant, openMerchant } from './open-merchant.ts'
import { lockOperation, operateLock } from './operate-lock.ts'
import { checkRelease, releaseOperation } from './proving/operate-release.ts'
import { operatePlayLimit, playLimitOperation } from './operate-play-limit.ts'
import { economyActs } from './economy/economy-acts.ts'
import { eventOperation, operateEvents } from './events/operate-events.ts'
import { gameOperation, operateGame } from './stops/operate-game.ts'
import { matchOperation, operateMatch } from './stops/operate-match.ts'
import { identityOperation, operateIdentity } from './identity/operate-identity.ts'
import { memberOperation, operateMember } from './stops/operate-member.ts'
import { operatePattern, patternOperation } from '../protection/patterns/operate-pattern.ts'
import { operateReport, reportOperation } from './report/operate-report.ts'
import { operateRegister, registerOperation } from './register/operate-register.ts'
import { operateRound, roundOperation } from './rounds/operate-round.ts'
import { operateOverride, overrideOperation } from './economy/operate-override.ts'

/** One thing that the operator's people may do, `POST /ops/<name>`, and what it has to be told. */
export type Act = {
  name: string
  /** What it does, in a sentence. */
  about: string
  wanted: z.core.$ZodType
  /** `person` is who does it, as the secret says, or the form on a laptop (system 34). */
  run: (services: Services, wanted: unknown, person?: string) => Promise<unknown>
}

/** What the operator says to a member's question. */
const ticketAnswer = z.strictObject({
  ticketId: z.int(),
  content: z.string().check(z.minLength(1), z.maxLength(4000)),
})

/** Every act of the operator, by its name. */
export const acts: readonly Act[] = [
  act(
    'merchant',
    'Changes what a merchant may set without a release',
    economyActs.merchant.wanted,
    economyActs.merchant.run,
  ),
  act(
    'open-merchant',
    'Opens a merchant, with the agent that its line begins with and its bank account',
    newMerchant,
    openMerchant,
  ),
  act('withdrawal', 'Takes one step of a withdrawal', withdrawalOperation, operateWithdrawal),
  act('bank-transfer', 'Decides about money in the suspense account', transferOperation, operateTransfer),
  act('lottery-draw', 'Enters, confirms, voids or puts off a draw', drawOperation, operateDraw),
  act('points', 'Puts goods on offer and decides about redemptions', pointOperation, operatePoints),
  act('promotion', 'Publishes and ends offers, answers applications', promotionOperation, operatePromotion),
  act('vip', 'Lists and enters VIP levels, puts members on one', economyActs.vip.wanted, economyActs.vip.run),
  act(
    'economy-override',
    'Lists what gives back a whole stake, asks to let it pass, lets it pass or refuses it',
    overrideOperation,
    operateOverride,
  ),
  act(
    'vendor',
    'Lists vendors of games, connects and changes them, turns them off and on, adds titles, imports the list of an aggregator, tells how aggregators differ from the wallet',
    vendorActOperation,
    runVendorAct,
  ),
  act(
    'approval',
    'Lists acts that wait for a second person, lets one be done or refuses it',
    approvalOperation,
    operateApproval,
  ),
  act('game', 'Lists titles that are closed, closes one, opens it again', gameOperation, operateGame),
  act(
    'bet',
    'Lists rounds that hang, voids a bet, voids bets that were placed late, has a round of ours finished',
    betOperation,
    operateBet,
  ),
  act(
    'round',
    'Shows all that is kept of a round, with an address that shows it on its stage',
    roundOperation,
    operateRound,
  ),
  act(
    'member',
    'Lists members that are locked or staff, locks one, unlocks one, marks one as staff and takes the mark away',
    memberOperation,
    operateMember,
  ),
  act(
    'identity',
    'Lists verifications of identities that wait, shows those of a member, approves or refuses one, takes one back',
    identityOperation,
    operateIdentity,
  ),
  act(
    'register',
    'Gathers a register of excluded persons part by part, puts it in force, lists its files',
    registerOperation,
    operateRegister,
  ),
  act(
    'pattern',
    'Lists patterns that were found in stakes, and notes that one was seen',
    patternOperation,
    operatePattern,
  ),
  act(
    'jackpot',
    'Lists jackpots and what they paid, stops one, lets it run again, moves its money to another, sets the terms of the next cycle',
    jackpotOperation,
    operateJackpot,
  ),
  act(
    'match',
    'Lists bets on matches that are stopped and what all may cost, suspends them on all, a league, a match or a market, resumes them, closes a match, calls it off, corrects its result, tells its results and the prices that a feed offered',
    matchOperation,
    operateMatch,
  ),
  act('referral', 'Says what inviting a friend gives', referralOperation, operateReferral),
  act('mission', 'Lets missions of newcomers run and ends them', missionOperation, operateMission),
  act(
    'announcement',
    'Lists, publishes and takes back notices, popups and banners',
    announcementOperation,
    operateAnnouncement,
  ),
  act('help', 'Publishes articles of the help center and takes them back', helpOperation, operateHelp),
  act('chat', 'Moderates the chat room and says how slow it is', chatOperation, operateChat),
  act('feedback', 'Lists feedback that waits and answers it', feedbackOperation, operateFeedback),
  act('concern', 'Lists reports about others that wait, and decides them', concernOperation, operateConcern),
  act('play-limit', 'Lists, sets and ends limits of a member', playLimitOperation, operatePlayLimit),
  act('payout-lock', 'Lists accounts that their owners locked, and lifts a lock', lockOperation, operateLock),
  act('events', 'Lists significant events, and reads their chains anew', eventOperation, operateEvents),
  act(
    'release',
    'Tells which version runs, whether its files are those of the release, and how far the clocks are apart',
    releaseOperation,
    checkRelease,
  ),
  act(
    'owed',
    'Tells what a merchant owes its people: balances, open stakes, future draws, pools, points, commissions',
    owedOperation,
    operateOwed,
  ),
  act(
    'returns',
    'Tells what titles returned of all stakes, against what they state',
    returnsOperation,
    operateReturns,
  ),
  act(
    'report',
    'Tells by day, month or year what was played over all members, what came and left, and what is owed',
    reportOperation,
    operateReport,
  ),
  act('visits', 'Tells how fast pages were for visitors, against the budget', visitsOperation, operateVisits),
  act('ticket', "Answers a member's question", ticketAnswer, async ({ db, now }, { ticketId, content }) => {
    await answerTicket(db, ticketId, content, now())
    return null
  }),
]

function act<Schema extends z.core.$ZodType>(
  name: string,
  about: string,
  wanted: Schema,
  run: (services: Services, wanted: z.infer<Schema>, person?: string) => Promise<unknown>,
): Act {
  // An act is run with what its own schema has read, and with nothing else.
  return {
    name,
    about,
    wanted,
    run: (services, read, person) => run(services, read as z.infer<Schema>, person),
  }
}
