import type { calls } from '@saola/protocol'
import { recordActivity } from '../../accounts/record-activity.ts'
import { deleteAuthenticator } from '../../accounts/authenticator/authenticator-store.ts'
import { tellOwner } from '../../accounts/tell-owner.ts'
import type { Handler } from '../../http/mount.ts'
import { proveOwner } from './prove-owner.ts'

/** Switches the authenticator off; its recovery codes end with it. */
export const removeAuthenticator: Handler<typeof calls.member.removeAuthenticator> = async (context) => {
  const { account, services } = context
  await proveOwner(context)
  await services.db.transaction().execute(async (trx) => {
    await deleteAuthenticator(trx, account.id)
    await recordActivity(trx, context, { kind: 'authenticator.off' })
  })
  await tellOwner(context, 'authenticator_off')
}
