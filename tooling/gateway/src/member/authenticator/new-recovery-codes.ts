import type { calls } from '@saola/protocol'
import { writeRecoveryCodes } from '../../accounts/authenticator/recovery-codes.ts'
import { tellOwner } from '../../accounts/tell-owner.ts'
import type { Handler } from '../../http/mount.ts'
import { proveOwner } from './prove-owner.ts'

/** Fresh recovery codes; the old ones stop working. */
export const newRecoveryCodes: Handler<typeof calls.member.newRecoveryCodes> = async (context) => {
  const { account, services } = context
  await proveOwner(context)
  const recoveryCodes = await services.db
    .transaction()
    .execute((trx) => writeRecoveryCodes(trx, account.id, services.randomBytes))
  await tellOwner(context, 'recovery_codes')
  return { recoveryCodes }
}
