import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { endSession } from '../accounts/session-store.ts'

/** Ends the session that the call came with. */
export const logout: Handler<typeof calls.session.logout> = async ({ account, services }) => {
  await endSession(services.db, account.tokenHash)
}
