import { totpRules, totpSteps } from '@saola/rules'
import { HOTP, Secret } from 'otpauth'

/** The code of a step (RFC 4226 with SHA-1, as every authenticator app knows it), six digits as a rule. */
export function codeAt(secret: Buffer, step: number, digits: number = totpRules.digits): string {
  return HOTP.generate({ secret: secretOf(secret), algorithm: 'SHA1', digits, counter: step })
}

/** The step whose code this is, later than `after`; undefined when it is none of the present window. */
export function matchingStep(secret: Buffer, code: string, now: number, after: number): number | undefined {
  return totpSteps(now, after).find((step) => codeAt(secret, step) === code)
}

/** Base32 without padding (RFC 4648), as authenticator apps take a secret. */
export function toBase32(bytes: Buffer): string {
  return secretOf(bytes).base32
}

/** A copy: a Buffer may be a piece of a larger one. */
function secretOf(bytes: Buffer): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer })
}
