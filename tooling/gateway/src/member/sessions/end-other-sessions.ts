import type { calls } from '@saola/protocol'
import { endOtherSessions as endOthers } from '../../accounts/session-store.ts'
import type { Handler } from '../../http/mount.ts'

/** Signs out every browser but the one that asks. */
export const endOtherSessions: Handler<typeof calls.member.endOtherSessions> = async ({
  account,
  services,
}) => ({
  ended: await endOthers(services.db, account.id, account.tokenHash),
})
