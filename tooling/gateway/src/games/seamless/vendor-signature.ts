import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The headers of a signed vendor call: when it was signed, what makes it this one call, and the signature. */
export const vendorHeaders = {
  time: 'X-Vendor-Time',
  nonce: 'X-Vendor-Nonce',
  signature: 'X-Vendor-Signature',
  /** The code of the vendor, where its body does not say it. */
  code: 'X-Vendor-Code',
} as const

/** All that a signature stands for. */
export type SignedCall = {
  method: string
  /** The path of the address, without its query. */
  path: string
  /** Milliseconds since 1970, in digits. */
  time: string
  nonce: string
  body: string
}

/** HMAC-SHA256 under the vendor's secret, in hex, over method, path, time, nonce and the SHA-256 of the body (games 24). */
export function signCall(secret: string, { method, path, time, nonce, body }: SignedCall): string {
  const digest = createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', secret).update([method, path, time, nonce, digest].join('\n')).digest('hex')
}

/** Whether a call was signed by who holds the secret; an installation without a secret trusts nobody. */
export function isSigned(secret: string, call: SignedCall, signature: string): boolean {
  if (!secret || !/^[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(signCall(secret, call)), Buffer.from(signature))
}
