import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { siteOf } from '../../services/site-of.ts'

/** The address of the chat room, which is a page of the member site. */
export const launchChat: Handler<typeof calls.support.launchChat> = async ({ services, merchant }) => ({
  chatUrl: new URL('/chat', siteOf(services.settings, merchant.settings)).href,
})
