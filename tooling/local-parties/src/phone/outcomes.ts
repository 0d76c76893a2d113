/**
 * What the played service can be told to answer, by the code that people are told (session 7), with its own word for it. A
 * refusal comes while the code is asked for, or with the code that was typed.
 */
export const refusals = {
  'invalid-phone-number': { at: 'send', says: 'INVALID_PHONE_NUMBER : TOO_SHORT' },
  'missing-phone-number': { at: 'send', says: 'MISSING_PHONE_NUMBER' },
  'too-many-requests': { at: 'send', says: 'TOO_MANY_ATTEMPTS_TRY_LATER : blocked' },
  unknown: { at: 'send', says: 'INTERNAL_ERROR' },
  'captcha-check-failed': { at: 'send', says: 'CAPTCHA_CHECK_FAILED' },
  'quota-exceeded': { at: 'send', says: 'QUOTA_EXCEEDED : Exceeded quota' },
  'operation-not-allowed': { at: 'send', says: 'OPERATION_NOT_ALLOWED' },
  'invalid-verification-code': { at: 'confirm', says: 'INVALID_CODE' },
  'missing-verification-code': { at: 'confirm', says: 'MISSING_CODE' },
  'code-expired': { at: 'confirm', says: 'SESSION_EXPIRED' },
} as const satisfies Record<string, { at: 'send' | 'confirm'; says: string }>

export type RefusalName = keyof typeof refusals

/** A refusal that somebody chose on the captcha page; anything else is none. */
export function readRefusal(name: unknown): RefusalName | undefined {
  return (Object.keys(refusals) as RefusalName[]).find((known) => known === name)
}
