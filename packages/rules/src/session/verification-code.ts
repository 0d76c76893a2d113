import type { ErrorCode } from '@saola/protocol'
import { codeMs, codeResendMs } from '../lengths-of-time.ts'

// Open: nobody gives numbers for codes; these are the operator's.
/** How codes by SMS and mail behave: six digits, five minutes, a new one after a minute, five wrong tries. */
export const codeRules = { digits: 6, expiryMs: codeMs, resendMs: codeResendMs, tries: 5 } as const

/** The newest code that was sent to an address, with its time in ms and the wrong answers to it. */
export type SentCode = { readonly sentAt: number; readonly wrongTries: number; readonly isUsed: boolean }

/** Why an answer does not open: those of a phone service (session 7), and `code.locked` after too many wrong tries. */
export type CodeRefusal = Extract<
  ErrorCode,
  'phone.missing-verification-code' | 'phone.invalid-verification-code' | 'phone.code-expired' | 'code.locked'
>

/** The milliseconds until another code may be sent to the same address; 0 when it may be sent now. */
export function resendWaitMs(sent: Pick<SentCode, 'sentAt'> | undefined, now: number): number {
  return sent === undefined ? 0 : Math.max(0, sent.sentAt + codeRules.resendMs - now)
}

/**
 * Undefined when an answer opens, else the first reason against it. Only the newest code counts, and once. `isRight` is
 * the caller's comparison, in constant time; a locked code stays locked for the right answer too.
 */
export function checkCode(
  sent: SentCode | undefined,
  answer: { readonly text: string; readonly isRight: boolean },
  now: number,
): CodeRefusal | undefined {
  if (answer.text.trim() === '') return 'phone.missing-verification-code'
  if (sent === undefined || sent.isUsed) return 'phone.invalid-verification-code'
  if (now >= sent.sentAt + codeRules.expiryMs) return 'phone.code-expired'
  if (sent.wrongTries >= codeRules.tries) return 'code.locked'
  return answer.isRight ? undefined : 'phone.invalid-verification-code'
}
