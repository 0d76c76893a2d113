import type { AskVendor } from '../services/ports.ts'
import type { Vendor } from './find-vendor.ts'

/** A round that is finished may have much to pay. */
const timeoutMs = 20_000

/**
 * The vendor over HTTP, as its record says where it is; while its secret is changed, by the one before it where it does not know the
 * new one yet (games 95).
 */
export function createHttpVendor(
  find: () => Promise<Pick<Vendor, 'origin' | 'secrets'> | undefined>,
): AskVendor {
  return async (path, body) => {
    const vendor = await find()
    if (!vendor) return undefined
    const askBy = (secret: string): Promise<Response> =>
      fetch(new URL(path, vendor.origin), {
        method: body === undefined ? 'GET' : 'POST',
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    const [secret = '', before] = vendor.secrets
    const response = await askBy(secret)
    return response.status === 401 && before !== undefined ? askBy(before) : response
  }
}
