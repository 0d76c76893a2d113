import { openAccount } from '../../accounts/account-store.ts'
import { limits } from '../../accounts/attempt-limits.ts'
import { refuseRegistered } from '../../accounts/register/check-registered.ts'
import { recordActivity } from '../../accounts/record-activity.ts'
import { Fault } from '../../http/fault.ts'
import type { CallContext } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { requireOpenFor } from '../../protection/enforce.ts'
import { lockProtection } from '../../protection/limit-store.ts'
import { refuseTaken } from '../../session/registration/registration-places.ts'
import type { AccountToOpen } from './read-account.ts'

/**
 * Opens an account directly below the caller, whose owner has to choose a password of their own. A break that the caller takes
 * at the same moment comes before or after, never in between.
 */
export async function openBelow(context: CallContext<unknown>, account: AccountToOpen): Promise<number> {
  const { account: caller, services, merchant } = context
  await takeAttempt(services, `opening:account:${caller.id}`, limits.openingsPerAgent)
  await refuseTaken(services.db, merchant.id, account)
  const passwordHash = await services.passwords.hash(account.password)
  return services.db.transaction().execute(async (trx) => {
    await lockProtection(trx, caller.id)
    const now = services.now()
    await requireOpenFor(trx, 'opening', { accountId: caller.id, now })
    await refuseRegistered(trx, merchant.id, account)
    const id = await openAccount(trx, {
      merchantId: merchant.id,
      name: account.name,
      nickname: account.nickname,
      type: account.type,
      uplineId: caller.id,
      passwordHash,
      mobile: account.mobile,
      email: account.email,
      details: account.details,
      mustChangePassword: true,
      rebateRate: account.rebateRate,
      openedBy: caller.id,
      now,
    })
    if (id !== undefined) {
      await recordActivity(trx, context, { kind: 'opening', subjectId: id })
      return id
    }
    // Somebody else was faster by a moment.
    await refuseTaken(trx, merchant.id, account)
    throw new Fault('internal', { cause: new Error('an account was refused without a reason') })
  })
}
