import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'

/** What sealing needs: the secret of the installation, and chance. */
export type Sealing = { settings: { storeSecret: string }; randomBytes: (length: number) => Buffer }

const cipherName = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Seals a text that a copy of the database must not tell (AES-256-GCM under the installation's store secret). `about` says
 * what it is the secret of: sealed for one row, it opens for no other.
 */
export function sealText({ settings, randomBytes }: Sealing, text: string, about: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(cipherName, keyOf(settings.storeSecret), nonce).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Opens what `sealText` sealed; throws where the secret or the row is another one. */
export function openText({ settings }: Pick<Sealing, 'settings'>, sealed: string, about: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, nonceBytes)
  const decipher = createDecipheriv(cipherName, keyOf(settings.storeSecret), nonce)
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  )
}

/** A name for a text, by which equal ones are found and from which nobody without the secret learns it. */
export function keyOfText({ settings }: Pick<Sealing, 'settings'>, text: string): string {
  return createHmac('sha256', keyOf(settings.storeSecret, 'saola key')).update(text).digest('base64url')
}

function keyOf(secret: string, use = 'saola store'): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', use, 32))
}
