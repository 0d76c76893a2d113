import type { ErrorCode } from '@saola/protocol'
import { dayMs } from '../lengths-of-time.ts'

// Open: nobody gives these numbers; they are the operator's.
/** At most so many links of one agent at a time, and so many registrations by one link. */
export const linkRules = { most: 100, mostQuota: 100_000, nameLength: 40, codeLength: 8 } as const

/** Who came by a link counts as active with a bet in the last 30 days, cancelled ones aside (team 17). */
export const activeMs: number = 30 * dayMs

/** What a link lets in; times in ms, `used` counts those who registered by it. */
export type LinkTerms = {
  readonly quota?: number | undefined
  readonly used: number
  readonly expiresAt?: number | undefined
  readonly isPaused: boolean
}

/** How links stand. `used_up` has let in as many as it may. */
export type LinkState = 'open' | 'paused' | 'expired' | 'used_up'

/** How a link stands at a time: what cannot be undone is said before a pause, which can. */
export function linkState({ quota, used, expiresAt, isPaused }: LinkTerms, now: number): LinkState {
  if (expiresAt !== undefined && now >= expiresAt) return 'expired'
  if (quota !== undefined && used >= quota) return 'used_up'
  return isPaused ? 'paused' : 'open'
}

/** The refusal of a registration by a link that is not open. */
export const linkRefusals = {
  paused: 'register.invitation.paused',
  expired: 'register.invitation.expired',
  used_up: 'register.invitation.used_up',
} as const satisfies Record<Exclude<LinkState, 'open'>, ErrorCode>

/** Letters and digits that nobody takes for another: no 0 and O, no 1, I and L. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A code for a link, from random bytes. */
export function linkCode(randomBytes: (length: number) => Uint8Array): string {
  let code = ''
  while (code.length < linkRules.codeLength) {
    for (const byte of randomBytes(linkRules.codeLength)) {
      // Bytes beyond the last whole round of letters are left out, so that each letter is as likely.
      if (byte >= letters.length * Math.floor(256 / letters.length)) continue
      code += letters[byte % letters.length]
      if (code.length === linkRules.codeLength) break
    }
  }
  return code
}
