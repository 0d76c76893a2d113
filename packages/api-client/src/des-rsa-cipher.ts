import type { BodyCipher, RandomBytes } from './body-cipher.ts'
import { encryptDes } from './des-ecb.ts'
import { encryptRawRsa } from './raw-rsa.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const keyLength = 16

/** The legacy scheme (wire 13): DES with a fresh key, which travels under unpadded RSA in the header. */
export function createDesRsaCipher(modulusHex: string, random: RandomBytes): BodyCipher {
  return {
    async seal(text) {
      const key = drawKey(random)
      return { value: encryptDes(text, key), encryption: encryptRawRsa(key, modulusHex) }
    },
  }
}

function drawKey(random: RandomBytes): string {
  let key = ''
  while (key.length < keyLength) {
    for (const byte of random(keyLength * 2)) {
      // 248 is four times the alphabet: larger bytes would favour its beginning.
      if (byte < 248 && key.length < keyLength) key += alphabet.charAt(byte % alphabet.length)
    }
  }
  return key
}
