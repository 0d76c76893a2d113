import { createHash, timingSafeEqual } from 'node:crypto'
import type { CallContext } from '../http/mount.ts'
import { Fault } from '../http/fault.ts'
import type { House } from '../house.ts'

/** The cookie that ties a picture to a visitor. */
export const captchaCookie = 'saola_captcha'

/** A picture may be answered for this long. */
export const captchaMs = 5 * 60_000

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

/** Refuses a missing, wrong, late or second answer. One picture takes one answer, right or wrong. */
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
  const isRight = row !== undefined && timingSafeEqual(digest(row.answer), digest(given))
  if (!isRight || row.expires_at <= house.now()) throw new Fault('login.captcha.wrong', more)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
