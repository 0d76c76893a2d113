import { createHash, timingSafeEqual } from 'node:crypto'
import { beginsWithZeroBits, captchaWork, captchaWorkText, readCaptchaWork } from '@saola/rules'
import type { CallContext } from '../http/mount.ts'
import { Fault } from '../http/fault.ts'
import type { House } from '../house.ts'

/** The cookie that ties a picture to a visitor. */
export const captchaCookie = 'saola_captcha'

/** A picture may be answered for this long. */
export const captchaMs = 5 * 60_000

/** What stands before the challenge of a captcha of work where a picture keeps its digits. */
const workMark = 'work:'

/** Keeps the answer of a new picture under a random id and returns the id; ended ones go. */
export async function keepCaptcha(house: House, answer: string): Promise<string> {
  const id = house.randomBytes(24).toString('base64url')
  await house.db.deleteFrom('captcha').where('expires_at', '<=', house.now()).execute()
  await house.db
    .insertInto('captcha')
    .values({ id_hash: digest(id).toString('hex'), answer, expires_at: house.now() + captchaMs })
    .execute()
  return id
}

/** Keeps the challenge of a captcha of work under a random id and returns the id. */
export function keepCaptchaWork(house: House, challenge: string): Promise<string> {
  return keepCaptcha(house, workMark + challenge)
}

/** Refuses a missing, wrong, late or second answer. One picture, or one work, takes one answer, right or wrong. */
export async function requireCaptcha(
  { house, cookie }: Pick<CallContext<unknown>, 'house' | 'cookie'>,
  answer: string | undefined,
): Promise<void> {
  const more = { field: 'captcha', value: { captcha: true } }
  const given = answer?.trim() ?? ''
  if (given === '') {
    throw new Fault('login.captcha.wrong', { ...more, messageKey: 'validation.captcha_required' })
  }
  const row = await house.db
    .deleteFrom('captcha')
    .where('id_hash', '=', digest(cookie(captchaCookie) ?? '').toString('hex'))
    .returning(['answer', 'expires_at'])
    .executeTakeFirst()
  const isRight = row !== undefined && isAnswer(row.answer, given)
  if (!isRight || row.expires_at <= house.now()) throw new Fault('login.captcha.wrong', more)
}

function isAnswer(kept: string, given: string): boolean {
  if (!kept.startsWith(workMark)) return timingSafeEqual(digest(kept), digest(given))
  const challenge = kept.slice(workMark.length)
  const numbers = readCaptchaWork(given)
  return (
    numbers?.length === captchaWork.parts &&
    numbers.every((number, part) => beginsWithZeroBits(digest(captchaWorkText(challenge, part, number))))
  )
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
