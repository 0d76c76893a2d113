import type { AskVendor } from '../services/ports.ts'
import type { Vendor } from './find-vendor.ts'

const timeoutMs = 5000

/** The vendor over HTTP, as its record says where it is. */
export function createHttpVendor(find: () => Promise<Vendor | undefined>): AskVendor {
  return async (path, body) => {
    const vendor = await find()
    if (!vendor) return undefined
    return fetch(new URL(path, vendor.origin), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${vendor.secrets[0] ?? ''}`, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }
}
