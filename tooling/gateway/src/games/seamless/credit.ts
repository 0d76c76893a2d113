import type { Database } from '../../db/database.ts'
import { noteLargeSums } from '../../events/large-sum-store.ts'
import { postTransfers, type TransferRequest } from '../../ledger/ledger.ts'
import type { Services } from '../../services/services.ts'
import { lockBetStakedBy } from '../../bets/bet-lock-store.ts'
import { addPaid, settleBet } from '../../bets/bet-store.ts'
import { validBetTermsOf } from '../../db/valid-bet-terms.ts'
import { feedPools, type Fed, type WonJackpot } from '../jackpot/feed-pools.ts'
import { noteRoundEnd } from '../../bets/play-session-store.ts'
import { answerOnce, anyRequest } from './answer-once.ts'
import { getMemberBalance } from './member-store.ts'
import { transferOf } from './move-money.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import { findSeamlessCall } from './seamless-call-store.ts'
import type { CreditRequest } from './seamless-requests.ts'

type Bet = NonNullable<Awaited<ReturnType<typeof lockBetStakedBy>>>

/**
 * Settles the bet that a debit of its round staked on, pays what it won and feeds the jackpots; a bet is settled once, whatever the transaction
 * ids say. A credit that is not the last pays and leaves the bet open (games 90). One that comes before its debit is refused
 * until the debit has come (games 88).
 */
export function credit(services: Services, request: CreditRequest): Promise<SeamlessAnswer> {
  const { debitTransactionId, amount: payout, isLast = true } = request
  return answerOnce(services, request, {
    identity: ['credit', debitTransactionId, payout, isLast ? 'last' : 'part'],
    mayChange: ['seamless.debit.unknown'],
    work,
  })

  async function work(trx: Database): Promise<SeamlessAnswer> {
    const bet = await lockBetStakedBy(trx, request)
    if (!bet) {
      const debit = await findSeamlessCall(trx, { vendor: request.vendor, transactionId: debitTransactionId })
      const code = debit?.requestHash === anyRequest ? 'seamless.debit.cancelled' : 'seamless.debit.unknown'
      return refuse(code, 'debitTransactionId')
    }
    if (bet.status === 'cancelled' || bet.isReturned)
      return refuse('seamless.debit.cancelled', 'debitTransactionId')
    if (bet.status === 'settled') return refuse('seamless.round.settled', 'debitTransactionId')
    const now = services.now()
    const inside = { ...services, db: trx }
    if (!isLast) {
      await addPaid(trx, bet.id, payout)
      await postAll(trx, await payment(inside, bet, request))
      return answer(trx, bet)
    }
    const fed = await feed(inside, bet, request.vendor)
    const { content, leastReturn = 0, odds = Infinity } = request
    const jackpot = fed.won.reduce((sum, { amount }) => sum + amount, 0)
    const isValid = odds >= validBetTermsOf(bet.settings).leastOdds
    const paid = bet.paid_amount + payout
    await settleBet(trx, bet.id, { payout: paid, jackpot, leastReturn, isValid, content, now })
    await postAll(trx, [...(await payment(inside, bet, request)), ...fed.transfers])
    await noteRoundEnd(trx, bet.play_session_id, now)
    const won = { accountId: bet.account_id, amount: paid + jackpot, at: now, actor: 'vendor' } as const
    await noteLargeSums(trx, 'win', [
      { ...won, subject: bet.order_no, after: { title: bet.name_en, stake: bet.bet_amount, jackpot } },
    ])
    return answer(trx, bet, fed.won)
  }

  async function answer(trx: Database, bet: Bet, won: readonly WonJackpot[] = []): Promise<SeamlessAnswer> {
    const { transactionId } = request
    const balance = await getMemberBalance(trx, bet.account_id)
    return { success: true, value: { transactionId, orderNo: bet.order_no, balance, ...told(won) } }
  }
}

async function feed(services: Services, bet: Bet, vendor: string): Promise<Fed> {
  if (!bet.feeds_jackpot) return { transfers: [], won: [] }
  return feedPools(services, {
    merchantId: bet.merchant_id,
    vendor,
    accountId: bet.account_id,
    orderNo: bet.order_no,
    stake: bet.bet_amount,
  })
}

async function payment(
  { db, now }: Services,
  bet: Bet,
  { vendor, transactionId, amount }: CreditRequest,
): Promise<TransferRequest[]> {
  if (amount === 0 || bet.wallet === 'vendor') return []
  const transfer = await transferOf(db, {
    vendor,
    transactionId,
    accountId: bet.account_id,
    amount,
    kind: 'win',
    wallet: bet.wallet,
    orderNo: bet.order_no,
    remark: bet.name_en,
    now: now(),
  })
  return [transfer]
}

/** In one call, which locks all ledger accounts in one order: two calls could wait for each other's crosswise. */
async function postAll(trx: Database, transfers: readonly TransferRequest[]): Promise<void> {
  const posted = await postTransfers(trx, transfers)
  const refused = posted.findIndex(({ outcome }) => outcome !== 'posted')
  if (refused >= 0) throw new Error(`the ledger refused ${transfers[refused]?.kind} at the end of a round`)
}

/** The largest jackpot that the round won, and where it won more than one, all of them. */
function told(won: readonly WonJackpot[]): { jackpot?: WonJackpot; jackpots?: readonly WonJackpot[] } {
  const [jackpot] = won.toSorted((one, other) => other.amount - one.amount)
  if (jackpot === undefined) return {}
  return { jackpot, ...(won.length > 1 && { jackpots: won }) }
}
