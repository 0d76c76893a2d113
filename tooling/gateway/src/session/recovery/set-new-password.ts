import { updatePassword } from '../../accounts/account-store.ts'
import type { Visit } from '../../accounts/known-places.ts'
import { upsertPayoutWait } from '../../accounts/payout-guard/payout-guard-store.ts'
import { recordActivity } from '../../accounts/record-activity.ts'
import { clearGuesses } from '../../accounts/guesses/take-guess.ts'
import { passwordGuessKey } from '../../accounts/require-password.ts'
import { endAccess } from '../../accounts/access/end-access.ts'
import { findById, type SignInAccount } from '../../accounts/sign-in-account-store.ts'
import { tellOwner } from '../../accounts/tell-owner.ts'
import { forgetWrongPasswords } from '../login.ts'

/**
 * Sets the password of an account, which is signed in nowhere afterwards (session 42); its owner hears of it, and payouts
 * wait (wallet 41). The account was read before its code was used.
 */
export async function setNewPassword(
  { services, merchant, language, ip, network, userAgent, region }: Visit & { network: string },
  { id, name, access_ended_at: since }: SignInAccount,
  password: string,
): Promise<void> {
  const passwordHash = await services.passwords.hash(password)
  await services.db.transaction().execute(async (trx) => {
    const now = services.now()
    await endAccess(trx, id, { now, since })
    await updatePassword(trx, id, passwordHash, now)
    await upsertPayoutWait(trx, id, 'reset', now)
    const account = await findById(trx, merchant.id, id)
    const who = account && { ...account, merchantId: merchant.id, tokenHash: '' }
    if (who)
      await recordActivity(trx, { account: who, services, ip, region, userAgent }, { kind: 'password.reset' })
  })
  // Whoever forgot the old password must not wait because of it.
  await forgetWrongPasswords({ services, merchant, network }, name)
  await clearGuesses(services, passwordGuessKey(id))
  const visit = { services, merchant, language, ip, userAgent, region, account: { id } }
  const told = tellOwner(visit, 'password_reset')
  // The password is set by now; a notice that got lost does not undo it.
  await told.catch((error: unknown) => console.error('[new password]', error))
}
