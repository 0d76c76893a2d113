import { createHash, createHmac } from 'node:crypto'

/** The headers of a signed call to the seamless wallet. */
export const vendorHeaders = {
  time: 'X-Vendor-Time',
  nonce: 'X-Vendor-Nonce',
  signature: 'X-Vendor-Signature',
} as const

/** HMAC-SHA256 under the vendor's secret, in hex, over method, path, time, nonce and the SHA-256 of the body. */
export function signCall(
  secret: string,
  call: { method: string; path: string; time: string; nonce: string; body: string },
): string {
  const digest = createHash('sha256').update(call.body).digest('hex')
  const signed = [call.method, call.path, call.time, call.nonce, digest].join('\n')
  return createHmac('sha256', secret).update(signed).digest('hex')
}
