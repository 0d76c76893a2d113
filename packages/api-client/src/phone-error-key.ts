const codes = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
] as const

/** The codes of a phone-verification service (session 7). */
type PhoneErrorCode = (typeof codes)[number]

/**
 * The catalogue key of a phone-auth error (session 7), as the service names it or as the gateway does
 * (`phone.code-expired`); a code that is not listed there is `unknown`.
 */
export function phoneErrorKey(code: string | undefined): `system.phone.${PhoneErrorCode}` {
  const bare = code?.replace(/^phone\./, '')
  return `system.phone.${codes.find((known) => known === bare) ?? 'unknown'}`
}
