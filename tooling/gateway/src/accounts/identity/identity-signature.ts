import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header that carries the signature of what a service of identities tells later. */
export const identitySignatureHeader = 'X-Identity-Signature'

/** HMAC-SHA256 of the body as it travels, in lower-case hex. */
export function signIdentityResult(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/** Whether a body was signed with the secret; takes the same time for every wrong signature. */
export function isSignedIdentityResult(secret: string, body: string, signature: string): boolean {
  const expected = Buffer.from(signIdentityResult(secret, body))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
