import type { calls } from '@saola/protocol'
import { checkConfirmation } from '@saola/validation'
import { updateFirstPassword } from '../../accounts/account-store.ts'
import { requireCodeWhereOn } from '../../accounts/authenticator/require-authenticator.ts'
import { useCode } from '../../accounts/codes/verification-codes.ts'
import { getAccessEnd } from '../../accounts/access/access-store.ts'
import { endAccess } from '../../accounts/access/end-access.ts'
import { recordActivity } from '../../accounts/record-activity.ts'
import { refuseGuessedPassword, refuseWeakPassword } from '../../accounts/refuse-weak-password.ts'
import { tellOwner } from '../../accounts/tell-owner.ts'
import { issueFault } from '../../http/issue-fault.ts'
import type { Handler } from '../../http/mount.ts'
import { firstPasswordAddress, requireFreshSignIn, requireNoPassword } from './first-password-owner.ts'

/**
 * Sets the sign-in password of an account that was opened by SMS or a provider. A code to its own address proves the
 * owner; without an address the sign-in itself must be fresh. All other access ends (session 42).
 */
export const setFirstPassword: Handler<typeof calls.member.setPassword> = async (context) => {
  const { account, services, merchant, input } = context
  const since = await getAccessEnd(services.db, account.id)
  await requireNoPassword(context)
  refuseWeakPassword(context, input.newPassword)
  refuseGuessedPassword(context, input.newPassword, account)
  const unlike = checkConfirmation(input.newPassword, input.confirmNewPassword, 'confirmNewPassword')[0]
  if (unlike) throw issueFault(unlike, context.language)
  const requireCode = () => requireCodeWhereOn(services, services.db, account.id, input.code)
  const address = await firstPasswordAddress(services.db, account.id)
  if (address) {
    const code = { merchantId: merchant.id, purpose: 'reset', ...address } as const
    // Whoever is signed in is at home, and counts alone.
    const guesser = { place: context.network, isAtHome: true }
    await useCode(services, code, input.verificationCode ?? '', guesser, requireCode)
  } else {
    await requireFreshSignIn(context)
    await requireCode()
  }
  const passwordHash = await services.passwords.hash(input.newPassword)
  await services.db.transaction().execute(async (trx) => {
    const now = services.now()
    await endAccess(trx, account.id, { now, keep: account.tokenHash, since })
    await updateFirstPassword(trx, account.id, passwordHash, now)
    await recordActivity(trx, context, { kind: 'password' })
  })
  await tellOwner(context, 'password')
}
