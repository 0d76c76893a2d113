import { refuse, type Refusal } from '../refusal.ts'
import { minuteMs } from '../vietnam-time.ts'

/** What is known about a disbursed withdrawal (specification 4). */
export const confirmationStates = [
  'disbursed',
  'received',
  'partly_received',
  'not_received',
  'assumed_received',
  'forced_received',
] as const
export type ConfirmationState = (typeof confirmationStates)[number]

/** The player answers; the house says that it sent a part, or forces a receipt when its own evidence shows that the money came. */
export type ConfirmationStep =
  | { readonly do: 'received' }
  | { readonly do: 'partly'; readonly received: number; readonly remaining: number }
  | { readonly do: 'not_received'; readonly proofs: number }
  | { readonly do: 'force' }

/** A withdrawal on its way: amount in đồng, time of the bank's transfer in ms, what the player has got. */
export type DisbursedWithdrawal = {
  readonly amount: number
  readonly disbursedAt: number
  readonly state: ConfirmationState
  readonly received: number
}

// Open: the specification does not give the minutes; the merchant's settings decide (design 8).
/** Without an answer a withdrawal counts as received after this many minutes. */
export const autoReceiptMinutes = 30

const openSteps = {
  // The house knows by itself when it sent a part only.
  disbursed: { player: ['received', 'partly', 'not_received'], house: ['partly', 'force'] },
  // The rest may still come: the player closes the matter, or the house does.
  partly_received: { player: ['received'], house: ['force'] },
  not_received: { player: ['received'], house: ['force'] },
  received: { player: [], house: [] },
  assumed_received: { player: [], house: [] },
  forced_received: { player: [], house: [] },
} as const satisfies Record<ConfirmationState, Record<'player' | 'house', readonly ConfirmationStep['do'][]>>

/** What the player or the house may answer in a state. */
export function confirmationSteps(
  state: ConfirmationState,
  who: 'player' | 'house',
): readonly ConfirmationStep['do'][] {
  return openSteps[state][who]
}

/** The withdrawal at a time in ms: one that nobody answered within the minutes counts as received. */
export function withdrawalAt(
  withdrawal: DisbursedWithdrawal,
  now: number,
  minutes: number = autoReceiptMinutes,
): DisbursedWithdrawal {
  if (withdrawal.state !== 'disbursed' || now < withdrawal.disbursedAt + minutes * minuteMs) return withdrawal
  return { ...withdrawal, state: 'assumed_received', received: withdrawal.amount }
}

/** Answers a withdrawal, or says why not. Received and remaining always make the amount. */
export function confirmWithdrawal(
  withdrawal: DisbursedWithdrawal,
  step: ConfirmationStep,
  context: { readonly who: 'player' | 'house'; readonly now: number; readonly minutes?: number },
): { kind: 'confirmed'; withdrawal: DisbursedWithdrawal } | Refusal {
  const { who, now, minutes = autoReceiptMinutes } = context
  const current = withdrawalAt(withdrawal, now, minutes)
  if (!confirmationSteps(current.state, who).includes(step.do)) {
    if (current.state !== 'assumed_received') return refuse('wallet.confirm.refused.step')
    const assumedAt = withdrawal.disbursedAt + minutes * minuteMs
    return refuse('wallet.confirm.refused.too_late', { assumedAt })
  }
  switch (step.do) {
    case 'received':
      return confirmed(withdrawal, 'received', withdrawal.amount)
    case 'force':
      return confirmed(withdrawal, 'forced_received', withdrawal.amount)
    case 'partly':
      if (!isSplit(step, withdrawal.amount)) {
        return refuse('wallet.confirm.refused.sum', { totalAmount: withdrawal.amount })
      }
      return confirmed(withdrawal, 'partly_received', step.received)
    default:
      step.do satisfies 'not_received'
      if (step.proofs < 1) return refuse('wallet.confirm.refused.proof')
      return confirmed(withdrawal, 'not_received', 0)
  }
}

function isSplit({ received, remaining }: { received: number; remaining: number }, amount: number): boolean {
  return Number.isSafeInteger(received) && received > 0 && remaining > 0 && received + remaining === amount
}

function confirmed(
  withdrawal: DisbursedWithdrawal,
  state: ConfirmationState,
  received: number,
): { kind: 'confirmed'; withdrawal: DisbursedWithdrawal } {
  return { kind: 'confirmed', withdrawal: { ...withdrawal, state, received } }
}
