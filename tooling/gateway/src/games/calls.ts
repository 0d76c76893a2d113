import type { MountedCall } from '../http/mount.ts'

/** The calls of the area `games`. */
export const gamesCalls: readonly MountedCall[] = []
