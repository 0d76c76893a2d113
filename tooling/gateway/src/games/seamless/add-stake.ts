import { hashToken } from '../../http/caller.ts'
import { stakeRefusal } from '../../protection/stakes/stake-refusal.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { addToBet } from '../../bets/bet-addition-store.ts'
import { lockBet, lockBetOfRound } from '../../bets/bet-lock-store.ts'
import { lockPlaySession, updateLastSeen } from '../../bets/play-session-store.ts'
import { answerOnce } from './answer-once.ts'
import { identityOf, isOfAnother } from './debit-identity.ts'
import { moveMoney } from './move-money.ts'
import { refuse, type SeamlessAnswer, type SeamlessCode } from './seamless-answer.ts'
import type { DebitRequest } from './seamless-requests.ts'
import { atStakedTitle } from '../staked-title.ts'
import { stopOfStakes } from './stop-of-stakes.ts'

type Bet = NonNullable<Awaited<ReturnType<typeof lockBet>>>

/**
 * Takes what comes on top of an open bet, under a transaction id of its own: what a move adds to the debit that `addsTo`
 * names, as a hand that is doubled does (games 23), or else another stake of the same round, which stands for itself
 * (games 98). The bet is checked as it stands, so that a round that ended in the meantime takes nothing more.
 */
export function addStake(services: Services, request: DebitRequest): Promise<SeamlessAnswer> {
  const isOther = (trx: Database): Promise<boolean> => isOfAnother(trx, request)
  return answerOnce(services, request, { identity: identityOf(request), isOther, work })

  async function work(trx: Database): Promise<SeamlessAnswer> {
    const now = services.now()
    const sessionKeyHash = hashToken(request.sessionKey)
    const { vendor, addsTo, roundId, gameCode } = request
    // The bet before the account, as in every transaction that locks both.
    const bet =
      addsTo === undefined
        ? await lockBetOfRound(trx, { vendor, roundId, sessionKeyHash, gameCode })
        : await lockBet(trx, { vendor, debitTransactionId: addsTo })
    const opened = await lockPlaySession(trx, sessionKeyHash, now)
    if (!opened) return refuse('seamless.session', 'sessionKey')
    const sitting = await atStakedTitle(trx, opened, request)
    if (!sitting) return refuse('seamless.game.unknown', 'gameCode')
    const asksPlaces = services.placeService !== undefined
    const stop = stopOfStakes(sitting, { vendor, now, asksPlaces })
    if (stop) return stop
    const isOwn = bet?.account_id === sitting.account_id && bet.round_id === roundId
    if (!isOwn) return refuse('seamless.debit.unknown', 'addsTo')
    const closed = addsTo === undefined ? endOfRound(bet) : endOfDebit(bet)
    if (closed) return refuse(closed, addsTo === undefined ? 'roundId' : 'addsTo')
    const { account_id: accountId, order_no: orderNo, wallet } = bet
    if (wallet !== (request.wallet ?? 'single')) return refuse('seamless.debit.unknown', 'wallet')
    const isEnough = addsTo !== undefined || bet.bet_amount + request.amount >= sitting.min_bet
    if (!isEnough) return refuse('seamless.stake', 'amount')
    const refusal = await stakeRefusal(trx, { sitting, amount: request.amount, begins: false, now })
    if (refusal) return refuse(`seamless.${refusal}`, 'amount')
    const balance = await moveMoney(trx, {
      vendor,
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
      vendor,
      debitId: request.transactionId,
      betId: bet.id,
      amount: request.amount,
      standsAlone: addsTo === undefined,
      now,
    })
    await updateLastSeen(trx, sitting.id, now)
    return { success: true, value: { transactionId: request.transactionId, orderNo, balance } }
  }
}

/** Why a round takes no other stake. */
function endOfRound({ status }: Bet): SeamlessCode | undefined {
  if (status === 'settled') return 'seamless.round.settled'
  return status === 'cancelled' ? 'seamless.round.exists' : undefined
}

/** Why nothing is added to the stake that opened a round. */
function endOfDebit({ status, returned_amount: returned }: Bet): SeamlessCode | undefined {
  if (status === 'settled') return 'seamless.round.settled'
  return status === 'cancelled' || returned > 0 ? 'seamless.debit.cancelled' : undefined
}
