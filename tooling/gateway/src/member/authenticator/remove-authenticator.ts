import type { calls } from '@saola/protocol'
import { recordActivity } from '../../accounts/record-activity.ts'
import {
  deleteAuthenticator,
  deleteRecoveryCodes,
  hasAuthenticator,
} from '../../accounts/authenticator/authenticator-store.ts'
import { isGuarded } from '../../accounts/authenticator/guard-store.ts'
import { tellOwner } from '../../accounts/tell-owner.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { proveOwner } from './prove-owner.ts'

/** Switches the authenticator off; the recovery codes end with the last guard of the account. */
export const removeAuthenticator: Handler<typeof calls.member.removeAuthenticator> = async (context) => {
  const { account, services } = context
  if (!(await hasAuthenticator(services.db, account.id))) throw new Fault('member.authenticator.off')
  await proveOwner(context)
  await services.db.transaction().execute(async (trx) => {
    await deleteAuthenticator(trx, account.id)
    if (!(await isGuarded(trx, account.id))) await deleteRecoveryCodes(trx, account.id)
    await recordActivity(trx, context, { kind: 'authenticator.off' })
  })
  await tellOwner(context, 'authenticator_off')
}
