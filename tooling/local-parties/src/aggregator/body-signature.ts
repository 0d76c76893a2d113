import { createSign, createVerify } from 'node:crypto'

/** The header that carries a signature of Hub88's protocol, both ways. */
export const signatureHeader = 'X-Hub88-Signature'

/** RSA-SHA256 over the bytes of a body, in Base64. */
export function signBody(privateKey: string, body: string): string {
  return createSign('RSA-SHA256').update(body).sign(privateKey, 'base64')
}

/** Whether a body was signed by the holder of a key. */
export function isBodySigned(publicKey: string, body: string, signature: string): boolean {
  return createVerify('RSA-SHA256').update(body).verify(publicKey, signature, 'base64')
}
