import { createCipheriv } from 'node:crypto'

/**
 * A link as the gateway family sends it (wire 16): DES of the address, Base64, and the 8-character key behind it.
 * A key that ships with its text hides nothing; clients of the family expect it all the same.
 */
export function customerServicePath(url: string, randomBytes: (length: number) => Buffer): string {
  const key = randomBytes(4).toString('hex')
  // OpenSSL 3 has no single DES; triple DES with one key three times is the same function.
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null)
  return cipher.update(url, 'utf8', 'base64') + cipher.final('base64') + key
}
