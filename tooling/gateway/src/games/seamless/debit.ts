import { hashToken } from '../../http/caller.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { stakeRefusal } from '../../protection/stakes/stake-refusal.ts'
import { payingWallet } from '../../wallet/vendor-wallets/paying-wallet.ts'
import { createBet, deleteBet, hasBetOfRound } from '../../bets/bet-store.ts'
import { validShareOf } from '../valid-share-of.ts'
import { lockPlaySession, updateLastSeen } from '../../bets/play-session-store.ts'
import { addStake } from './add-stake.ts'
import { answerOnce } from './answer-once.ts'
import { identityOf, isOfAnother } from './debit-identity.ts'
import { moveMoney } from './move-money.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import type { DebitRequest } from './seamless-requests.ts'
import { atStakedTitle } from '../staked-title.ts'
import { stopOfStakes } from './stop-of-stakes.ts'

/**
 * Takes the stake of a new round and opens its bet, or what a move or another stake of the round adds to an open one; or refuses
 * and leaves no trace but the answer.
 */
export async function debit(services: Services, request: DebitRequest): Promise<SeamlessAnswer> {
  if (request.addsTo !== undefined) return addStake(services, request)
  const opened = await openBet(services, request)
  const isSecond = !opened.success && opened.errorCode === roundHasBet
  return isSecond ? addStake(services, request) : opened
}

/** Says that the round has a bet, which is locked before its member: what comes on top begins anew. */
const roundHasBet = 'seamless.round.exists'

function openBet(services: Services, request: DebitRequest): Promise<SeamlessAnswer> {
  const isOther = (trx: Database): Promise<boolean> => isOfAnother(trx, request)
  const mayChange = [roundHasBet]
  return answerOnce(services, request, { identity: identityOf(request), isOther, mayChange, work })

  async function work(trx: Database): Promise<SeamlessAnswer> {
    const sessionKeyHash = hashToken(request.sessionKey)
    const opened = await lockPlaySession(trx, sessionKeyHash, services.now())
    if (!opened) return refuse('seamless.session', 'sessionKey')
    const sitting = await atStakedTitle(trx, opened, request)
    if (!sitting) return refuse('seamless.game.unknown', 'gameCode')
    const asksPlaces = services.placeService !== undefined
    const stop = stopOfStakes(sitting, { vendor: request.vendor, now: services.now(), asksPlaces })
    if (stop) return stop
    // The least stake is asked of all that a round stakes.
    const { account_id: accountId, node_id: nodeId } = sitting
    if (request.amount < sitting.min_bet)
      return (await hasBetOfRound(trx, { ...request, accountId, nodeId }))
        ? refuse(roundHasBet, 'roundId')
        : refuse('seamless.stake', 'amount')
    // A sitting ends where its merchant goes over to another wallet.
    const { wallet = 'single' } = request
    const paying = await payingWallet({ ...services, db: trx }, sitting.settings, request.vendor)
    if (wallet !== paying) return refuse('seamless.session', 'wallet')
    const stake = { sitting, amount: request.amount, begins: true, now: services.now() }
    const refusal = await stakeRefusal(trx, stake)
    if (refusal) return refuse(`seamless.${refusal}`, 'amount')
    const orderNo = `SL${services.randomBytes(8).toString('hex').toUpperCase()}`
    const bet = await createBet(trx, {
      orderNo,
      accountId,
      playSessionId: sitting.id,
      nodeId,
      vendor: request.vendor,
      roundId: request.roundId,
      debitId: request.transactionId,
      wallet,
      amount: request.amount,
      validShare: await validShareOf(trx, sitting),
      content: request.content,
      now: services.now(),
    })
    if (!bet) return refuse(roundHasBet, 'roundId')
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
      await deleteBet(trx, bet.id)
      return refuse('seamless.insufficient', 'amount')
    }
    await updateLastSeen(trx, sitting.id, services.now())
    return { success: true, value: { transactionId: request.transactionId, orderNo, balance } }
  }
}
