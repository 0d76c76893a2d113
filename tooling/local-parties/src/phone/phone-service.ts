import { codeRules } from '@saola/rules'
import { refusals, type RefusalName } from './outcomes.ts'

/** A code that the service sent, as its owner reads it. */
export type SentCode = { phoneNumber: string; code: string; at: number }

/** What the service answers; a message is a refusal, in the words of Identity Toolkit. */
export type PhoneAnswer = { body: Record<string, string> } | { refused: string }

type Visit = SentCode & { refusal: RefusalName | undefined }

/** Numbers as Firebase takes them, E.164. */
const phoneForm = /^\+[1-9]\d{7,14}$/

/** As many codes and tokens as are remembered. */
const most = 200

/**
 * Plays a service that verifies phones, in the protocol of Firebase (Identity Toolkit's `accounts:sendVerificationCode` and
 * `accounts:signInWithPhoneNumber`). It keeps what it sends, so that a laptop without a phone can read it. What it refuses
 * without a reason is chosen on its captcha page.
 */
export function playPhoneService({
  now,
  randomBytes,
}: {
  now: () => number
  randomBytes: (length: number) => Buffer
}) {
  const tokens = new Map<string, RefusalName | undefined>()
  const visits = new Map<string, Visit>()
  const draw = (): string => randomBytes(18).toString('base64url')

  /** The captcha is solved: its token serves once. */
  function solve(refusal: RefusalName | undefined): string {
    const token = draw()
    tokens.set(token, refusal)
    forgetOldest(tokens)
    return token
  }

  function sendVerificationCode({
    phoneNumber = '',
    recaptchaToken = '',
  }: Record<string, string>): PhoneAnswer {
    if (phoneNumber === '') return { refused: 'MISSING_PHONE_NUMBER' }
    if (!phoneForm.test(phoneNumber)) return { refused: 'INVALID_PHONE_NUMBER : not E.164' }
    if (recaptchaToken === '') return { refused: 'MISSING_RECAPTCHA_TOKEN' }
    if (!tokens.has(recaptchaToken)) return { refused: 'CAPTCHA_CHECK_FAILED' }
    const refusal = tokens.get(recaptchaToken)
    tokens.delete(recaptchaToken)
    if (refusal !== undefined && refusals[refusal].at === 'send') return { refused: refusals[refusal].says }
    const sessionInfo = draw()
    const code = String(randomBytes(4).readUInt32BE() % 10 ** codeRules.digits).padStart(
      codeRules.digits,
      '0',
    )
    visits.set(sessionInfo, { phoneNumber, code, at: now(), refusal })
    forgetOldest(visits)
    return { body: { sessionInfo } }
  }

  function signInWithPhoneNumber({ sessionInfo = '', code = '' }: Record<string, string>): PhoneAnswer {
    if (code === '') return { refused: 'MISSING_CODE' }
    const visit = visits.get(sessionInfo)
    if (visit === undefined) return { refused: 'INVALID_SESSION_INFO' }
    if (visit.refusal !== undefined) return { refused: refusals[visit.refusal].says }
    if (now() - visit.at >= codeRules.expiryMs) return { refused: 'SESSION_EXPIRED' }
    if (code !== visit.code) return { refused: 'INVALID_CODE' }
    visits.delete(sessionInfo)
    return { body: { idToken: draw(), localId: draw(), phoneNumber: visit.phoneNumber } }
  }

  return {
    solve,
    sendVerificationCode,
    signInWithPhoneNumber,
    /** What was sent and not used yet, the newest first. */
    sent: (): SentCode[] =>
      [...visits.values()].toReversed().map(({ phoneNumber, code, at }) => ({ phoneNumber, code, at })),
  }
}

function forgetOldest(kept: Map<string, unknown>): void {
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}
