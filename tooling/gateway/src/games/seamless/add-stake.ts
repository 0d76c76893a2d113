import { hashToken } from '../../http/caller.ts'
import { stakeRefusal } from '../../protection/enforce.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { addToBet } from '../bet-addition-store.ts'
import { lockBet } from '../bet-store.ts'
import { lockPlaySession, updateLastSeen } from '../play-session-store.ts'
import { answerOnce } from './answer-once.ts'
import { identityOf, isOfAnother } from './debit-identity.ts'
import { moveMoney } from './move-money.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import type { DebitRequest } from './seamless-requests.ts'

/**
 * Takes what a move adds to an open bet, as a hand that is doubled does, under a transaction id of its own; the bet
 * is checked as it stands, so that a round that ended in the meantime takes nothing more (games 23).
 */
export function addStake(
  services: Services,
  request: DebitRequest & { addsTo: string },
): Promise<SeamlessAnswer> {
  const isOther = (trx: Database): Promise<boolean> => isOfAnother(trx, request)
  return answerOnce(services, request, { identity: identityOf(request), isOther, work })

  async function work(trx: Database): Promise<SeamlessAnswer> {
    const now = services.now()
    // The bet before the account, as in every transaction that locks both.
    const bet = await lockBet(trx, { vendor: request.vendor, debitTransactionId: request.addsTo })
    const sitting = await lockPlaySession(trx, hashToken(request.sessionKey), now)
    if (!sitting) return refuse('seamless.session', 'sessionKey')
    if (sitting.served_by !== request.vendor || sitting.is_new === 1 || !sitting.playable) {
      return refuse('seamless.game.closed')
    }
    const isOwn = bet?.account_id === sitting.account_id && bet.round_id === request.roundId
    if (!isOwn) return refuse('seamless.debit.unknown', 'addsTo')
    if (bet.status === 'cancelled') return refuse('seamless.debit.cancelled', 'addsTo')
    if (bet.status === 'settled') return refuse('seamless.round.settled', 'addsTo')
    const { account_id: accountId, order_no: orderNo, wallet } = bet
    if (wallet !== (request.wallet ?? 'single')) return refuse('seamless.debit.unknown', 'wallet')
    const refusal = await stakeRefusal(trx, { accountId, amount: request.amount, now })
    if (refusal) return refuse(`seamless.${refusal}`, 'amount')
    const balance = await moveMoney(trx, {
      vendor: request.vendor,
      transactionId: request.transactionId,
      accountId,
      amount: -request.amount,
      kind: 'bet',
      wallet,
      orderNo,
      remark: bet.name_en,
      now,
    })
    if (balance === undefined) return refuse('seamless.insufficient', 'amount')
    await addToBet(trx, {
      vendor: request.vendor,
      debitId: request.transactionId,
      betId: bet.id,
      amount: request.amount,
      now,
    })
    await updateLastSeen(trx, sitting.id, now)
    return { success: true, value: { transactionId: request.transactionId, orderNo, balance } }
  }
}
