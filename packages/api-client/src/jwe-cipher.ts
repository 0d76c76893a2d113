import { CompactEncrypt, importJWK } from 'jose'
import type { BodyCipher } from './body-cipher.ts'

/** The public key as `GET /wps/session/key/jwk` serves it. */
export type PublicJwk = { kty: 'RSA'; n: string; e: string; kid: string }

/** RSA-OAEP-256 with A256GCM: the value is a compact JWE, the header names the key (wire 12). */
export async function createJweCipher(jwk: PublicJwk): Promise<BodyCipher> {
  const key = await importJWK(jwk, 'RSA-OAEP-256')
  return {
    async seal(text) {
      const value = await new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: jwk.kid })
        .encrypt(key)
      return { value, encryption: `JWE ${jwk.kid}` }
    },
  }
}
