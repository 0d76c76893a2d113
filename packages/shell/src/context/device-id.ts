import { newIdempotencyKey } from '../calls/idempotency-key.ts'
import type { AppStorage } from './storage.ts'

const deviceKey = 'device'

/** The random name that this browser keeps for good, so that the gateway can tell its owner about new ones. */
export function deviceId({ device }: Pick<AppStorage, 'device'>): string {
  const known = device.read(deviceKey)
  if (known !== undefined && /^[\da-f]{32}$/.test(known)) return known
  const fresh = newIdempotencyKey()
  device.write(deviceKey, fresh)
  return fresh
}
