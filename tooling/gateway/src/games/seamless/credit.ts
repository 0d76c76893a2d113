import type { House } from '../../house.ts'
import { answerOnce } from './answer-once.ts'
import { findBet } from './find-bet.ts'
import { moveMoney, playerBalance } from './move-money.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import type { CreditRequest } from './seamless-requests.ts'

/** Settles the bet of a debit and pays what it won; a bet is settled once, whatever the transaction ids say. */
export function credit(house: House, request: CreditRequest): Promise<SeamlessAnswer> {
  return answerOnce(house, request, async (trx) => {
    const bet = await findBet(trx, request)
    if (!bet) return refuse('seamless.debit.unknown', 'debitTransactionId')
    if (bet.status === 'cancelled') return refuse('seamless.debit.cancelled', 'debitTransactionId')
    if (bet.status === 'settled') return refuse('seamless.round.settled', 'debitTransactionId')
    await trx
      .updateTable('bet')
      .set({
        status: 'settled',
        win_amount: request.amount,
        content: request.content,
        settled_at: house.now(),
      })
      .where('id', '=', bet.id)
      .execute()
    const balance =
      request.amount === 0
        ? await playerBalance(trx, bet.account_id)
        : await moveMoney(trx, {
            vendor: request.vendor,
            transactionId: request.transactionId,
            accountId: bet.account_id,
            amount: request.amount,
            kind: 'win',
            orderNo: bet.order_no,
            remark: bet.name_en,
            now: house.now(),
          })
    if (balance === undefined) throw new Error('the vendor book may not run short')
    return {
      success: true,
      value: { transactionId: request.transactionId, orderNo: bet.order_no, balance },
    }
  })
}
