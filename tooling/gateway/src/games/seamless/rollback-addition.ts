import type { Database } from '../../db/database.ts'
import { appendEvent } from '../../events/event-store.ts'
import { lockAddition, returnAddition } from '../../bets/bet-addition-store.ts'
import { cancelBet } from '../../bets/bet-store.ts'
import { noteRoundEnd } from '../../bets/play-session-store.ts'
import { getMemberBalance } from './member-store.ts'
import { moveMoney } from './move-money.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import type { RollbackRequest } from './seamless-requests.ts'

/**
 * Returns what one debit added to a bet, and leaves the bet open with the rest, if there is any; undefined when the debit added to none.
 * Where the whole bet was returned before, nothing is left to return.
 */
export async function rollbackAddition(
  trx: Database,
  request: RollbackRequest,
  now: number,
): Promise<SeamlessAnswer | undefined> {
  const addition = await lockAddition(trx, request)
  if (!addition) return undefined
  if (addition.status === 'settled' || addition.paid_amount > 0)
    return refuse('seamless.round.settled', 'debitTransactionId')
  const { transactionId } = request
  const { account_id: accountId, order_no: orderNo, amount } = addition
  if (addition.status === 'cancelled' || addition.returned_at !== null) {
    const balance = await getMemberBalance(trx, accountId)
    return { success: true, value: { transactionId, orderNo, returned: 0, balance } }
  }
  // Nothing else of the round stands any more.
  const isLast = amount === addition.bet_amount
  if (isLast) await cancelBet(trx, addition.bet_id, now)
  else await returnAddition(trx, addition, now)
  const balance = await moveMoney(trx, {
    vendor: request.vendor,
    transactionId,
    accountId,
    amount,
    kind: 'rollback',
    wallet: addition.wallet,
    orderNo,
    remark: addition.name_en,
    now,
  })
  if (balance === undefined) throw new Error('the account of the vendor may not run short')
  await appendEvent(trx, {
    merchantId: addition.merchant_id,
    at: now,
    kind: 'bet.voided',
    actor: 'vendor',
    accountId,
    subject: orderNo,
    before: { stake: addition.bet_amount },
    after: { stake: addition.bet_amount - amount, returned: amount },
    reason: `${request.vendor} ${transactionId}`,
  })
  if (isLast) await noteRoundEnd(trx, addition.play_session_id, now)
  return { success: true, value: { transactionId, orderNo, returned: amount, balance } }
}
