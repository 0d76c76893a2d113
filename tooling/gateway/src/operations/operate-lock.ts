import * as z from 'zod/mini'
import {
  liftPayoutLock,
  listPayoutLocks,
  type PayoutLock,
} from '../accounts/payout-guard/payout-guard-store.ts'
import { findByName } from '../accounts/sign-in-account-store.ts'
import { withEvent } from '../events/with-event.ts'
import { Fault } from '../http/fault.ts'
import { findMerchant } from '../http/merchant.ts'
import type { Services } from '../services/services.ts'

const words = z.string().check(z.minLength(1), z.maxLength(1000))

/** What the operator does about accounts that their owners locked: looks at them, and lifts a lock once the owner was spoken to. */
export const lockOperation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('waiting'), merchant: z.string() }),
  z.strictObject({
    do: z.literal('lift'),
    merchant: z.string(),
    account: z.string().check(z.minLength(1), z.maxLength(64)),
    /** When the lock began that was looked at: one that the owner has set anew since stays. */
    since: z.optional(z.int()),
    /** Who lifts it, and how the owner was known. */
    by: words,
    note: words,
  }),
])
export type LockOperation = z.infer<typeof lockOperation>

/** So many locks are told at once. */
const most = 100

/** Lists the locks of a merchant's accounts, or lifts one (wallet 42); payouts go on where they stood. */
export async function operateLock(
  services: Services,
  wanted: LockOperation,
  person?: string,
): Promise<{ waiting: PayoutLock[] } | null> {
  const { db } = services
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  if (wanted.do === 'waiting') return { waiting: await listPayoutLocks(db, merchantId, most) }
  const account = await findByName(db, merchantId, wanted.account.trim().toLowerCase())
  const now = services.now()
  const isLifted =
    account &&
    (await withEvent(
      db,
      (trx) => liftPayoutLock(trx, account.id, { ...wanted, now }),
      (isDone) =>
        isDone
          ? {
              merchantId,
              at: now,
              kind: 'act.done',
              actor: 'operator',
              person: person ?? wanted.by,
              accountId: account.id,
              subject: account.name,
              after: { act: 'payout-lock lift' },
              reason: wanted.note,
            }
          : undefined,
    ))
  if (isLifted !== true) throw new Fault('not_found', { field: 'account', messageKey: 'desk.lock.gone' })
  return null
}
