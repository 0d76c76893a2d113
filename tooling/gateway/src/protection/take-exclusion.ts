import type { calls } from '@saola/protocol'
import { exclusionOf } from '@saola/rules'
import { getPasswordHash } from '../accounts/account-store.ts'
import { isPasswordSet, requirePassword } from '../accounts/require-password.ts'
import type { Handler } from '../http/mount.ts'
import { beginPause } from './begin-pause.ts'
import { describeProtection } from './describe-protection.ts'

/** Begins an exclusion at once. Who has a sign-in password proves to be the owner; an account without one needs none. */
export const takeExclusion: Handler<typeof calls.protection.exclude> = async (context) => {
  const { account, services, input } = context
  if (isPasswordSet(await getPasswordHash(services.db, account.id))) {
    await requirePassword(context, input.password ?? '')
  }
  await beginPause(context, (now) => exclusionOf(input.length, now))
  return describeProtection(context)
}
