import { createCipheriv, createHash } from 'node:crypto'

/**
 * A link as the gateway family sends it (wire 16): DES of the address, Base64, and the 8-character key behind it.
 * A key that ships with its text hides nothing; clients of the family expect it all the same. It follows from the address,
 * so that the same settings are the same bytes, which are packed once.
 */
export function customerServicePath(url: string): string {
  const key = createHash('sha256').update(url).digest('hex').slice(0, 8)
  // OpenSSL 3 has no single DES; triple DES with one key three times is the same function.
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null)
  return cipher.update(url, 'utf8', 'base64') + cipher.final('base64') + key
}
