import type { Database } from '../../db/database.ts'
import { appendEvent } from '../../events/event-store.ts'
import type { Services } from '../../services/services.ts'
import { returnFirstStake, sumStandingAlone } from '../../bets/bet-addition-store.ts'
import { lockBet } from '../../bets/bet-lock-store.ts'
import { cancelBet } from '../../bets/bet-store.ts'
import { answerOnce, anyRequest } from './answer-once.ts'
import { getMemberBalance } from './member-store.ts'
import { moveMoney } from './move-money.ts'
import { noteRoundEnd } from '../../bets/play-session-store.ts'
import { rollbackAddition } from './rollback-addition.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import { createSeamlessCall, getSeamlessCall } from './seamless-call-store.ts'
import type { RollbackRequest } from './seamless-requests.ts'

/**
 * Returns the stake of a debit: where it opened the bet all that is staked by now, but for other stakes of the round that stand for
 * themselves (games 98); where it added to one its own part. A debit that never came leaves a tombstone, so that it is refused if it comes late;
 * one that was refused, or rolled back before, moves nothing. A settled round stays settled, and so does what a round has
 * paid: neither it nor a credit is rolled back (games 89).
 */
export function rollback(services: Services, request: RollbackRequest): Promise<SeamlessAnswer> {
  const { debitTransactionId } = request
  const call = { ...request, space: 'rollback' } as const
  return answerOnce(services, call, { identity: ['rollback', debitTransactionId], work })

  async function work(trx: Database): Promise<SeamlessAnswer> {
    // Taking the id waits for a debit in flight; whoever comes second sees what the first did.
    const tombstone = { vendor: request.vendor, transactionId: debitTransactionId }
    const neverCame = await createSeamlessCall(trx, tombstone, {
      requestHash: anyRequest,
      answer: refuse('seamless.debit.cancelled'),
      now: services.now(),
    })
    const bet = neverCame ? undefined : await lockBet(trx, request)
    const partial = neverCame || bet ? undefined : await rollbackAddition(trx, request, services.now())
    if (partial) return partial
    if (!bet) {
      // What was done under an id that took no stake is a win.
      const isWin = !neverCame && (await getSeamlessCall(trx, tombstone)).answer.success
      if (isWin) return refuse('seamless.round.settled', 'debitTransactionId')
      return { success: true, value: { transactionId: request.transactionId, returned: 0 } }
    }
    if (bet.status === 'settled' || bet.paid_amount > 0) {
      return refuse('seamless.round.settled', 'debitTransactionId')
    }
    const now = services.now()
    const left = bet.status === 'open' ? await sumStandingAlone(trx, bet.id) : bet.bet_amount
    const returned = bet.bet_amount - left
    if (left === 0) await cancelBet(trx, bet.id, now)
    else if (returned > 0) await returnFirstStake(trx, { betId: bet.id, left, now })
    const balance =
      returned > 0
        ? await moveMoney(trx, {
            vendor: request.vendor,
            transactionId: request.transactionId,
            accountId: bet.account_id,
            amount: returned,
            kind: 'rollback',
            wallet: bet.wallet,
            orderNo: bet.order_no,
            remark: bet.name_en,
            now,
          })
        : await getMemberBalance(trx, bet.account_id)
    if (balance === undefined) throw new Error('the account of the vendor may not run short')
    if (left === 0) await noteRoundEnd(trx, bet.play_session_id, now)
    if (returned > 0)
      await appendEvent(trx, {
        merchantId: bet.merchant_id,
        at: now,
        kind: 'bet.voided',
        actor: 'vendor',
        accountId: bet.account_id,
        subject: bet.order_no,
        before: { stake: bet.bet_amount },
        after: { stake: left, returned },
        reason: `${request.vendor} ${request.transactionId}`,
      })
    return {
      success: true,
      value: { transactionId: request.transactionId, orderNo: bet.order_no, returned, balance },
    }
  }
}
