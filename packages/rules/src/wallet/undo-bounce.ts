import { refuse, type Refusal } from '../refusal.ts'
import {
  endedConfirmations,
  type ConfirmedWithdrawal,
  type DisbursedWithdrawal,
} from './confirm-withdrawal.ts'
import { afterMovements, amountDue, type WithdrawalMovement } from './withdrawal-money.ts'

/** How a payout stood when money was booked as having come back of it; `received` in đồng. */
export type BeforeBounce = Pick<DisbursedWithdrawal, 'state' | 'received'>

/**
 * Undoes that `came` đồng came back of a payout, because they were another one's: the balance gives them up, the bank has them again, and
 * a payout that was over by them stands as it stood before (wallet 60). Refused where the balance has not kept so much of it.
 */
export function undoBounce(
  withdrawal: DisbursedWithdrawal,
  { came, before, now }: { came: number; before: BeforeBounce; now: number },
): ConfirmedWithdrawal | Refusal {
  const { returned } = withdrawal
  if (!Number.isSafeInteger(came) || came < 1 || came > returned) {
    return refuse('wallet.confirm.refused.paid', { mostAmount: returned })
  }
  const movements: WithdrawalMovement[] = [
    { kind: 'reclaim', amount: came },
    { kind: 'withdrawal', amount: came },
  ]
  const money = afterMovements(withdrawal, movements)
  const due = amountDue(money)
  const state = withdrawal.state === 'returned' ? before.state : withdrawal.state
  const known = Math.min(Math.max(withdrawal.received, before.received), due)
  const isOver = endedConfirmations.includes(state)
  const isWhole = known === due && (state === 'partly_received' || state === 'not_received')
  return {
    kind: 'confirmed',
    withdrawal: {
      ...money,
      state: isWhole ? 'forced_received' : state,
      received: isOver ? due : known,
      // Whoever is still to answer has the whole time for it.
      disbursedAt: now,
    },
    movements,
  }
}
