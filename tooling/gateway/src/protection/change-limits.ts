import type { calls } from '@saola/protocol'
import {
  cancelRequest as dropRequest,
  changeLimit,
  confirmLimit as carryOut,
  limitTimes,
  setLimit as firstLimit,
  type ChangedLimit,
  type Limit,
  type LimitKind,
  type LimitPeriod,
  type Refusal,
} from '@saola/rules'
import type { CallContext, Handler } from '../http/mount.ts'
import { requireOwnAccount } from '../member/require-own-account.ts'
import { describeProtection } from './describe-protection.ts'
import { lockProtection, readLimits, removeLimit, saveLimit } from './limit-store.ts'
import { protectionFault } from './protection-fault.ts'

/** Sets or lowers a limit at once; a higher one, or none, is a wish that waits (beyond 7 and 8). */
export const setLimit: Handler<typeof calls.protection.setLimit> = (context) => {
  const { amount, kind, period } = context.input
  const times = context.merchant.settings.protection ?? limitTimes
  return step(context, (limit, now) => {
    if (limit) return changeLimit(limit, amount ?? undefined, now, times)
    return amount === null
      ? { kind: 'refused', key: 'protection.refused.amount' }
      : firstLimit(kind, period, amount)
  })
}

/** Carries out a wish inside its window. */
export const confirmLimit: Handler<typeof calls.protection.confirmLimit> = (context) =>
  step(context, (limit, now) => (limit ? carryOut(limit, now) : noRequest))

/** Drops a wish at once. */
export const cancelRequest: Handler<typeof calls.protection.cancelRequest> = (context) =>
  step(context, (limit) => (limit ? dropRequest(limit) : noRequest))

type Step = (limit: Limit | undefined, now: number) => ChangedLimit | { kind: 'set'; limit: Limit } | Refusal

const noRequest: Refusal = { kind: 'refused', key: 'protection.refused.no_request' }

/** Takes a step under the account's lock, so that a bet or a deposit sees the limit before it or after it. */
async function step(context: CallContext<{ kind: LimitKind; period: LimitPeriod }>, take: Step) {
  const { account, house, input, language } = context
  requireOwnAccount(account)
  await house.db.transaction().execute(async (trx) => {
    await lockProtection(trx, account.id)
    const now = house.now()
    const limits = await readLimits(trx, account.id)
    const limit = limits.find(({ kind, period }) => kind === input.kind && period === input.period)
    const changed = take(limit, now)
    if (changed.kind === 'refused') {
      const field = changed.key === 'protection.refused.amount' ? { field: 'amount' } : {}
      throw protectionFault('protection.refused', changed, { language, ...field })
    }
    if (changed.limit) await saveLimit(trx, account.id, changed.limit, now)
    else await removeLimit(trx, account.id, input)
  })
  return describeProtection(context)
}
