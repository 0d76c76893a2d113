import type { calls } from '@saola/protocol'
import { endNamedSession } from '../../accounts/session-store.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'

/** Signs out one browser of the account. */
export const endSession: Handler<typeof calls.member.endSession> = async ({ account, services, input }) => {
  const named = { publicId: input.sessionId, now: services.now() }
  if (!(await endNamedSession(services.db, account.id, named))) throw new Fault('not_found')
}
