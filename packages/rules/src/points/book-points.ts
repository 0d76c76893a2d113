import type { EarnRatio } from './earn-points.ts'

/** What a booking changes, the rest that counts next time, and points to take back that were spent already. */
export type Booked = { readonly changed: number; readonly carried: number; readonly owed: number }

/**
 * Points for an amount in đồng that may be a correction with a minus (points 10): never more is taken than the balance
 * holds; what is missing is owed, and whatever comes next pays it (points 16).
 */
export function bookPoints(ratio: EarnRatio, amount: number, carried: number, balance: number): Booked {
  const total = BigInt(amount) * BigInt(ratio.points) + BigInt(carried)
  const per = BigInt(ratio.perAmount)
  // Division cuts towards zero; the rest must stay from 0 on.
  const whole = total / per - (total % per < 0n ? 1n : 0n)
  const changed = whole < -BigInt(balance) ? -BigInt(balance) : whole
  return { changed: Number(changed), carried: Number(total - whole * per), owed: Number(changed - whole) }
}
