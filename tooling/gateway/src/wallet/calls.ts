import type { MountedCall } from '../http/mount.ts'

/** The calls of the area `wallet`. */
export const walletCalls: readonly MountedCall[] = []
