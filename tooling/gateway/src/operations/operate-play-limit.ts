import * as z from 'zod/mini'
import { limitKinds, limitPeriods, timeLimitPeriods } from '@saola/protocol'
import { findByName } from '../accounts/sign-in-account-store.ts'
import { appendEvent } from '../events/event-store.ts'
import { Fault } from '../http/fault.ts'
import { findMerchant } from '../http/merchant.ts'
import { lockProtection } from '../protection/limit-store.ts'
import {
  createOperatorLimit,
  endOperatorLimit,
  listOperatorLimits,
  type OperatorLimit,
} from '../protection/stakes/operator-limit-store.ts'
import type { Services } from '../services/services.ts'

const words = z.string().check(z.minLength(1), z.maxLength(1000))
const whose = { merchant: z.string(), account: z.string().check(z.minLength(1), z.maxLength(64)) }
const why = { by: words, reason: words }
const which = {
  kind: z.enum([...limitKinds, 'time']),
  period: z.enum([...limitPeriods, ...timeLimitPeriods]),
}
const dayMinutes = 1440

/** What the operator does about limits of a member: looks at them, sets one (đồng, or minutes of play), or ends one. */
export const playLimitOperation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('list'), ...whose }),
  z
    .strictObject({ do: z.literal('set'), ...whose, ...which, ...why, amount: z.int().check(z.positive()) })
    .check(z.refine(({ kind, period, amount }) => fits(kind, period, amount), { path: ['period'] })),
  z.strictObject({ do: z.literal('end'), ...whose, ...which, ...why }),
])
export type PlayLimitOperation = z.infer<typeof playLimitOperation>

/** Time is bounded in one go or by the day, up to a day's minutes; money over the other periods. */
function fits(kind: string, period: string, amount: number): boolean {
  const isOfTime = timeLimitPeriods.some((each) => each === period)
  return isOfTime === (kind === 'time') && (!isOfTime || amount <= dayMinutes)
}

/**
 * Sets, ends or lists the operator's limits of a member (protection 19), under the lock that stakes take; one that is set ends the
 * one before it, and each keeps who set and who ended it, and why.
 */
export async function operatePlayLimit(
  { db, ...services }: Services,
  wanted: PlayLimitOperation,
  person?: string,
): Promise<{ limits: OperatorLimit[] }> {
  const { id: merchantId } = await findMerchant({ ...services, db }, wanted.merchant)
  const account = await findByName(db, merchantId, wanted.account.trim().toLowerCase())
  if (!account) throw new Fault('not_found', { field: 'account', messageKey: 'desk.concern.no_member' })
  if (wanted.do !== 'list') {
    await db.transaction().execute(async (trx) => {
      await lockProtection(trx, account.id)
      const now = services.now()
      const hadOne = await endOperatorLimit(trx, account.id, wanted, now)
      if (wanted.do === 'set') await createOperatorLimit(trx, account.id, wanted, now)
      else if (!hadOne) throw new Fault('not_found', { field: 'kind' })
      await appendEvent(trx, {
        merchantId,
        at: now,
        kind: 'protection.limit-changed',
        actor: 'operator',
        person: person ?? wanted.by,
        accountId: account.id,
        subject: `${wanted.kind} ${wanted.period}`,
        before: { isLimited: hadOne },
        after: { isLimited: wanted.do === 'set', ...(wanted.do === 'set' && { amount: wanted.amount }) },
        reason: wanted.reason,
      })
    })
  }
  return { limits: await listOperatorLimits(db, account.id) }
}
