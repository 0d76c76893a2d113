import type { calls, ProtectionState } from '@saola/protocol'
import {
  cancelRequest,
  changeLimit,
  confirmLimit,
  limitTimes,
  setTimeLimit as firstLimit,
  type ChangedLimit,
  type Refusal,
  type TimeLimit,
  type TimePeriod,
} from '@saola/rules'
import { appendEvent } from '../../events/event-store.ts'
import type { CallContext, Handler } from '../../http/mount.ts'
import { noRequest, toldOf } from '../change-limit.ts'
import { describeProtection } from '../describe-protection.ts'
import { lockProtection } from '../limit-store.ts'
import { protectionFault } from '../protection-fault.ts'
import { readTimeLimits, removeTimeLimit, saveTimeLimit } from './time-limit-store.ts'

/** Sets or lowers a limit on time at once; more, or none, is a wish that waits (protection 18). */
export const setTimeLimit: Handler<typeof calls.protection.setTimeLimit> = (context) => {
  const { minutes, period } = context.input
  const times = context.merchant.settings.protection ?? limitTimes
  return change(context, (limit, now) => {
    if (limit) return changeLimit(limit, minutes ?? undefined, now, times)
    return minutes === null
      ? { kind: 'refused', key: 'protection.refused.amount' }
      : firstLimit(period, minutes)
  })
}

/** Carries out a wish inside its window. */
export const confirmTimeLimit: Handler<typeof calls.protection.confirmTimeLimit> = (context) =>
  change(context, (limit, now) => (limit ? confirmLimit(limit, now) : noRequest))

/** Drops a wish at once. */
export const cancelTimeRequest: Handler<typeof calls.protection.cancelTimeRequest> = (context) =>
  change(context, (limit) => (limit ? cancelRequest(limit) : noRequest))

type Step = (limit: TimeLimit | undefined, now: number) => ChangedLimit<TimeLimit> | Refusal

/** Takes a step under the account's lock, so that a stake sees the limit before it or after it. */
async function change(context: CallContext<{ period: TimePeriod }>, take: Step): Promise<ProtectionState> {
  const { account, merchant, services, input } = context
  await services.db.transaction().execute(async (trx) => {
    await lockProtection(trx, account.id)
    const now = services.now()
    const limits = await readTimeLimits(trx, account.id)
    const limit = limits.find(({ period }) => period === input.period)
    const changed = take(limit, now)
    if (changed.kind === 'refused') {
      const field = changed.key === 'protection.refused.amount' ? { field: 'minutes' } : {}
      throw protectionFault('protection.refused', changed, field)
    }
    if (changed.limit) await saveTimeLimit(trx, account.id, changed.limit, now)
    else await removeTimeLimit(trx, account.id, input.period)
    await appendEvent(trx, {
      merchantId: merchant.id,
      at: now,
      kind: 'protection.limit-changed',
      actor: 'account',
      accountId: account.id,
      subject: `time ${input.period}`,
      before: limit && toldOf(limit),
      after: changed.limit && toldOf(changed.limit),
    })
  })
  return describeProtection(context)
}
