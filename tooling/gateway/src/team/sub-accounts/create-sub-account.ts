import type { calls } from '@saola/protocol'
import { signInName, subAccountRules, subAccountType } from '@saola/rules'
import { openAccount } from '../../accounts/account-store.ts'
import { limits } from '../../accounts/attempt-limits.ts'
import { recordActivity } from '../../accounts/record-activity.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { refuseTakenName } from '../../session/registration/registration-places.ts'
import { readTerms, refuseCredentials } from './read-sub-account.ts'
import { insertOwned, listOwned, lockOwner } from './sub-account-store.ts'

/** Makes a sub-account of the caller, who tells its user the name and the first password (team 27, 29). */
export const createSubAccount: Handler<typeof calls.team.createSubAccount> = async (context) => {
  const { account, services, merchant, input } = context
  const type = subAccountType(account.type)
  if (type === undefined) throw new Fault('account.type.refused')
  const terms = readTerms(input)
  const { username, password } = input
  refuseCredentials(context, { username, password })
  await takeAttempt(services, `sub-accounts:account:${account.id}`, limits.subAccountsPerAgent)
  const name = signInName(username)
  await refuseTakenName(services.db, merchant.id, name)
  const passwordHash = await services.passwords.hash(password)
  return services.db.transaction().execute(async (trx) => {
    await lockOwner(trx, account.id)
    if ((await listOwned(trx, account.id)).length >= subAccountRules.most) {
      throw new Fault('team.sub_accounts.many', { params: { most: subAccountRules.most } })
    }
    const now = services.now()
    const nickname = terms.label
    const opening = { merchantId: merchant.id, name, nickname, type, uplineId: null, passwordHash, now }
    const accountId = await openAccount(trx, { ...opening, mustChangePassword: true, openedBy: account.id })
    if (accountId === undefined) throw new Fault('register.username.taken', { field: 'username' })
    await insertOwned(trx, { ...terms, accountId, ownerId: account.id, now })
    await recordActivity(trx, context, { kind: 'sub_account.create', subjectId: accountId })
    const [made] = await listOwned(trx, account.id)
    if (made === undefined) throw new Error('a sub-account was made and is not there')
    return made
  })
}
