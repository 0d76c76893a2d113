// oxlint-disable-next-line typescript/triple-slash-reference -- whoever imports this package compiles it and needs the types
/// <reference path="./des-js.d.ts" />
import des from 'des.js'

/** DES, ECB, PKCS7 (wire 13): UTF-8 text to Base64. Only the first 8 characters of the key count. */
export function encryptDes(text: string, key: string): string {
  const cipher = des.DES.create({ type: 'encrypt', key: keyBytes(key) })
  const bytes = [...cipher.update(new TextEncoder().encode(text)), ...cipher.final()]
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
}

/** The way back: Base64 to UTF-8 text. Throws for a wrong key or a damaged text. */
export function decryptDes(base64: string, key: string): string {
  const cipher = des.DES.create({ type: 'decrypt', key: keyBytes(key) })
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const text = [...cipher.update(bytes), ...cipher.final()]
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text))
}

function keyBytes(key: string): Uint8Array {
  const bytes = new TextEncoder().encode(key).slice(0, 8)
  if (bytes.length < 8) throw new RangeError('A DES key needs 8 bytes')
  return bytes
}
