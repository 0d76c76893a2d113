import type { Database } from '../../db/database.ts'
import { postTransfers } from '../../ledger/ledger.ts'
import { lockBetByOrder } from '../../bets/bet-lock-store.ts'
import { cancelBet, resettleBet } from '../../bets/bet-store.ts'
import { noteRoundEnd } from '../../bets/play-session-store.ts'
import { transfersOfDifference } from '../seamless/move-difference.ts'
import type { VoidedBet, VoidRefusal } from './voided.ts'

/** Who chooses the key of a transfer that voids a bet: there is one of each bet. */
const scope = 'operator-void'

/**
 * Gives back the stake of a bet that a vendor's debit opened, whether it is open or settled, and takes back what its round has paid, as a
 * vendor's own correction does (games 92, 119). A jackpot stays won. What its vendor pays later is refused.
 */
export async function voidRoundBet(
  trx: Database,
  orderNo: string,
  now: number,
): Promise<VoidedBet | VoidRefusal> {
  const bet = await lockBetByOrder(trx, orderNo)
  if (!bet || bet.status === 'cancelled') return { refusal: 'bet.over' }
  if (bet.wallet === 'vendor') return { refusal: 'bet.elsewhere' }
  const isOpen = bet.status === 'open'
  const paid = isOpen ? bet.paid_amount : bet.win_amount - bet.jackpot_amount
  if (isOpen) await cancelBet(trx, bet.id, now)
  else await resettleBet(trx, bet, { payout: 0, isVoid: true })
  const moved = bet.bet_amount - paid
  const posted = await postTransfers(
    trx,
    await transfersOfDifference(trx, bet, {
      vendor: bet.vendor_code,
      transactionId: orderNo,
      scope,
      kind: 'rollback',
      amount: moved,
      now,
    }),
  )
  if (posted.some(({ outcome }) => outcome !== 'posted'))
    throw new Error(`the ledger refused to void ${orderNo}`)
  if (isOpen) await noteRoundEnd(trx, bet.play_session_id, now)
  return { before: { status: bet.status, stake: bet.bet_amount, paid }, moved }
}
