import type { calls } from '@saola/protocol'
import { changeLimit as changed, limitTimes, setLimit as firstLimit } from '@saola/rules'
import type { Handler } from '../http/mount.ts'
import { changeLimit } from './change-limit.ts'

/** Sets or lowers a limit at once; a higher one, or none, is a wish that waits (protection 2). */
export const setLimit: Handler<typeof calls.protection.setLimit> = (context) => {
  const { amount, kind, period } = context.input
  const times = context.merchant.settings.protection ?? limitTimes
  return changeLimit(context, (limit, now) => {
    if (limit) return changed(limit, amount ?? undefined, now, times)
    return amount === null
      ? { kind: 'refused', key: 'protection.refused.amount' }
      : firstLimit(kind, period, amount)
  })
}
