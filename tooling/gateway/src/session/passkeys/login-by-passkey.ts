import type { calls } from '@saola/protocol'
import { limits } from '../../accounts/attempt-limits.ts'
import { checkPasskey } from '../../accounts/passkeys/check-passkey.ts'
import { findById } from '../../accounts/sign-in-account-store.ts'
import { startSession } from '../../accounts/start-session.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'

/**
 * Signs in with a passkey (session 41): a thing that is held and a person that it has looked at, which is two proofs, so none is asked
 * for in a new place. One that was begun before the account's access was ended opens nothing (session 42).
 */
export const loginByPasskey: Handler<typeof calls.session.passkeyLogin> = async (context) => {
  const { services, merchant, network, input } = context
  await takeAttempt(services, `passkey:address:${network}`, limits.signInPerAddress)
  const { accountId, startedAt } = await checkPasskey(context, input.answer)
  const account = await findById(services.db, merchant.id, accountId)
  if (!account || account.access_ended_at >= startedAt) throw new Fault('passkey.refused')
  if (account.active_flag !== 1) throw new Fault('us_forbidden_login_error')
  return startSession(services.db, account, context, input.loginDeviceId)
}
