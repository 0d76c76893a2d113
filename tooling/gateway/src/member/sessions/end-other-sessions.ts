import type { calls } from '@saola/protocol'
import { endAccess } from '../../accounts/access/end-access.ts'
import type { Handler } from '../../http/mount.ts'

/** Signs out every browser but the one that asks, and whatever else would open the account (session 42). */
export const endOtherSessions: Handler<typeof calls.member.endOtherSessions> = async ({
  account,
  services,
}) => ({
  ended: await services.db
    .transaction()
    .execute((trx) => endAccess(trx, account.id, { now: services.now(), keep: account.tokenHash })),
})
