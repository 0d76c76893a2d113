import { captchaWork } from '@saola/rules'
import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { captchaCookie, captchaMs, keepCaptcha, keepCaptchaWork } from './captcha-store.ts'
import { drawCaptcha } from './draw-captcha.ts'
import { limits } from './limits.ts'
import { replyWithCookie } from './reply-with-cookie.ts'

/** A new picture of six digits; its id travels in a cookie that scripts cannot read. */
export const getCaptcha: Handler<typeof calls.session.captcha> = async ({ house, ip }) => {
  await takeAttempt(house, `captcha:address:${ip}`, limits.captchaPerAddress)
  const random = (): number => house.randomBytes(4).readUInt32BE() / 2 ** 32
  const answer = Array.from({ length: 6 }, () => Math.floor(random() * 10)).join('')
  const id = await keepCaptcha(house, answer)
  return replyWithCookie(house, cookieOf(id), drawCaptcha(answer, random))
}

/** A new captcha of work, which takes the place of a picture that the same visitor has. */
export const getCaptchaWork: Handler<typeof calls.session.captchaWork> = async ({ house, ip }) => {
  await takeAttempt(house, `captcha:address:${ip}`, limits.captchaPerAddress)
  const challenge = house.randomBytes(16).toString('base64url')
  const id = await keepCaptchaWork(house, challenge)
  return replyWithCookie(house, cookieOf(id), { challenge, ...captchaWork })
}

function cookieOf(id: string) {
  return { name: captchaCookie, value: id, maxAgeMs: captchaMs }
}
