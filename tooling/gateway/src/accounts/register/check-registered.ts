import { appendEvent } from '../../events/event-store.ts'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import { banIfRegistered, isRegistered } from './register-store.ts'

/** Refuses to open an account to somebody whom the register in force at a merchant names (protection 23). */
export async function refuseRegistered(
  trx: Database,
  merchantId: number,
  person: { mobile?: string | undefined; email?: string | undefined },
): Promise<void> {
  if (!(await isRegistered(trx, merchantId, person))) return
  throw new Fault('protection.paused', { messageKey: 'protection.closed.register' })
}

/** Closes play to who signs in and stands in the register (protection 23): a number or address may have come since it was applied. */
export async function checkAtSignIn(trx: Database, accountId: number, now: number): Promise<void> {
  const banned = await banIfRegistered(trx, accountId, now)
  if (banned === undefined) return
  await appendEvent(trx, {
    merchantId: banned.merchantId,
    at: now,
    kind: 'protection.excluded',
    actor: 'gateway',
    accountId,
    subject: banned.name,
    after: { source: 'register' },
  })
}
