import type { PhoneService } from '../../services/ports.ts'
import * as z from 'zod/mini'
import { Fault } from '../../http/fault.ts'
import type { ErrorCode } from '@saola/protocol'

/** What Firebase calls its refusals, and what we call them (session 7). */
const refusals: ReadonlyMap<string, ErrorCode> = new Map([
  ['INVALID_PHONE_NUMBER', 'phone.invalid-phone-number'],
  ['MISSING_PHONE_NUMBER', 'phone.missing-phone-number'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'phone.too-many-requests'],
  ['INVALID_CODE', 'phone.invalid-verification-code'],
  ['MISSING_CODE', 'phone.missing-verification-code'],
  ['CAPTCHA_CHECK_FAILED', 'phone.captcha-check-failed'],
  ['INVALID_RECAPTCHA_TOKEN', 'phone.captcha-check-failed'],
  ['MISSING_RECAPTCHA_TOKEN', 'phone.captcha-check-failed'],
  ['INVALID_APP_CREDENTIAL', 'phone.captcha-check-failed'],
  ['MISSING_APP_CREDENTIAL', 'phone.captcha-check-failed'],
  ['QUOTA_EXCEEDED', 'phone.quota-exceeded'],
  ['OPERATION_NOT_ALLOWED', 'phone.operation-not-allowed'],
  ['SESSION_EXPIRED', 'phone.code-expired'],
  ['INVALID_SESSION_INFO', 'phone.code-expired'],
])

const started = z.object({ sessionInfo: z.string() })
/** Firebase names the number that a code has proved. */
const proved = z.object({ phoneNumber: z.string() })
const refused = z.object({ error: z.object({ message: z.string() }) })

/** Firebase's phone sign-in over its REST interface. The key is public; what it may do is set at Firebase. */
export function createFirebasePhoneService({
  apiKey,
  origin = 'https://identitytoolkit.googleapis.com',
  fetch = globalThis.fetch,
}: {
  apiKey: string
  origin?: string
  fetch?: typeof globalThis.fetch
}): PhoneService {
  const ask = async (method: string, body: Record<string, string>): Promise<unknown> => {
    const response = await fetch(`${origin}/v1/accounts:${method}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    }).catch((cause: unknown) => {
      throw new Fault('phone.unknown', { cause })
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok) return answer
    throw new Fault(codeOf(answer), { cause: new Error(`Firebase answered ${response.status}`) })
  }
  return {
    async start(mobile, proof) {
      const answer = started.safeParse(
        await ask('sendVerificationCode', { phoneNumber: mobile, ...(proof && { recaptchaToken: proof }) }),
      )
      if (!answer.success) throw new Fault('phone.unknown', { cause: answer.error })
      return answer.data.sessionInfo
    },
    async confirm(sessionInfo, mobile, code) {
      try {
        const answer = proved.safeParse(await ask('signInWithPhoneNumber', { sessionInfo, code }))
        if (!answer.success) throw new Fault('phone.unknown', { cause: answer.error })
        return answer.data.phoneNumber === mobile
      } catch (error) {
        if (error instanceof Fault && error.code === 'phone.invalid-verification-code') return false
        throw error
      }
    },
  }
}

/** A message is the code alone, or the code, a colon and words. */
function codeOf(answer: unknown): ErrorCode {
  const read = refused.safeParse(answer)
  const name = read.success ? (read.data.error.message.split(/[ :]/)[0] ?? '') : ''
  return refusals.get(name) ?? 'phone.unknown'
}
