import type { MountedCall } from '../http/mount.ts'

/** The calls of the area `member`. */
export const memberCalls: readonly MountedCall[] = []
