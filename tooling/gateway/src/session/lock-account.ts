import type { calls } from '@saola/protocol'
import { lockLinkMs } from '@saola/rules'
import { endAccess } from '../accounts/access/end-access.ts'
import { limits } from '../accounts/attempt-limits.ts'
import { useLockLink } from '../accounts/payout-guard/lock-link.ts'
import { deleteAuthenticator } from '../accounts/authenticator/authenticator-store.ts'
import { deletePasskeys } from '../accounts/passkeys/passkey-store.ts'
import { insertPayoutLock } from '../accounts/payout-guard/payout-guard-store.ts'
import { findById } from '../accounts/sign-in-account-store.ts'
import { tellOwner } from '../accounts/tell-owner.ts'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'

/**
 * Locks the account of a notice's link (session 40): it is signed in nowhere, stays signed in nowhere, and nothing is paid out until
 * the operator lifts it. A link works once; nothing happens by opening its page.
 */
export const lockAccount: Handler<typeof calls.session.lockAccount> = async (context) => {
  const { services, merchant, input, network, language, ip, userAgent, region } = context
  await takeAttempt(services, `lock-link:address:${network}`, limits.signInPerAddress)
  const now = services.now()
  const id = await services.db.transaction().execute(async (trx) => {
    const accountId = await useLockLink(trx, input.token, now)
    const account = accountId === undefined ? undefined : await findById(trx, merchant.id, accountId)
    if (!account) throw new Fault('session.lock.ended')
    await insertPayoutLock(trx, account.id, now)
    await endAccess(trx, account.id, { now })
    // What guards the account outlives sessions: a passkey may be the stranger's, and so may what was switched on since the notice.
    await deletePasskeys(trx, account.id)
    await deleteAuthenticator(trx, account.id, { since: now - lockLinkMs })
    return account.id
  })
  const visit = { services, merchant, language, ip, userAgent, region, account: { id } }
  const told = tellOwner(visit, 'locked')
  // It is locked by now; a notice that got lost does not undo it.
  await told.catch((error: unknown) => console.error('[lock]', error))
}
