import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 over the bytes of a body, in hex. */
export function hmacOf(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/** Whether a body was signed by a holder of one of some secrets, in hex of either case; a signature that cannot be read was not. */
export function isSignedByOne(secrets: readonly string[], body: string, signature: string): boolean {
  if (!/^[\da-f]{64}$/i.test(signature)) return false
  const told = Buffer.from(signature, 'hex')
  // How long it takes says nothing of how much of it was right.
  return secrets.some((secret) => timingSafeEqual(Buffer.from(hmacOf(secret, body), 'hex'), told))
}
