import { createHash, timingSafeEqual } from 'node:crypto'
import {
  beginsWithZeroBits,
  captchaDoorOfAnswer,
  captchaWork,
  captchaWorkText,
  readCaptchaWork,
  captchaMs,
  type CaptchaDoor,
} from '@saola/rules'
import { plainText } from '@saola/validation'
import type { CallContext } from '../../http/mount.ts'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'

/** The cookie that ties a picture to a visitor. */
const captchaCookie = 'saola_captcha'

/** What stands before the challenge of a captcha of work where a picture keeps its digits. */
const workMark = 'work:'

/** The cookie of a captcha's id, which lives as long as the captcha. */
export function captchaCookieOf(id: string): { name: string; value: string; maxAgeMs: number } {
  return { name: captchaCookie, value: id, maxAgeMs: captchaMs }
}

/** Keeps the answer of a new picture under a random id and returns the id; ended ones go. */
export async function keepCaptcha(services: Services, answer: string): Promise<string> {
  const id = services.randomBytes(24).toString('base64url')
  await services.db.deleteFrom('captcha').where('expires_at', '<=', services.now()).execute()
  await services.db
    .insertInto('captcha')
    .values({ id_hash: digest(id).toString('hex'), answer, expires_at: services.now() + captchaMs })
    .execute()
  return id
}

/** Keeps the challenge of a captcha of work, and how hard it is, under a random id and returns the id. */
export function keepCaptchaWork(services: Services, challenge: string, bits: number): Promise<string> {
  return keepCaptcha(services, `${workMark}${bits}:${challenge}`)
}

/** How often somebody in a network has failed to come in, in the last minutes. */
export async function failuresOf(services: Services, network: string): Promise<number> {
  return (await services.limiter.look(signInAddressKey(network))).count
}

/** Under which the failures of a network are counted. */
export function signInAddressKey(network: string): string {
  return `sign-in:address:${network}`
}

/** Refuses a missing, wrong, late, too easy or second answer. One picture, or one work, takes one answer, right or wrong. */
export async function requireCaptcha(
  { services, cookie, network }: Pick<CallContext<unknown>, 'services' | 'cookie' | 'network'>,
  answer: string | undefined,
): Promise<void> {
  const more = { field: 'captcha', value: { captcha: true } }
  const given = plainText(answer ?? '')
  if (given === '') {
    throw new Fault('login.captcha.wrong', { ...more, messageKey: 'validation.captcha_required' })
  }
  const row = await services.db
    .deleteFrom('captcha')
    .where('id_hash', '=', digest(cookie(captchaCookie) ?? '').toString('hex'))
    .returning(['answer', 'expires_at'])
    .executeTakeFirst()
  const door = captchaDoorOfAnswer(await failuresOf(services, network))
  const isRight = row !== undefined && isAnswer(row.answer, given, door)
  if (!isRight || row.expires_at <= services.now()) throw new Fault('login.captcha.wrong', more)
}

function isAnswer(kept: string, given: string, door: CaptchaDoor): boolean {
  if (!kept.startsWith(workMark)) return door.takesPicture && timingSafeEqual(digest(kept), digest(given))
  const [, bitsText = '', challenge = ''] = kept.split(':')
  const bits = Number(bitsText)
  if (bits < door.bits) return false
  const numbers = readCaptchaWork(given)
  return (
    numbers?.length === captchaWork.parts &&
    numbers.every((number, part) =>
      beginsWithZeroBits(digest(captchaWorkText(challenge, part, number)), bits),
    )
  )
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
