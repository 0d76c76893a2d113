import { createPublicKey, createSign, verify } from 'node:crypto'

/** RSA-SHA256 over the bytes of a body, in Base64. */
export function signBody(privateKey: string, body: string): string {
  return createSign('RSA-SHA256').update(body).sign(privateKey, 'base64')
}

/** Whether a body was signed by the holder of a key; a signature that cannot be read was not. */
export function isBodySigned(publicKey: string, body: string, signature: string): boolean {
  if (!/^[A-Za-z\d+/]{100,2000}={0,2}$/.test(signature)) return false
  return verify('RSA-SHA256', Buffer.from(body), createPublicKey(publicKey), Buffer.from(signature, 'base64'))
}
