import type { calls } from '@saola/protocol'
import { endNamedSession } from '../../accounts/session-store.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'

/** Signs out one browser of the account. */
export const endSession: Handler<typeof calls.member.endSession> = async ({ account, services, input }) => {
  if (!(await endNamedSession(services.db, account.id, input.sessionId))) throw new Fault('not_found')
}
