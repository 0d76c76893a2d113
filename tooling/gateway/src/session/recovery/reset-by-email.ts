import type { calls } from '@saola/protocol'
import { signInName } from '@saola/rules'
import { plainText } from '@saola/validation'
import { limits } from '../../accounts/attempt-limits.ts'
import { useCode } from '../../accounts/codes/verification-codes.ts'
import { refuseWeakPassword } from '../../accounts/refuse-weak-password.ts'
import { findByEmail } from '../../accounts/sign-in-account-store.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { setNewPassword } from './set-new-password.ts'

/** Sets a new password with a code from a mail; every session of the account ends. */
export const resetByEmail: Handler<typeof calls.session.resetByEmail> = async (context) => {
  const { services, merchant, input, network } = context
  await takeAttempt(services, `sign-in:address:${network}`, limits.signInPerAddress)
  const recipient = plainText(input.email).toLowerCase()
  refuseWeakPassword(context, input.newPassword)
  const address = { merchantId: merchant.id, purpose: 'reset', channel: 'email', recipient } as const
  await useCode(services, address, input.verificationCode)
  const account = await findByEmail(services.db, merchant.id, recipient)
  if (account?.name !== signInName(input.username)) {
    throw new Fault('phone.invalid-verification-code', { field: 'verificationCode' })
  }
  await setNewPassword(context, account, input.newPassword)
}
