import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header that carries the signature of a seamless wallet call. */
export const signatureHeader = 'X-Vendor-Signature'

/** HMAC-SHA256 of the body under the vendor's secret, in hex. */
export function signBody(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/** Whether a body was signed by who holds the secret; an installation without a secret trusts nobody. */
export function isSigned(secret: string, body: string, signature: string | undefined): boolean {
  if (!secret || !signature || !/^[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(signBody(secret, body)), Buffer.from(signature))
}
