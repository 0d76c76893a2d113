import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { registerBy } from './register-by.ts'

/** Opens a member's account by mobile number, and signs in. */
export const registerMobile: Handler<typeof calls.session.registerMobile> = (context) =>
  registerBy('mobile', context)
