import type { MountedCall } from '../http/mount.ts'

/** The calls of the area `team`. */
export const teamCalls: readonly MountedCall[] = []
