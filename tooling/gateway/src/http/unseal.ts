import type { SealingKeys } from '../services/ports.ts'
import { createDecipheriv } from 'node:crypto'
import { compactDecrypt } from 'jose'

/**
 * Opens a sealed body: a compact JWE when the `Encryption` header starts with `JWE`, else the legacy scheme
 * (wire 14: raw RSA around a 16-character key, DES-ECB with its first 8 characters). Undefined when it cannot be opened.
 */
export async function unseal(
  keys: SealingKeys,
  sealed: { value: string; encryption: string; legacyAllowed: boolean },
): Promise<unknown> {
  try {
    if (sealed.encryption.startsWith('JWE')) return await openJwe(keys, sealed.value)
    return sealed.legacyAllowed ? openLegacy(keys, sealed) : undefined
  } catch {
    // Which step failed would tell an attacker about the key.
    return undefined
  }
}

async function openJwe(keys: SealingKeys, value: string): Promise<unknown> {
  const { plaintext } = await compactDecrypt(value, keys.jwe.privateKey, {
    keyManagementAlgorithms: ['RSA-OAEP-256'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return JSON.parse(new TextDecoder().decode(plaintext))
}

function openLegacy(keys: SealingKeys, sealed: { value: string; encryption: string }): unknown {
  if (!/^[0-9a-f]{4,512}$/i.test(sealed.encryption)) return undefined
  const { modulus, privateExponent } = keys.legacy
  const secret = power(BigInt(`0x${sealed.encryption}`), privateExponent, modulus).toString(16)
  const key = Buffer.from(secret.padStart(Math.ceil(secret.length / 2) * 2, '0'), 'hex')
  if (key.length !== 16) return undefined
  const des = key.subarray(0, 8)
  // OpenSSL 3 has no single DES; triple DES with one key three times is the same function.
  const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([des, des, des]), null)
  const plain = Buffer.concat([decipher.update(sealed.value, 'base64'), decipher.final()])
  return JSON.parse(plain.toString('utf8'))
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}
