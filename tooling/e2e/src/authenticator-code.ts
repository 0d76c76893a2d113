import { createHmac } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows for a base32 secret (RFC 6238); `ahead` looks that many steps of 30 s into the future. */
export function authenticatorCode(secret: string, ahead = 0): string {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}
