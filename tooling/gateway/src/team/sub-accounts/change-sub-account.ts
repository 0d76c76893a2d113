import type { calls } from '@saola/protocol'
import { endAccess } from '../../accounts/access/end-access.ts'
import { recordActivity } from '../../accounts/record-activity.ts'
import type { Handler } from '../../http/mount.ts'
import { readTerms, requireOwned } from './read-sub-account.ts'
import { updateOwned } from './sub-account-store.ts'

/** Changes a sub-account at once, in its open sessions too; one that is switched off has none left (team 29). */
export const changeSubAccount: Handler<typeof calls.team.changeSubAccount> = async (context) => {
  const { services, input } = context
  const { accountId, ...before } = await requireOwned(context, input.customerId)
  const terms = { ...readTerms(input, before.dailyCap), isOn: input.isOn }
  await services.db.transaction().execute(async (trx) => {
    await updateOwned(trx, accountId, terms)
    if (!terms.isOn) await endAccess(trx, accountId, { now: services.now() })
    const isSame =
      before.label === terms.label &&
      before.dailyCap === terms.dailyCap &&
      sameRights(before.rights, terms.rights)
    const subjectId = accountId
    if (before.isOn !== terms.isOn) {
      const kind = terms.isOn ? 'sub_account.on' : 'sub_account.off'
      await recordActivity(trx, context, { kind, subjectId })
    }
    if (!isSame) await recordActivity(trx, context, { kind: 'sub_account.change', subjectId })
  })
  return { ...before, ...terms }
}

function sameRights(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((right) => other.includes(right))
}
