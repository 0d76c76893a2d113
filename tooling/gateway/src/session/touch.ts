import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'

/** Keeps the session: whatever is asked with its token does, so that there is nothing left to do here. */
export const touch: Handler<typeof calls.session.touch> = async () => null
