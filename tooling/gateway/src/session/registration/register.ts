import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { registerBy } from './register-by.ts'

/** Opens a member's account by user name, and signs in. */
export const register: Handler<typeof calls.session.register> = (context) => registerBy('username', context)
