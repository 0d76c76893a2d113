import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header that carries the signature of a reported transfer. */
export const signatureHeader = 'X-Bank-Signature'

/** HMAC-SHA256 of the body as it travels, in lower-case hex. */
export function signTransfer(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/** Whether a body was signed with the secret; takes the same time for every wrong signature. */
export function isSignedTransfer(secret: string, body: string, signature: string): boolean {
  const expected = Buffer.from(signTransfer(secret, body))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
