import type { calls } from '@saola/protocol'
import { updateGivenPassword } from '../../accounts/account-store.ts'
import { endAccess } from '../../accounts/access/end-access.ts'
import { recordActivity } from '../../accounts/record-activity.ts'
import type { Handler } from '../../http/mount.ts'
import { refuseCredentials, requireOwned } from './read-sub-account.ts'

/** Gives a sub-account another first password, for somebody who forgot theirs or for somebody else (team 29). */
export const resetSubAccount: Handler<typeof calls.team.resetSubAccount> = async (context) => {
  const { services, input } = context
  const { accountId, ...before } = await requireOwned(context, input.customerId)
  refuseCredentials(context, { name: before.customerName, password: input.password })
  const passwordHash = await services.passwords.hash(input.password)
  await services.db.transaction().execute(async (trx) => {
    await updateGivenPassword(trx, accountId, passwordHash)
    await endAccess(trx, accountId, { now: services.now() })
    await recordActivity(trx, context, { kind: 'sub_account.password', subjectId: accountId })
  })
  return { ...before, mustChangePassword: true }
}
