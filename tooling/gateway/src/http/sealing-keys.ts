import type { SealingKeys } from '../services/ports.ts'
import { createPrivateKey, generateKeyPairSync } from 'node:crypto'

/** Makes new keys; they live as long as the process, and a client that holds an old key fetches the new one once. */
export function createSealingKeys(kid: string): SealingKeys {
  const jwe = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = jwe.publicKey.export({ format: 'jwk' })
  const legacy = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ format: 'jwk' })
  const modulus = fromBase64Url(legacy.n ?? '')
  return {
    jwe: {
      kid,
      privateKey: createPrivateKey({ key: jwe.privateKey.export({ format: 'pem', type: 'pkcs8' }) }),
      publicJwk: { kty: 'RSA', n: jwk.n ?? '', e: jwk.e ?? '', kid, alg: 'RSA-OAEP-256' },
    },
    legacy: {
      modulus,
      privateExponent: fromBase64Url(legacy.d ?? ''),
      modulusHex: modulus.toString(16),
    },
  }
}

function fromBase64Url(text: string): bigint {
  return BigInt(`0x${Buffer.from(text, 'base64url').toString('hex')}`)
}
