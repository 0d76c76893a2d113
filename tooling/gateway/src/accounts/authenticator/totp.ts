import { createHmac } from 'node:crypto'
import { totpRules, totpSteps } from '@saola/rules'

/** The code of a step (RFC 4226 truncation with SHA-1, as every authenticator app knows it), six digits as a rule. */
export function codeAt(secret: Buffer, step: number, digits: number = totpRules.digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = (mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The step whose code this is, later than `after`; undefined when it is none of the present window. */
export function matchingStep(secret: Buffer, code: string, now: number, after: number): number | undefined {
  return totpSteps(now, after).find((step) => codeAt(secret, step) === code)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding (RFC 4648), as authenticator apps take a secret. */
export function toBase32(bytes: Buffer): string {
  let bits = 0
  let value = 0
  let text = ''
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(value >>> bits) & 31]
    }
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text
}
