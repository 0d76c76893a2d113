import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { endSession } from '../accounts/session-store.ts'
import { replyWithCookie } from './reply-with-cookie.ts'
import { stayCookie, stayCookieOf } from './staying/stay-cookie.ts'

/** Ends the session that the call came with, and the stay of its browser. */
export const logout: Handler<typeof calls.session.logout> = async ({ account, services, cookie }) => {
  await endSession(services.db, account.tokenHash, services.now())
  return cookie(stayCookie) === undefined ? undefined : replyWithCookie(services, stayCookieOf(), null)
}
