import type { MountedCall } from '../http/mount.ts'

/** The calls of the area `system`. */
export const systemCalls: readonly MountedCall[] = []
