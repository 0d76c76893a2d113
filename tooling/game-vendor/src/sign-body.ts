import { createHmac } from 'node:crypto'

/** The header that carries the signature of a seamless wallet call. */
export const signatureHeader = 'X-Vendor-Signature'

/** HMAC-SHA256 of the body under the vendor's secret, in hex. */
export function signBody(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}
