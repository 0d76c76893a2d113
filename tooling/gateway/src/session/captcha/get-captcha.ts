import type { calls } from '@saola/protocol'
import { captchaDoor } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { captchaCookieOf, failuresOf, keepCaptcha } from './captcha-store.ts'
import { drawCaptcha } from './draw-captcha.ts'
import { limits } from '../../accounts/attempt-limits.ts'
import { replyWithCookie } from '../reply-with-cookie.ts'

/** A new picture of six digits; its id travels in a cookie that scripts cannot read. */
export const getCaptcha: Handler<typeof calls.session.captcha> = async ({ services, network }) => {
  await takeAttempt(services, `captcha:address:${network}`, limits.captchaPerAddress)
  // A program reads it, so that a network which has failed often is asked for work alone (session 51).
  if (!captchaDoor(await failuresOf(services, network)).takesPicture) throw new Fault('TOO_MANY_REQUEST')
  const random = (): number => services.randomBytes(4).readUInt32BE() / 2 ** 32
  const answer = Array.from({ length: 6 }, () => Math.floor(random() * 10)).join('')
  const id = await keepCaptcha(services, answer)
  return replyWithCookie(services, captchaCookieOf(id), drawCaptcha(answer, random))
}
