import type { ProtectionState } from '@saola/protocol'
import type { ChangedLimit, Limit, LimitKind, LimitPeriod, Refusal } from '@saola/rules'
import { appendEvent } from '../events/event-store.ts'
import type { CallContext } from '../http/mount.ts'
import { describeProtection } from './describe-protection.ts'
import { lockProtection, readLimits, removeLimit, saveLimit } from './limit-store.ts'
import { protectionFault } from './protection-fault.ts'

type Step = (limit: Limit | undefined, now: number) => ChangedLimit | { kind: 'set'; limit: Limit } | Refusal

/** Nobody has asked for another limit here. */
export const noRequest: Refusal = { kind: 'refused', key: 'protection.refused.no_request' }

/** A limit as an event tells it: its amount, and the one that is wished for. */
export function toldOf({ amount, request }: Pick<Limit, 'amount' | 'request'>): Record<string, unknown> {
  return { amount, ...(request && { wished: request.amount ?? null, confirmFrom: request.confirmFrom }) }
}

/** Takes a step under the account's lock, so that a bet or a deposit sees the limit before it or after it. */
export async function changeLimit(
  context: CallContext<{ kind: LimitKind; period: LimitPeriod }>,
  take: Step,
): Promise<ProtectionState> {
  const { account, services, merchant, input } = context
  await services.db.transaction().execute(async (trx) => {
    await lockProtection(trx, account.id)
    const now = services.now()
    const limits = await readLimits(trx, account.id)
    const limit = limits.find(
      ({ kind, period, owner }) => kind === input.kind && period === input.period && owner === undefined,
    )
    const changed = take(limit, now)
    if (changed.kind === 'refused') {
      const field = changed.key === 'protection.refused.amount' ? { field: 'amount' } : {}
      throw protectionFault('protection.refused', changed, field)
    }
    if (changed.limit) await saveLimit(trx, account.id, changed.limit, now)
    else await removeLimit(trx, account.id, input)
    await appendEvent(trx, {
      merchantId: merchant.id,
      at: now,
      kind: 'protection.limit-changed',
      actor: 'account',
      accountId: account.id,
      subject: `${input.kind} ${input.period}`,
      before: limit && toldOf(limit),
      after: changed.limit && toldOf(changed.limit),
    })
  })
  return describeProtection(context)
}
