import type { calls } from '@saola/protocol'
import { deleteAuthenticator } from '../../accounts/authenticator/authenticator-store.ts'
import { tellOwner } from '../../accounts/tell-owner.ts'
import type { Handler } from '../../http/mount.ts'
import { proveOwner } from './prove-owner.ts'

/** Switches the authenticator off; its recovery codes end with it. */
export const removeAuthenticator: Handler<typeof calls.member.removeAuthenticator> = async (context) => {
  const { account, services } = context
  await proveOwner(context)
  await services.db.transaction().execute((trx) => deleteAuthenticator(trx, account.id))
  await tellOwner(context, 'authenticator_off')
}
