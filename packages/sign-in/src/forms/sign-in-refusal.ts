import { isApiError } from '@saola/api-client'

/** The ways of the second step after an unregistered IP (session 12). */
export const verificationWays = ['sms', 'email', 'bank', 'passkey', 'totp'] as const
export type VerificationWay = (typeof verificationWays)[number]

/** What a refused sign-in asks for: a captcha from now on, or a second step. */
export type SignInRefusal = {
  captcha: boolean
  verification: { challenge: string; ways: VerificationWay[] } | undefined
}

/** Reads `value.captcha` and `value.challenge` with `value.ways` from the body of a refused sign-in (wire 22). */
export function readSignInRefusal(error: unknown): SignInRefusal {
  const value = refusalValue(error)
  const asked = Array.isArray(value['ways']) ? value['ways'] : []
  const ways = verificationWays.filter((way) => asked.includes(way))
  const challenge = value['challenge']
  return {
    captcha: Boolean(value['captcha']) || (isApiError(error) && error.code === 'login.captcha.wrong'),
    verification: typeof challenge === 'string' && ways.length > 0 ? { challenge, ways } : undefined,
  }
}

/** What a refusal carries beside its code and text; empty when it carries nothing. */
export function refusalValue(error: unknown): Record<string, unknown> {
  const body = isApiError(error) ? error.body : undefined
  if (typeof body !== 'object' || body === null || !('value' in body)) return {}
  const { value } = body
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
