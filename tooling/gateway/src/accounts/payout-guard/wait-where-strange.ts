import type { Database } from '../../db/database.ts'
import type { CallContext } from '../../http/mount.ts'
import { isGuarded } from '../authenticator/guard-store.ts'
import { isFreshPlace } from './is-fresh-place.ts'
import { upsertPayoutWait } from './payout-guard-store.ts'
import { waitStart } from './require-payouts-open.ts'

/**
 * Lets money wait where a secret that proves its moves is set in a place where the account was never before (wallet 53): the thief of a
 * password would bring both. Who is guarded has proved the act by a code. Asked before the secret is written.
 */
export async function waitWhereStrange(
  trx: Database,
  context: Pick<CallContext<unknown>, 'account' | 'ip' | 'userAgent' | 'services' | 'merchant'>,
  reason: 'guard' | 'payment_password',
): Promise<void> {
  const { account, services, merchant } = context
  const now = services.now()
  if (await isGuarded(trx, account.id)) return
  if (!(await isFreshPlace(trx, context, waitStart(merchant.settings, now)))) return
  await upsertPayoutWait(trx, account.id, reason, now)
}
