import type { calls, CallRequest } from '@saola/protocol'
import { checkConfirmation } from '@saola/validation'
import { Fault } from '../../http/fault.ts'
import { issueFault } from '../../http/issue-fault.ts'
import type { CallContext, Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { updatePassword } from '../../accounts/account-store.ts'
import { refuseGuessedPassword, refuseWeakPassword } from '../../accounts/refuse-weak-password.ts'
import { endAccess } from '../../accounts/access/end-access.ts'
import { clearGuesses, refuseGuessWait, takeGuess } from '../../accounts/guesses/take-guess.ts'
import { passwordGuessKey } from '../../accounts/require-password.ts'
import { tellOwner } from '../../accounts/tell-owner.ts'
import { limits } from '../../accounts/attempt-limits.ts'
import { recordActivity } from '../../accounts/record-activity.ts'
import { findByName } from '../../accounts/sign-in-account-store.ts'

type Passwords = CallRequest<typeof calls.member.changePassword>

/** Changes the sign-in password; all other access to the account ends (session 42), and a forced change is done with. */
export const changePassword: Handler<typeof calls.member.changePassword> = async (context) => {
  const { account, services, merchant, input } = context
  refuseNewPassword(context, input)
  refuseGuessedPassword(context, input.newPassword, account)
  const attempts = `password:account:${account.id}`
  const guesses = passwordGuessKey(account.id)
  await refuseGuessWait(services, guesses)
  await takeAttempt(services, attempts, limits.passwordPerAccount)
  await takeGuess(services, guesses)
  const known = await findByName(services.db, merchant.id, account.name)
  if (!known || !(await services.passwords.verify(known.password_hash, input.oldPassword))) {
    throw new Fault('request_param_err', {
      field: 'oldPassword',
      messageKey: 'session.change.wrong_old',
    })
  }
  const passwordHash = await services.passwords.hash(input.newPassword)
  await services.db.transaction().execute(async (trx) => {
    const now = services.now()
    await endAccess(trx, account.id, { now, keep: account.tokenHash, since: known.access_ended_at })
    await updatePassword(trx, account.id, passwordHash, now)
    await recordActivity(trx, context, { kind: 'password' })
  })
  await clearGuesses(services, guesses)
  await services.limiter.forget(attempts)
  await tellOwner(context, 'password')
}

function refuseNewPassword(
  { merchant, language }: Pick<CallContext<unknown>, 'merchant' | 'language'>,
  { oldPassword, newPassword, confirmNewPassword }: Passwords,
): void {
  refuseWeakPassword({ merchant, language }, newPassword)
  const unlike = checkConfirmation(newPassword, confirmNewPassword, 'confirmNewPassword')[0]
  if (unlike) throw issueFault(unlike, language)
  if (newPassword === oldPassword) {
    throw new Fault('request_param_err', { field: 'newPassword', messageKey: 'session.change.same' })
  }
}
