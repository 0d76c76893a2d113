import type { MountedCall } from '../http/mount.ts'

/** The calls of the area `support`. */
export const supportCalls: readonly MountedCall[] = []
