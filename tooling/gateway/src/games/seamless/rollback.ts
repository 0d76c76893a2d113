import type { House } from '../../house.ts'
import { answerOnce, anyRequest, claim } from './answer-once.ts'
import { findBet } from './find-bet.ts'
import { moveMoney, playerBalance } from './move-money.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import type { RollbackRequest } from './seamless-requests.ts'

/**
 * Returns the stake of a debit. A debit that never came leaves a tombstone, so that it is refused if it comes late;
 * one that was refused, or rolled back before, moves nothing. A settled round stays settled.
 */
export function rollback(house: House, request: RollbackRequest): Promise<SeamlessAnswer> {
  return answerOnce(house, request, async (trx) => {
    // Taking the id waits for a debit in flight; whoever comes second sees what the first did.
    const tombstone = { vendor: request.vendor, transactionId: request.debitTransactionId }
    const cancelled = refuse('seamless.debit.cancelled')
    const neverCame = await claim(trx, tombstone, anyRequest, house.now(), cancelled)
    const bet = neverCame ? undefined : await findBet(trx, request)
    if (!bet) return { success: true, value: { transactionId: request.transactionId, returned: 0 } }
    if (bet.status === 'settled') return refuse('seamless.round.settled', 'debitTransactionId')
    const isOpen = bet.status === 'open'
    if (isOpen) {
      await trx
        .updateTable('bet')
        .set({ status: 'cancelled', settled_at: house.now() })
        .where('id', '=', bet.id)
        .execute()
    }
    const balance = isOpen
      ? await moveMoney(trx, {
          vendor: request.vendor,
          transactionId: request.transactionId,
          accountId: bet.account_id,
          amount: bet.bet_amount,
          kind: 'rollback',
          orderNo: bet.order_no,
          remark: bet.name_en,
          now: house.now(),
        })
      : await playerBalance(trx, bet.account_id)
    if (balance === undefined) throw new Error('the vendor book may not run short')
    return {
      success: true,
      value: {
        transactionId: request.transactionId,
        orderNo: bet.order_no,
        returned: isOpen ? bet.bet_amount : 0,
        balance,
      },
    }
  })
}
