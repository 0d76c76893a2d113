import { hashToken } from '../../http/caller.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { stakeRefusal } from '../../protection/enforce.ts'
import { payingWallet } from '../../wallet/vendor-wallets/paying-wallet.ts'
import { createBet, deleteBet } from '../bet-store.ts'
import { validShareOf } from '../valid-share-of.ts'
import { lockPlaySession, updateLastSeen } from '../play-session-store.ts'
import { addStake } from './add-stake.ts'
import { answerOnce } from './answer-once.ts'
import { identityOf, isOfAnother } from './debit-identity.ts'
import { moveMoney } from './move-money.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import type { DebitRequest } from './seamless-requests.ts'

/**
 * Takes the stake of a new round and opens its bet, or what a move adds to an open one; or refuses and leaves no trace
 * but the answer.
 */
export function debit(services: Services, request: DebitRequest): Promise<SeamlessAnswer> {
  const { addsTo } = request
  return addsTo === undefined ? openBet(services, request) : addStake(services, { ...request, addsTo })
}

function openBet(services: Services, request: DebitRequest): Promise<SeamlessAnswer> {
  const isOther = (trx: Database): Promise<boolean> => isOfAnother(trx, request)
  return answerOnce(services, request, { identity: identityOf(request), isOther, work })

  async function work(trx: Database): Promise<SeamlessAnswer> {
    const sitting = await lockPlaySession(trx, hashToken(request.sessionKey), services.now())
    if (!sitting) return refuse('seamless.session', 'sessionKey')
    if (sitting.served_by !== request.vendor || sitting.is_new === 1 || !sitting.playable) {
      return refuse('seamless.game.closed')
    }
    if (request.amount < sitting.min_bet) return refuse('seamless.stake', 'amount')
    const { account_id: accountId } = sitting
    // A sitting ends where its merchant goes over to another wallet.
    const { wallet = 'single' } = request
    const paying = payingWallet(services, sitting.settings, request.vendor)
    if (wallet !== paying) return refuse('seamless.session', 'wallet')
    const refusal = await stakeRefusal(trx, { accountId, amount: request.amount, now: services.now() })
    if (refusal) return refuse(`seamless.${refusal}`, 'amount')
    const orderNo = `SL${services.randomBytes(8).toString('hex').toUpperCase()}`
    const opened = await createBet(trx, {
      orderNo,
      accountId,
      playSessionId: sitting.id,
      nodeId: sitting.node_id,
      vendor: request.vendor,
      roundId: request.roundId,
      debitId: request.transactionId,
      wallet,
      amount: request.amount,
      validShare: await validShareOf(trx, sitting),
      content: request.content,
      now: services.now(),
    })
    if (!opened) return refuse('seamless.round.exists', 'roundId')
    const balance = await moveMoney(trx, {
      vendor: request.vendor,
      transactionId: request.transactionId,
      accountId,
      amount: -request.amount,
      kind: 'bet',
      wallet,
      orderNo,
      remark: sitting.name_en,
      now: services.now(),
    })
    if (balance === undefined) {
      await deleteBet(trx, opened.id)
      return refuse('seamless.insufficient', 'amount')
    }
    await updateLastSeen(trx, sitting.id, services.now())
    return { success: true, value: { transactionId: request.transactionId, orderNo, balance } }
  }
}
