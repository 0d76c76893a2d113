import { accountType } from '@saola/protocol'
import { checkAgainstLimits } from '../protection/check-limits.ts'
import type { Limit } from '../protection/change-limit.ts'
import type { Movement } from '../protection/limit-usage.ts'
import { decideUnderPause, type Pause } from '../protection/pause.ts'

/**
 * Why money that has come for an account does not reach it (wallet 56): the account is closed, one to try out, or locked by its owner;
 * it takes a break or is excluded; or the money is more than its own limit leaves.
 */
export type TransferHold = 'closed' | 'trial' | 'locked' | 'pause' | 'limit'

/** An account for which money has come. `movements` are the deposits that arrived before: a code that may still be paid keeps nobody's money. */
export type Receiver = {
  readonly type: number
  readonly isClosed: boolean
  readonly isLocked: boolean
  readonly pauses: readonly Pause[]
  readonly limits: readonly Limit[]
  readonly movements: readonly Movement[]
}

/** What keeps `amount` đồng from an account at a time in ms; undefined when it may have them. Source: wallet 56. */
export function transferHold(receiver: Receiver, amount: number, now: number): TransferHold | undefined {
  if (receiver.isClosed) return 'closed'
  if (receiver.type === accountType.trial) return 'trial'
  if (receiver.isLocked) return 'locked'
  if (decideUnderPause(receiver.pauses, 'deposit', now).kind === 'refused') return 'pause'
  const refusal = checkAgainstLimits(receiver.limits, { action: 'deposit', amount }, receiver.movements, now)
  return refusal === undefined ? undefined : 'limit'
}
