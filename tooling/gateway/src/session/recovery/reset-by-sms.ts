import type { calls } from '@saola/protocol'
import { requireCodeWhereOn } from '../../accounts/authenticator/require-authenticator.ts'
import { limits } from '../../accounts/attempt-limits.ts'
import { readGuesser } from '../../accounts/guesses/guesser.ts'
import { useCode } from '../../accounts/codes/verification-codes.ts'
import { refuseGuessedPassword, refuseWeakPassword } from '../../accounts/refuse-weak-password.ts'
import { requirePhone } from '../../accounts/require-phone.ts'
import { findByProvedMobile } from '../../accounts/sign-in-account-store.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { setNewPassword } from './set-new-password.ts'

/**
 * Sets a new password with a code from an SMS; every session of the account ends. An authenticator that is on is asked once the SMS code is right, so that
 * nobody else learns of it (session 39).
 */
export const resetBySms: Handler<typeof calls.session.resetBySms> = async (context) => {
  const { services, merchant, input, network } = context
  await takeAttempt(services, `sign-in:address:${network}`, limits.signInPerAddress)
  const recipient = requirePhone(input.mobileNum)
  refuseWeakPassword(context, input.newPassword)
  // The account's own name would tell a stranger whose number it is.
  refuseGuessedPassword(context, input.newPassword)
  const address = { merchantId: merchant.id, purpose: 'reset', channel: 'sms', recipient } as const
  const account = await findByProvedMobile(services.db, merchant.id, recipient)
  const guesser = await readGuesser(context, account?.id, input.loginDeviceId)
  await useCode(services, address, input.verificationCode, guesser, async () => {
    if (account) await requireCodeWhereOn(services, services.db, account.id, input.code)
  })
  if (!account) throw new Fault('social.account.missing')
  await setNewPassword(context, account, input.newPassword)
}
