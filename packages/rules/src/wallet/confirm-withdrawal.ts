import { confirmationStates } from '@saola/protocol'
import { autoReceiptMs, minuteMs } from '../lengths-of-time.ts'
import { refuse, type Refusal } from '../refusal.ts'
import {
  afterMovements,
  amountDue,
  amountOnHold,
  type WithdrawalMoney,
  type WithdrawalMovement,
} from './withdrawal-money.ts'

/** How a withdrawal stands once the bank has sent something of it (wallet 17). */
export type ConfirmationState = (typeof confirmationStates)[number]

/**
 * The member answers. The operator sends what is on hold, pays again what did not come, returns it to the member's balance,
 * or forces a receipt when the bank confirms that the money came. Without `sent` it is all there is to send. A `bounce` is what the
 * bank did: money that it had came back to us; without `came` all of it. `paid` is the opposite of giving back: the bank has paid
 * what went back to the balance, which is taken from there; without `sent` all of it.
 */
export type ConfirmationStep =
  | { readonly do: 'received' }
  | { readonly do: 'partly'; readonly received: number; readonly remaining: number }
  | { readonly do: 'not_received'; readonly proofs: number }
  | { readonly do: 'disburse'; readonly sent?: number | undefined }
  | { readonly do: 'repay'; readonly sent?: number | undefined }
  | { readonly do: 'return' }
  | { readonly do: 'force' }
  | { readonly do: 'bounce'; readonly came?: number | undefined }
  | { readonly do: 'paid'; readonly sent?: number | undefined }

/** A withdrawal on its way: its money, time of the bank's last transfer in ms, what the member has got for certain. */
export type DisbursedWithdrawal = WithdrawalMoney & {
  readonly disbursedAt: number
  readonly state: ConfirmationState
  readonly received: number
}

/** The withdrawal after a step, and the money that the step moves, in this order. */
export type ConfirmedWithdrawal = {
  kind: 'confirmed'
  withdrawal: DisbursedWithdrawal
  movements: readonly WithdrawalMovement[]
}

// Open: nobody gives the minutes; the merchant's settings decide.
/** Without an answer a withdrawal counts as received after this many minutes. */
export const autoReceiptMinutes: number = autoReceiptMs / minuteMs

// A payout may come back in whatever state it is: what has happened at the bank is always booked.
const openSteps = {
  // The member is asked once all of it is sent: no clock takes a part for the whole.
  partly_sent: { member: [], operator: ['disburse', 'return', 'bounce'] },
  disbursed: { member: ['received', 'partly', 'not_received'], operator: ['force', 'bounce'] },
  // The rest may still come: the member closes the matter, or the operator decides.
  partly_received: { member: ['received'], operator: ['repay', 'return', 'force', 'bounce'] },
  not_received: { member: ['received'], operator: ['repay', 'return', 'force', 'bounce'] },
  received: { member: [], operator: ['bounce', 'paid'] },
  assumed_received: { member: [], operator: ['bounce', 'paid'] },
  forced_received: { member: [], operator: ['bounce', 'paid'] },
  returned: { member: [], operator: ['bounce', 'paid'] },
} as const satisfies Record<
  ConfirmationState,
  Record<'member' | 'operator', readonly ConfirmationStep['do'][]>
>

/** What the member or the operator may do in a state. */
export function confirmationSteps<Who extends 'member' | 'operator'>(
  state: ConfirmationState,
  who: Who,
): readonly (typeof openSteps)[ConfirmationState][Who][number][] {
  return openSteps[state][who]
}

/** The states that nobody has to do anything about: all money was sent or returned, nothing of it is on hold. What the bank did leads out of them alone. */
export const endedConfirmations: readonly ConfirmationState[] = confirmationStates.filter(
  (state) =>
    openSteps[state].member.length === 0 &&
    openSteps[state].operator.every((step) => step === 'bounce' || step === 'paid'),
)

/** The withdrawal at a time in ms: one that nobody answered within the minutes counts as received. */
export function withdrawalAt(
  withdrawal: DisbursedWithdrawal,
  now: number,
  minutes: number = autoReceiptMinutes,
): DisbursedWithdrawal {
  if (withdrawal.state !== 'disbursed' || now < withdrawal.disbursedAt + minutes * minuteMs) return withdrawal
  return { ...withdrawal, state: 'assumed_received', received: amountDue(withdrawal) }
}

/** The first payout of an approved withdrawal, in whole or in part; what is not sent stays on hold. */
export function disburseWithdrawal(
  money: WithdrawalMoney,
  sent: number | undefined,
  now: number,
): ConfirmedWithdrawal | Refusal {
  return send({ ...money, disbursedAt: now, state: 'partly_sent', received: 0 }, [], sent, now)
}

