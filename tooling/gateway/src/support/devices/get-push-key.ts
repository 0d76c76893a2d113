import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { pushKeysOf } from './push-keys.ts'

/** The key that a browser asks its push service with. */
export const getPushKey: Handler<typeof calls.support.pushKey> = async ({ services }) => ({
  key: pushKeysOf(services).publicKey,
})
