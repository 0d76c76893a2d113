import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** An RSA key pair as PEM. */
export type KeyPair = { publicKey: string; privateKey: string }

/** What both sides sign by: each knows the other's public key alone, but here one laptop plays both. */
export type AggregatorKeys = { operator: KeyPair; aggregator: KeyPair }

/** The keys that lie in a file; `isNew` where it was not there and they were made. */
export function readAggregatorKeys(file: string): AggregatorKeys & { isNew: boolean } {
  // It is written here and nowhere else.
  if (existsSync(file)) return { ...(JSON.parse(readFileSync(file, 'utf8')) as AggregatorKeys), isNew: false }
  const keys = { operator: newPair(), aggregator: newPair() }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(keys, undefined, 2), { mode: 0o600 })
  return { ...keys, isNew: true }
}

function newPair(): KeyPair {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}
