import { checkAuthenticator } from '../../accounts/authenticator/check-authenticator.ts'
import { isGuarded } from '../../accounts/authenticator/guard-store.ts'
import { requirePassword } from '../../accounts/require-password.ts'
import { Fault } from '../../http/fault.ts'
import type { CallContext } from '../../http/mount.ts'
import { forgetCodeAttempts, takeCodeAttempt } from './code-attempts.ts'

/** Asks for both the password and a code: a stolen session, or a password that leaked, is not enough. */
export async function proveOwner(context: CallContext<{ password: string; code: string }>): Promise<void> {
  const { account, services, input } = context
  if (!(await isGuarded(services.db, account.id))) throw new Fault('member.authenticator.off')
  await requirePassword(context, input.password)
  await takeCodeAttempt(services, account.id)
  if (!(await checkAuthenticator(services, account.id, input.code))) {
    throw new Fault('member.authenticator.code', { field: 'code' })
  }
  await forgetCodeAttempts(services, account.id)
}
