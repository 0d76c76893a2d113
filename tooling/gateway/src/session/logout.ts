import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { endSession } from './session-store.ts'

/** Ends the session that the call came with. */
export const logout: Handler<typeof calls.session.logout> = async ({ account, house }) => {
  await endSession(house.db, account.tokenHash)
}
