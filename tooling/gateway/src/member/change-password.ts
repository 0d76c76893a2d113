import type { calls, CallRequest } from '@saola/protocol'
import { checkConfirmation } from '@saola/validation'
import { Fault } from '../http/fault.ts'
import { issueFault } from '../http/issue-fault.ts'
import type { CallContext, Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { tellOwner } from './tell-owner.ts'
import { limits } from '../session/limits.ts'
import { hashPassword, verifyPassword } from '../session/password.ts'
import { endOtherSessions, findByName } from '../session/session-store.ts'

type Passwords = CallRequest<typeof calls.member.changePassword>

/** Changes the sign-in password; every other session of the account ends, and a forced change is done with. */
export const changePassword: Handler<typeof calls.member.changePassword> = async (context) => {
  const { account, house, merchant, input } = context
  refuseNewPassword(context, input)
  const attempts = `password:account:${account.id}`
  await takeAttempt(house, attempts, limits.passwordPerAccount)
  const known = await findByName(house.db, merchant.id, account.name)
  if (!(await verifyPassword(known?.password_hash, input.oldPassword))) {
    throw new Fault('request_param_err', {
      field: 'oldPassword',
      messageKey: 'session.change.wrong_old',
    })
  }
  const passwordHash = await hashPassword(input.newPassword, house.randomBytes)
  await house.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('account')
      .set({
        password_hash: passwordHash,
        first_login: false,
        password_expired: false,
        password_changed_at: house.now(),
      })
      .where('id', '=', account.id)
      .execute()
    await endOtherSessions(trx, account.id, account.tokenHash)
  })
  await house.limiter.forget(attempts)
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
