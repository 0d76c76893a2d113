import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { registerBy } from './register-by.ts'

/** Opens a member's account by mail address, and signs in. */
export const registerEmail: Handler<typeof calls.session.registerEmail> = (context) =>
  registerBy('email', context)
