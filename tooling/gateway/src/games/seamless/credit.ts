import type { Services } from '../../services/services.ts'
import { lockBet, settleBet } from '../bet-store.ts'
import { answerOnce } from './answer-once.ts'
import { getMemberBalance } from './member-store.ts'
import { moveMoney } from './move-money.ts'
import { noteRoundEnd } from '../play-session-store.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import type { CreditRequest } from './seamless-requests.ts'

/** Settles the bet of a debit and pays what it won; a bet is settled once, whatever the transaction ids say. */
export function credit(services: Services, request: CreditRequest): Promise<SeamlessAnswer> {
  return answerOnce(services, request, async (trx) => {
    const bet = await lockBet(trx, request)
    if (!bet) return refuse('seamless.debit.unknown', 'debitTransactionId')
    if (bet.status === 'cancelled') return refuse('seamless.debit.cancelled', 'debitTransactionId')
    if (bet.status === 'settled') return refuse('seamless.round.settled', 'debitTransactionId')
    await settleBet(trx, bet.id, { won: request.amount, content: request.content, now: services.now() })
    const balance =
      request.amount === 0
        ? await getMemberBalance(trx, bet.account_id)
        : await moveMoney(trx, {
            vendor: request.vendor,
            transactionId: request.transactionId,
            accountId: bet.account_id,
            amount: request.amount,
            kind: 'win',
            orderNo: bet.order_no,
            remark: bet.name_en,
            now: services.now(),
          })
    if (balance === undefined) throw new Error('the account of the vendor may not run short')
    await noteRoundEnd(trx, bet.play_session_id, services.now())
    return {
      success: true,
      value: { transactionId: request.transactionId, orderNo: bet.order_no, balance },
    }
  })
}
