import { appendCorrectionNotice, appendNotice } from '../../accounts/notice-store.ts'
import type { Database } from '../../db/database.ts'
import { appendEvent } from '../../events/event-store.ts'
import { postTransfers } from '../../ledger/ledger.ts'
import type { Services } from '../../services/services.ts'
import { lockBetStakedBy } from '../../bets/bet-lock-store.ts'
import { resettleBet } from '../../bets/bet-store.ts'
import { answerOnce } from './answer-once.ts'
import { getMemberBalance } from './member-store.ts'
import { transfersOfDifference } from './move-difference.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import type { CorrectRequest } from './seamless-requests.ts'

type Bet = NonNullable<Awaited<ReturnType<typeof lockBetStakedBy>>>

/**
 * Says anew what a settled round has paid in all, or that there was none, which returns its stake. The difference moves; what
 * a wallet no longer covers the vendor gives first, so that nobody owes anything (games 92). All that is counted by the bet
 * follows it, as after any correction, and its member is told of what moved (games 138).
 */
export function correct(services: Services, request: CorrectRequest): Promise<SeamlessAnswer> {
  const { vendor, transactionId, debitTransactionId, amount = 0, isVoid = false, content, reason } = request
  return answerOnce(services, request, {
    identity: ['correct', debitTransactionId, isVoid ? 'void' : amount],
    mayChange: ['seamless.debit.unknown', 'seamless.round.open'],
    work: async (trx) => {
      const bet = await lockBetStakedBy(trx, { vendor, debitTransactionId })
      if (!bet) return refuse('seamless.debit.unknown', 'debitTransactionId')
      if (bet.status === 'cancelled' || bet.isReturned)
        return refuse('seamless.debit.cancelled', 'debitTransactionId')
      if (bet.status === 'open') return refuse('seamless.round.open', 'debitTransactionId')
      const payout = isVoid ? bet.bet_amount : amount
      const difference = payout - (bet.win_amount - bet.jackpot_amount)
      // What comes back of a stake that never was is no win.
      await resettleBet(trx, bet, { payout: isVoid ? 0 : payout, isVoid, content })
      const transfers =
        bet.wallet === 'vendor'
          ? []
          : await transfersOfDifference(trx, bet, {
              vendor,
              transactionId,
              kind: 'win',
              amount: difference,
              now: services.now(),
            })
      const posted = await postTransfers(trx, transfers)
      if (posted.some(({ outcome }) => outcome !== 'posted'))
        throw new Error(`the ledger refused correction ${transactionId}`)
      await appendEvent(trx, {
        merchantId: bet.merchant_id,
        at: services.now(),
        kind: 'bet.corrected',
        actor: 'vendor',
        accountId: bet.account_id,
        subject: bet.order_no,
        before: { payout: bet.win_amount, stake: bet.bet_amount },
        after: { payout: isVoid ? 0 : payout + bet.jackpot_amount, isVoid, moved: difference },
        reason: [`${vendor} ${transactionId}`, ...(reason === undefined ? [] : [reason])].join(': '),
      })
      await tell(trx, bet, { moved: difference, isVoid, reason, now: services.now() })
      const balance = await getMemberBalance(trx, bet.account_id)
      return { success: true, value: { transactionId, orderNo: bet.order_no, moved: difference, balance } }
    },
  })
}

/** Tells the member of the bet what came of it; what moves nothing is not told. */
async function tell(
  trx: Database,
  { account_id: accountId, order_no: orderNo, bet_amount: stake }: Bet,
  { moved, isVoid, ...why }: { moved: number; isVoid: boolean; reason: string | undefined; now: number },
): Promise<void> {
  if (isVoid) {
    await appendNotice(trx, { accountId, kind: 'bet_voided', about: orderNo, amount: stake, ...why })
  } else if (moved !== 0) {
    await appendCorrectionNotice(trx, { accountId, orderNo, moved, ...why })
  }
}
