import type { MountedCall } from '../http/mount.ts'

/** The calls of the area `session`. */
export const sessionCalls: readonly MountedCall[] = []
