import { constants, createCipheriv, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto'

/** The server's half of sealed bodies. */
export type Seal = {
  /** The modulus as 256 hex digits; the exponent is 10001. */
  modulus: string
  /** The text inside a sealed body, or undefined where header or body cannot be opened. */
  open(encryption: string, ciphertext: string): string | undefined
}

const keyBytes = 128

/** Makes a key of 1024 bits, raw RSA as the family uses it. Worth nothing against anybody who tries. */
export function createSeal(): Seal {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 1024,
    publicExponent: 0x1_00_01,
  })
  const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url').toString('hex')

  function readSessionKey(encryption: string): string | undefined {
    const sealed = Buffer.from(encryption.padStart(2 * keyBytes, '0'), 'hex')
    if (!/^[\da-f]{4,256}$/i.test(encryption) || sealed.length !== keyBytes) return undefined
    // A number above the modulus is refused by the library; it is a broken header like any other.
    if (sealed.toString('hex') >= modulus) return undefined
    const opened = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, sealed)
    const sessionKey = opened.toString('latin1').replace(/^\0+/, '')
    return /^[\dA-Za-z]{16}$/.test(sessionKey) ? sessionKey : undefined
  }

  return {
    modulus,
    open(encryption, ciphertext) {
      const sessionKey = readSessionKey(encryption)
      return sessionKey === undefined ? undefined : openDes(sessionKey.slice(0, 8), ciphertext)
    },
  }
}

/** Seals a text with the eight characters of a key: DES, ECB, Base64. */
export function sealDes(key: string, text: string): string {
  const cipher = createCipheriv('des-ede3-ecb', tripled(key), null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

function openDes(key: string, ciphertext: string): string | undefined {
  const decipher = createDecipheriv('des-ede3-ecb', tripled(key), null)
  try {
    return Buffer.concat([decipher.update(ciphertext, 'base64'), decipher.final()]).toString('utf8')
  } catch {
    // Wrong key or a body that was cut: the caller says so.
    return undefined
  }
}

/** Triple DES with one key three times is DES, which today's libraries no longer offer by its own name. */
function tripled(key: string): Buffer {
  return Buffer.from(key.repeat(3), 'utf8')
}
