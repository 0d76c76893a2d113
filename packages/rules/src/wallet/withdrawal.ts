import type { withdrawalStates } from '@saola/protocol'
import { refuse, type Refusal } from '../refusal.ts'

/** Why an amount may not be withdrawn, as a key of the wallet catalogue. */
export type WithdrawalRefusal =
  | 'wallet.withdraw.whole'
  | 'wallet.withdraw.too_small'
  | 'wallet.withdraw.too_large'
  | 'wallet.withdraw.insufficient'

// Open: nobody gives bounds; a merchant's settings decide and these are the operator's.
/** The operator's bounds of one withdrawal in đồng, inclusive. */
export const withdrawalRules = { min: 50_000, max: 300_000_000 } as const

/** Undefined when the amount may be withdrawn from what is available. */
export function checkWithdrawal(
  amount: number,
  available: number,
  bounds: { readonly min: number; readonly max: number } = withdrawalRules,
): WithdrawalRefusal | undefined {
  if (!Number.isSafeInteger(amount)) return 'wallet.withdraw.whole'
  if (amount < bounds.min) return 'wallet.withdraw.too_small'
  if (amount > bounds.max) return 'wallet.withdraw.too_large'
  return amount > available ? 'wallet.withdraw.insufficient' : undefined
}

/** Where a withdrawal stands until the bank has paid; afterwards its confirmation says more. */
export type WithdrawalState = (typeof withdrawalStates)[number]

/** What moves a withdrawal on. The member may cancel, the operator does the rest; `fail` is the bank's answer. */
export const withdrawalSteps = ['approve', 'reject', 'cancel', 'disburse', 'fail'] as const
export type WithdrawalStep = (typeof withdrawalSteps)[number]

/** What a step does with the money that is on hold since the request; `pay` may be of a part, the rest stays on hold. */
export type HoldEffect = 'keep' | 'pay' | 'release'

// No step leads back to the request.
type MovedState = Exclude<WithdrawalState, 'in_process'>

const table: Readonly<
  Partial<Record<WithdrawalState, Readonly<Partial<Record<WithdrawalStep, MovedState>>>>>
> = {
  in_process: { approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
  approved: { disburse: 'disbursed', reject: 'rejected', fail: 'failed' },
}

const moves = {
  approved: { kind: 'moved', state: 'approved', hold: 'keep' },
  disbursed: { kind: 'moved', state: 'disbursed', hold: 'pay' },
  rejected: { kind: 'moved', state: 'rejected', hold: 'release' },
  cancelled: { kind: 'moved', state: 'cancelled', hold: 'release' },
  failed: { kind: 'moved', state: 'failed', hold: 'release' },
} as const satisfies Record<MovedState, { kind: 'moved'; state: MovedState; hold: HoldEffect }>

/** A step that was taken: where the withdrawal is now, and what happens to the held money. */
export type MovedWithdrawal = (typeof moves)[MovedState]

/** The steps that a withdrawal can take now. */
export function nextWithdrawalSteps(state: WithdrawalState): WithdrawalStep[] {
  const open = table[state] ?? {}
  return withdrawalSteps.filter((step) => open[step] !== undefined)
}

/** Moves a withdrawal on: the new state, and whether the held amount stays, is paid out or returns to the wallet. */
export function moveWithdrawal(state: WithdrawalState, step: WithdrawalStep): MovedWithdrawal | Refusal {
  const next = table[state]?.[step]
  if (next === undefined) return refuse('wallet.withdraw.refused.step')
  return moves[next]
}