/** Takes a step, or says why not. What the member has got and what is missing always make what is due. */
export function confirmWithdrawal(
  withdrawal: DisbursedWithdrawal,
  step: ConfirmationStep,
  context: { readonly who: 'member' | 'operator'; readonly now: number; readonly minutes?: number },
): ConfirmedWithdrawal | Refusal {
  const { who, now, minutes = autoReceiptMinutes } = context
  const current = withdrawalAt(withdrawal, now, minutes)
  const open: readonly ConfirmationStep['do'][] = confirmationSteps(current.state, who)
  if (!open.includes(step.do)) {
    if (current.state !== 'assumed_received') return refuse('wallet.confirm.refused.step')
    const assumedAt = withdrawal.disbursedAt + minutes * minuteMs
    return refuse('wallet.confirm.refused.too_late', { assumedAt })
  }
  const due = amountDue(withdrawal)
  const missing = due - withdrawal.received
  const sentBack: WithdrawalMovement = { kind: 'withdrawal-return', amount: missing }
  switch (step.do) {
    case 'received':
      return confirmed({ ...withdrawal, state: 'received', received: due })
    case 'force':
      return confirmed({ ...withdrawal, state: 'forced_received', received: due })
    case 'partly':
      if (!isSplit(step, withdrawal)) return refuse('wallet.confirm.refused.sum', { totalAmount: due })
      return confirmed({ ...withdrawal, state: 'partly_received', received: step.received })
    case 'not_received':
      if (step.proofs < 1) return refuse('wallet.confirm.refused.proof')
      return confirmed({ ...withdrawal, state: 'not_received' })
    case 'disburse':
      return send(withdrawal, [], step.sent, now)
    case 'repay':
      return send(withdrawal, [sentBack], step.sent, now)
    case 'bounce':
      return bounce(current, step.came)
    case 'paid':
      return takeAgain(current, step.sent, now)
    default:
      step.do satisfies 'return'
      if (current.state !== 'partly_sent') {
        return confirmed({ ...withdrawal, state: 'returned' }, [
          sentBack,
          { kind: 'release', amount: missing },
        ])
      }
      // What was sent is still to be answered for, from now on.
      return confirmed(
        { ...withdrawal, state: withdrawal.sent === 0 ? 'returned' : 'disbursed', disbursedAt: now },
        [{ kind: 'release', amount: amountOnHold(withdrawal) }],
      )
  }
}

/**
 * Money comes back from the bank and goes to the member's balance. What nobody misses any more is closed as returned; the rest is
 * still to be answered for.
 */
function bounce(current: DisbursedWithdrawal, wanted: number | undefined): ConfirmedWithdrawal | Refusal {
  const came = wanted ?? current.sent
  if (!Number.isSafeInteger(came) || came < 1 || came > current.sent) {
    return refuse('wallet.confirm.refused.bounced', { mostAmount: current.sent })
  }
  const received = Math.min(current.received, current.sent - came)
  const isOver = current.state !== 'partly_sent' && received === amountDue(current) - came
  return confirmed({ ...current, state: isOver ? 'returned' : current.state, received }, [
    { kind: 'withdrawal-return', amount: came },
    { kind: 'release', amount: came },
  ])
}

/** The bank has paid what was given back: the balance gives it up, and the member has got it. */
function takeAgain(
  current: DisbursedWithdrawal,
  wanted: number | undefined,
  now: number,
): ConfirmedWithdrawal | Refusal {
  const paid = wanted ?? current.returned
  if (!Number.isSafeInteger(paid) || paid < 1 || paid > current.returned) {
    return refuse('wallet.confirm.refused.paid', { mostAmount: current.returned })
  }
  const received = current.received + paid
  return confirmed({ ...current, state: 'forced_received', received, disbursedAt: now }, [
    { kind: 'reclaim', amount: paid },
    { kind: 'withdrawal', amount: paid },
  ])
}

/**
 * A withdrawal that ended before anything was sent of it, as one that was returned whole: what the bank did shows itself afterwards.
 */
export function asReturned(amount: number, now: number): DisbursedWithdrawal {
  return { amount, sent: 0, returned: amount, received: 0, disbursedAt: now, state: 'returned' }
}

/** Received before stays received: an answer may add to it only. */
function isSplit(
  { received, remaining }: { received: number; remaining: number },
  withdrawal: DisbursedWithdrawal,
): boolean {
  const isWhole = Number.isSafeInteger(received) && received + remaining === amountDue(withdrawal)
  return isWhole && received > 0 && received >= withdrawal.received && remaining > 0
}

/** Sends what is on hold after the movements before it, or a part; the member is asked once nothing is left to send. */
function send(
  withdrawal: DisbursedWithdrawal,
  before: readonly WithdrawalMovement[],
  wanted: number | undefined,
  now: number,
): ConfirmedWithdrawal | Refusal {
  const mostAmount = amountOnHold(afterMovements(withdrawal, before))
  const sent = wanted ?? mostAmount
  if (!Number.isSafeInteger(sent) || sent < 1 || sent > mostAmount) {
    return refuse('wallet.withdraw.refused.sent', { mostAmount })
  }
  const state = sent === mostAmount ? 'disbursed' : 'partly_sent'
  return confirmed({ ...withdrawal, state, disbursedAt: now }, [
    ...before,
    { kind: 'withdrawal', amount: sent },
  ])
}

function confirmed(
  withdrawal: DisbursedWithdrawal,
  movements: readonly WithdrawalMovement[] = [],
): ConfirmedWithdrawal {
  return { kind: 'confirmed', withdrawal: afterMovements(withdrawal, movements), movements }
}
