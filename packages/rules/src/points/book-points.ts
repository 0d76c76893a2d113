import type { EarnRatio } from './earn-points.ts'

/** What a booking changes, and the rest that counts next time; below zero for points that could not be taken back. */
export type Booked = { readonly changed: number; readonly carried: number }

/**
 * Points for an amount in đồng that may be a correction with a minus (points 10): never more is taken than the balance
 * holds; what is missing is carried, so that later play makes it good before it earns.
 */
export function bookPoints(ratio: EarnRatio, amount: number, carried: number, balance: number): Booked {
  const total = BigInt(amount) * BigInt(ratio.points) + BigInt(carried)
  const per = BigInt(ratio.perAmount)
  // Division cuts towards zero; the rest must stay from 0 on.
  const whole = total / per - (total % per < 0n ? 1n : 0n)
  const changed = whole < -BigInt(balance) ? -BigInt(balance) : whole
  return { changed: Number(changed), carried: Number(total - changed * per) }
}
