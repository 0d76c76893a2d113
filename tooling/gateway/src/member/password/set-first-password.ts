import type { calls } from '@saola/protocol'
import { checkConfirmation } from '@saola/validation'
import { updateFirstPassword } from '../../accounts/account-store.ts'
import { requireCodeWhereOn } from '../../accounts/authenticator/require-authenticator.ts'
import { useCode } from '../../accounts/codes/verification-codes.ts'
import { hashPassword } from '../../accounts/password.ts'
import { recordActivity } from '../../accounts/record-activity.ts'
import { refuseWeakPassword } from '../../accounts/refuse-weak-password.ts'
import { endOtherSessions } from '../../accounts/session-store.ts'
import { tellOwner } from '../../accounts/tell-owner.ts'
import { issueFault } from '../../http/issue-fault.ts'
import type { Handler } from '../../http/mount.ts'
import { firstPasswordAddress, requireFreshSignIn, requireNoPassword } from './first-password-owner.ts'

/**
 * Sets the sign-in password of an account that was opened by SMS or a provider. A code to its own address proves the
 * owner; without an address the sign-in itself must be fresh. Other sessions end.
 */
export const setFirstPassword: Handler<typeof calls.member.setPassword> = async (context) => {
  const { account, services, merchant, input } = context
  await requireNoPassword(context)
  refuseWeakPassword(context, input.newPassword)
  const unlike = checkConfirmation(input.newPassword, input.confirmNewPassword, 'confirmNewPassword')[0]
  if (unlike) throw issueFault(unlike, context.language)
  const requireCode = () => requireCodeWhereOn(services, services.db, account.id, input.code)
  const address = await firstPasswordAddress(services.db, account.id)
  if (address) {
    const code = { merchantId: merchant.id, purpose: 'reset', ...address } as const
    await useCode(services, code, input.verificationCode ?? '', requireCode)
  } else {
    await requireFreshSignIn(context)
    await requireCode()
  }
  const passwordHash = await hashPassword(input.newPassword, services.randomBytes)
  await services.db.transaction().execute(async (trx) => {
    await updateFirstPassword(trx, account.id, passwordHash, services.now())
    await endOtherSessions(trx, account.id, account.tokenHash)
    await recordActivity(trx, context, { kind: 'password' })
  })
  await tellOwner(context, 'password')
}
