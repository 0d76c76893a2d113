import type { calls } from '@saola/protocol'
import { signInName } from '@saola/rules'
import { plainText } from '@saola/validation'
import { requireCodeWhereOn } from '../../accounts/authenticator/require-authenticator.ts'
import { limits } from '../../accounts/attempt-limits.ts'
import { readGuesser } from '../../accounts/guesses/guesser.ts'
import { useCode } from '../../accounts/codes/verification-codes.ts'
import { refuseGuessedPassword, refuseWeakPassword } from '../../accounts/refuse-weak-password.ts'
import { findByNameAndEmail } from '../../accounts/sign-in-account-store.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { setNewPassword } from './set-new-password.ts'

/**
 * Sets a new password with a code from a mail; every session of the account ends. An authenticator that is on is asked once the code of the mail is right, so
 * that nobody else learns of it (session 39).
 */
export const resetByEmail: Handler<typeof calls.session.resetByEmail> = async (context) => {
  const { services, merchant, input, network } = context
  await takeAttempt(services, `sign-in:address:${network}`, limits.signInPerAddress)
  const recipient = plainText(input.email).toLowerCase()
  refuseWeakPassword(context, input.newPassword)
  refuseGuessedPassword(context, input.newPassword, { name: signInName(input.username) })
  const address = { merchantId: merchant.id, purpose: 'reset', channel: 'email', recipient } as const
  const account = await findByNameAndEmail(services.db, merchant.id, signInName(input.username), recipient)
  const guesser = await readGuesser(context, account?.id, input.loginDeviceId)
  await useCode(services, address, input.verificationCode, guesser, async () => {
    if (account) await requireCodeWhereOn(services, services.db, account.id, input.code)
  })
  if (!account) {
    throw new Fault('phone.invalid-verification-code', { field: 'verificationCode' })
  }
  await setNewPassword(context, account, input.newPassword)
}
