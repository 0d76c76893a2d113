import { appendEvent } from '../../events/event-store.ts'
import type { Database } from '../../db/database.ts'
import { upsertPayoutWait } from '../payout-guard/payout-guard-store.ts'
import { wakeAccount } from './rest-store.ts'

/**
 * Ends the rest of an account to which somebody signs in, and makes its money wait as after a reset (member 25, wallet 41): who comes
 * back after a year may be somebody else. False where it did not rest.
 */
export async function wakeAtSignIn(
  trx: Database,
  { id, name, merchantId }: { id: number; name: string; merchantId: number },
  now: number,
): Promise<boolean> {
  if (!(await wakeAccount(trx, id))) return false
  await upsertPayoutWait(trx, id, 'rest', now)
  await appendEvent(trx, {
    merchantId,
    at: now,
    kind: 'account.woken',
    actor: 'account',
    accountId: id,
    subject: name,
  })
  return true
}
