import type { calls } from '@saola/protocol'
import { deleteRecoveryCodes } from '../../accounts/authenticator/authenticator-store.ts'
import { isGuarded } from '../../accounts/authenticator/guard-store.ts'
import { requireCodeWhereOn } from '../../accounts/authenticator/require-authenticator.ts'
import { deletePasskey } from '../../accounts/passkeys/passkey-store.ts'
import { recordActivity } from '../../accounts/record-activity.ts'
import { requirePassword } from '../../accounts/require-password.ts'
import { tellOwner } from '../../accounts/tell-owner.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { parseId } from '../../http/parse-id.ts'

/** Removes a passkey (member 21). The recovery codes end with the last guard of the account. */
export const removePasskey: Handler<typeof calls.member.removePasskey> = async (context) => {
  const { account, services, input } = context
  await requirePassword(context, input.password)
  await services.db.transaction().execute(async (trx) => {
    // Before the passkey goes: it may be what the code is asked for.
    await requireCodeWhereOn(services, trx, account.id, input.code)
    if (!(await deletePasskey(trx, account.id, parseId(input.passkeyId)))) throw new Fault('not_found')
    if (!(await isGuarded(trx, account.id))) await deleteRecoveryCodes(trx, account.id)
    await recordActivity(trx, context, { kind: 'passkey.off' })
  })
  await tellOwner(context, 'passkey_off')
}
