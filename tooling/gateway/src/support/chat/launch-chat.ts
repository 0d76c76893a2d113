import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'

/** The address of the chat room, which is a page of the member site. */
export const launchChat: Handler<typeof calls.support.launchChat> = async ({ services }) => ({
  chatUrl: new URL('/chat', services.settings.memberOrigin).href,
})
