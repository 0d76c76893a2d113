import { hourMs } from '../lengths-of-time.ts'

/** Hours that payouts wait after what a thief would do first: 24 unless the merchant says otherwise, 72 at most (wallet 41). */
export const payoutWaitHours = { usual: 24, most: 72 } as const

/** What makes transfers along the line, bills and goods wait; payouts wait for it too (wallet 53). */
export type LineWaitReason = 'reset' | 'contact' | 'guard' | 'payment_password' | 'rest'

/** What makes payouts wait: a bank account concerns them alone. */
export type PayoutWaitReason = LineWaitReason | 'bank_card'

/** Why no money may leave an account now: until a moment, or, locked by its owner, until the operator lifts it. */
export type PayoutStop = { reason: PayoutWaitReason; until: number } | { reason: 'locked' }

/**
 * What stops the payouts of an account, if anything does. A lock (wallet 42) goes before a wait.
 * @example payoutStop({ isLocked: false, wait: { reason: 'reset', begunAt: 0 }, hours: 24 }, hourMs) // { reason: 'reset', until: 24 * hourMs }
 */
export function payoutStop(
  account: {
    isLocked: boolean
    wait: { reason: PayoutWaitReason; begunAt: number } | undefined
    hours: number
  },
  now: number,
): PayoutStop | undefined {
  if (account.isLocked) return { reason: 'locked' }
  if (account.wait === undefined) return undefined
  const until = account.wait.begunAt + account.hours * hourMs
  return now < until ? { reason: account.wait.reason, until } : undefined
}
